"""The herder on the trail."""
