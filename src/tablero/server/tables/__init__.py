"""What a table does: orders, facts, the table they make, what each viewer is told."""
