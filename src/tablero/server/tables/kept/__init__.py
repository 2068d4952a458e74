"""What is kept of a table: its facts, and how they are read back."""
