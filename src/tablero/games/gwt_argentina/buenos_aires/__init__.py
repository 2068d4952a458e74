"""Buenos Aires: extra delivery, income, loading, foresight, departures."""
