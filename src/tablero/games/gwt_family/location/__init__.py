"""Using a location: its actions, those of the player board, what cards do."""
