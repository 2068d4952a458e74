"""What everybody is told: the messages of the wire, made for each viewer, and the refusals."""
