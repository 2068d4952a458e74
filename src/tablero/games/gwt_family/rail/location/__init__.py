"""Using a location where there is a railroad: workers, buildings, cattle, objective cards."""
