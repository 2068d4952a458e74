"""What the faces of the titles with a railroad share."""
