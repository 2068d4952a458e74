"""Kansas City: foresight, income, Simmental cattle, delivery."""
