"""Pedro, the rancher whom the rules play."""
