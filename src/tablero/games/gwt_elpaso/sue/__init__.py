"""Sue, the rancher the rules play."""
