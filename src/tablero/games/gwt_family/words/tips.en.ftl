## Discs and zones

tip-job_market = Workers for hire. Only rows above the token are open; when the last row is full, the game ends.
tip-job_market_token = Whoever fills the job market takes it: 2 victory points, and everyone else has one last turn.
tip-cattle_market = Cattle for sale. Bought cards go to your discard pile.
tip-objective_display = Objective cards to take. Met at the end they bring victory points, failed they cost some.
tip-certificate_track = Temporary certificates. Each spent adds 1 to the breeding value of a delivery.
tip-exchange_token = Return it to draw up to 2 cards and then discard as many.
tip-station_master = Whoever upgrades the station may send a worker and take this tile.
tip-discard_pile = Shuffled into a new draw pile when that is empty. You may look through your own.
