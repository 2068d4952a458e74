## Workers, cattle, tiles

tip-cowboy = Cowboys buy cattle: the more of them take part, the lower the price.
tip-builder = Builders allow bigger buildings.
tip-engineer = Engineers move the engine further.
tip-hazard = Whoever stops here or passes pays the fee of its hand to the bank. Worth victory points once removed.
tip-flood = { tip-hazard }
tip-drought = { tip-hazard }
tip-rockfall = { tip-hazard }
tip-bandit = Whoever stops here or passes pays the fee of its hand to the bank. The space pays the one who captures the bandit.
tip-green_bandit = { tip-bandit }
tip-orange_bandit = { tip-bandit }

## Discs and zones

tip-foresight_space = In Kansas City you choose one tile of each pair; it comes to the board.
tip-forest_space = A building here counts as a forest building.
tip-herder = Your herder moves along the trail to Kansas City and starts again.
tip-engine = The further your engine, the lower the transport cost.
note-at-kansas_city = The move ends here: choose foresight tiles, take the income of your hand, deliver to a city. Then it is back to the start.
note-stop-other = Only a single auxiliary action here.
