"""Using a location: its local actions and what they set off."""
