## Tips

tip-start = The estanciero waits here after Buenos Aires; the next move leads to the first locations.
tip-step_limit = Your estanciero may make this many steps in a turn.
tip-specialization_token = The kind of worker Pedro has most of; some of Pedro’s cards look at it.
tip-foresight_space = In Buenos Aires you choose one tile of each pair; it comes to the board.
tip-herder = Your estanciero moves along the trail to Buenos Aires and starts again.
tip-gaucho = Gauchos buy cattle: the more of them take part, the lower the price.
tip-carpintero = Carpinteros allow bigger buildings.
tip-maquinista = Maquinistas move the engine further.
tip-granjero = Granjeros bring grain. They come from helped farmers, never from the job market.
tip-farmer = Whoever stops here or passes leaves the fee of its hand on the tile; whoever helps the farmer takes it.
tip-engine = The further your engine, the more loading ramps are open to your estanciero.
tip-permanent_certificate = Adds 1 to every income and is never spent.
tip-move_1 = Raises your step limit.
tip-hand_1 = Raises your hand limit by 1.
tip-hand_2 = { tip-hand_1 }
tip-grain = Ships and extra deliveries need grain.
tip-loading_ramp = A way straight to Buenos Aires, once your engine has reached its space.
tip-pedro_card = One card a turn tells what Pedro does. Reconstructed.
note-at-buenos_aires = The move ends here: extra delivery, the income of your hand, a ship to load, foresight tiles. Then it is back to the start.
