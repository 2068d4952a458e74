"""The face of the title: what clients and people get of it, beside the positions."""
