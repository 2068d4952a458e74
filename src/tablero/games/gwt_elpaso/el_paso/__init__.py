"""El Paso: Simmental card, income, delivery."""
