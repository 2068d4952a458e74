## Railroad, stations, and what lies on the board beside them

tip-building_space = Empty: no location, costs no step. Anyone may place a private building here.
tip-private_building = Place it on the trail by an action; opponents who pass it or stop there pay you the fee of its hands.
tip-hand_green = A fee: whoever passes or stops here pays it, except the owner.
tip-hand_black = { tip-hand_green }
tip-railroad = Engines move along the track; stations lie at the turnouts.
tip-turnout = An engine may stop here and its owner may upgrade the station.
tip-objective_area = Played objective cards and what you gathered. At the end the cards count what you have.
tip-temporary_certificate = { tip-certificate_track }
tip-certificate = { tip-certificate_track }
tip-certificate_track = Temporary certificates. Each spent adds 1 to the breeding value of a delivery.
tip-station = Stop at its turnout, pay the price and place a disc.
tip-job_market = Workers for hire. Only rows above the token are open; when the last row is full, the game ends.
tip-objective_display = Objective cards to take. Met at the end they bring victory points, failed they cost some.
tip-station_master = Whoever upgrades the station may send a worker and take this tile.
