"""What can be wanted of a table, from its opening to playing again."""
