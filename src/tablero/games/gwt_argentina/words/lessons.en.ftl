## The guided first game: title, sentence and reaction of each step, then the answers to other choices

lesson-intro = You drive cattle along the trail to Buenos Aires, ship them to Europe, and start again with a better herd. Points win. Inés, a bot, drives too.

lesson-ar-01-title = A herd is worth…
lesson-ar-01-say = Your herd has arrived. Each breed counts once: add up, then walk into Buenos Aires.
lesson-ar-01-phone = Your cards are under “Me”.
lesson-ar-01-guess = What is this hand worth?
lesson-ar-01-right = 1 + 2 + 2 = 5, so 5 pesos. The second Niata counted nothing.
lesson-ar-01-stop = A stop at H would bring grain. First see what a herd is for.

lesson-ar-02-title = Load a ship
lesson-ar-02-say = Value 5 and 1 grain fill ship 5. Put your cattle aboard.
lesson-ar-02-right = 1 grain goes with them once your disc is chosen. When the yellow ships sail, the disc goes to Le Havre.
lesson-ar-02-none = 2 pesos now, −2 points at the end.
lesson-ar-02-near = Fits too, but 5 reaches farther.

lesson-ar-03-title = A disc opens something
lesson-ar-03-say = Loading takes a disc off your board and opens what was under it. Take any lit one.
lesson-ar-03-right = From now on you have what it covered. The estanciero is back at the start, with 4 new cards.
lesson-ar-03-later = Good later on. What lies under a lit one helps from the first lap on.

lesson-ar-04-title = Begin at A
lesson-ar-04-say = New game: put your estanciero on A, where workers are hired.
lesson-ar-04-right = Every action printed here once, in any order.
lesson-ar-04-far = Near the end of the trail: you would skip everything with a poor hand.

lesson-ar-05-title = Hire
lesson-ar-05-say = Discard the Holando Argentino (+2 pesos), hire the gaucho for 6 and take what its place gives.
lesson-ar-05-right = 2 gauchos buy cattle cheaper, and the second place gave you an exchange token. 3 pesos are left.
lesson-ar-05-peso = 1 peso instead of everything else here. Only for when nothing fits.
lesson-ar-05-strong = 1 peso more for the strength. It helps with farmers, all game long.

lesson-ar-06-title = Build on grain
lesson-ar-06-say = Another game. Go to B, discard the Patagonico (+2 pesos), then build 1a on a lit grain space ahead of you.
lesson-ar-06-right = 1a gives 1 grain for each of your buildings on grain spaces.
lesson-ar-06-bare = Allowed, but there 1a would give nothing.
lesson-ar-06-behind = Behind you: it would wait until the next lap.

lesson-ar-07-title = Visit a farmer
lesson-ar-07-say = Another game. 2 ways from B. Walk to the blue farmer: the fee stays on the tile.
lesson-ar-07-right = 2 pesos lie on the tile, for whoever helps this farmer. That can be you.
lesson-ar-07-past = Free and quick, but nothing earned on the way.

lesson-ar-08-title = Help a farmer
lesson-ar-08-say = The farmer needs strength 3. Show as few cards as you can.
lesson-ar-08-guess = How many cards will it take?
lesson-ar-08-right = Strong enough: 2 points, your 2 pesos back, and for showing 1 or 2 cards 1 exhaustion card: no value in your hand, −2 points at the end.
lesson-ar-08-peso = 1 peso, and the farmer waits for Inés.
lesson-ar-08-many = Then you need a third card, and from 3 cards on you take 2 exhaustion cards.

lesson-ar-09-title = Rails shorten the way
lesson-ar-09-say = Another game. Go to D and drive the engine to 6. Loading ramps open when your engine reaches their number.
lesson-ar-09-right = Loading ramp 6 is open to you: a shortcut to Buenos Aires near the end of the trail.
lesson-ar-09-station = A station is points and a disc. Also good; the ramp has to wait.
lesson-ar-09-short = 1 space short of the ramp.

lesson-ar-10-title = Value and strength
lesson-ar-10-say = Another game. Go to E, discard the Fronterizo (+2 pesos) and buy the Serrano: value 3, for the ships.
lesson-ar-10-right = 2 gauchos, 2 pesos. It lies on your discard pile and comes with the next shuffle.
lesson-ar-10-same = As good on a ship, and stronger with farmers, but 1 point less.
lesson-ar-10-small = Cheaper, and strong with farmers, but on a ship it counts only 1.

lesson-ar-11-title = Grain and rest
lesson-ar-11-say = Another game. H gives grain for each granjero and sends 1 exhaustion card away. Do both.
lesson-ar-11-right = +2 grain, and −2 points are gone from your herd.
lesson-ar-11-tired = The exhaustion card stays: no value in your hand, −2 at the end.
lesson-ar-11-early = With 1 grain and a tired hand the good ships are out of reach.

lesson-ar-12-title = Take the ramp
lesson-ar-12-say = Another game. 2 farmers ahead want 1 peso each. Your engine stands on 9: take loading ramp 9.
lesson-ar-12-right = 1 step, no fee, and you are in Buenos Aires. A certificate would make your hand worth 1 more there, once.
lesson-ar-12-walk = On foot you pay both farmers. The ramp is free.
lesson-ar-12-farmer = Helping there needs much strength. You want to load a ship today.

lesson-ar-13-title = First the cities
lesson-ar-13-say = Before loading you may send 1 disc from a quay into the city: take the lit western spot of Le Havre.
lesson-ar-13-guess = How much grain must stay for ship 7?
lesson-ar-13-right = 1 grain for 4 pesos, and 2 grain are left for the ship.
lesson-ar-13-wait = Nothing lost; the disc waits.
lesson-ar-13-dear = 5 pesos and 1 point, but ship 7 then lacks 2 grain: 4 pesos.
lesson-ar-13-less = 1 grain for 3 pesos. The spot beside it brings 4 for the same grain.

lesson-ar-14-title = Ships depart
lesson-ar-14-say = Load ship 7, then choose the lit tiles: the last worker fills the row, and the yellow ships sail.
lesson-ar-14-right = The yellow ships are gone, 2 new ones came. Your disc waits on the Rotterdam quay: 2 points, more inside.
lesson-ar-14-less = With 7 you reach ship 7, and it leads to Rotterdam.
lesson-ar-14-stay = A farmer more on the trail; the ships stay until somebody fills the row.

lesson-ar-15-title = The end
lesson-ar-15-say = Another game. Last visit. A disc on the quay is worth 2, in the north quarter 6. Load ship 5, then end the game with a worker.
lesson-ar-15-right = 6 instead of 2, and 2 for the token. Inés has one more turn. Objective cards you played score too if their task is met; if not, they cost points.
lesson-ar-15-leave = Grain is worth nothing at the end: use it now.
