## Discs and zones

tip-job_market = Workers for hire. Only rows above the token are open; when the last row is full, the game ends.
tip-cattle_market = Cattle for sale. Bought cards go to your discard pile.
tip-objective_display = Objective cards to take. Met at the end they bring victory points, failed they cost some.
tip-certificate_track = Temporary certificates. Each spent adds 1 to the breeding value of a delivery.
tip-station_master = Whoever upgrades the station may send a worker and take this tile.
tip-discard_pile = Shuffled into a new draw pile when that is empty. You may look through your own.
