"""The schema and its history."""

REVISIONS = ("0001", "0002", "0003")  # the files under versions, oldest first
HEAD = REVISIONS[-1]
