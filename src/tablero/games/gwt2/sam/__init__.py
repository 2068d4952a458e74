"""Sam, the rancher whom the rules play."""
