## The guided first game: title, sentence and reaction of each step, then the answers to other choices

lesson-intro = You drive cattle along the trail to Kansas City, sell them by rail, and start again with a better herd. Points win. Inés, a bot, drives too.

lesson-gw-01-title = The end of a lap
lesson-gw-01-say = Your herd is nearly there. Add up the numbers on your 4 different cards, then walk into Kansas City.
lesson-gw-01-phone = Your cards are under “Me”.
lesson-gw-01-guess = What is this hand worth?
lesson-gw-01-right = 1 + 2 + 2 + 2: breeding value 7, so 7 dollars.
lesson-gw-01-stop = One more stop is often good. For now, let us see what the herd brings.

lesson-gw-02-title = Choose a city
lesson-gw-02-say = Value 7 reaches every city up to 7. Deliver to Bloomington.
lesson-gw-02-right = Each city takes your cattle once, so next lap you need another one. Your engine is level with it: no transport cost.
lesson-gw-02-home = 4 dollars now, but −6 points at the end.
lesson-gw-02-near = Fine too, but with 7 you can go farther.

lesson-gw-03-title = A disc leaves your board
lesson-gw-03-say = A delivery costs you a disc, and what was under it is yours from now on. Take any lit one.
lesson-gw-03-right = From now on you have what it covered. The herder is back at the start, with 4 new cards.

lesson-gw-04-title = Where to begin
lesson-gw-04-say = New game, first turn: put your herder on any neutral building. A is where workers are hired.
lesson-gw-04-right = You may do all actions printed here, each once, in any order.
lesson-gw-04-far = Close to Kansas City, but you would skip the whole trail with a weak hand.

lesson-gw-05-title = Discard, then hire
lesson-gw-05-say = Discard the Galloway (+2 dollars), then hire the cowboy for 6.
lesson-gw-05-right = 2 cowboys buy cheaper. And your hand is full again: every turn ends with drawing up to 4.
lesson-gw-05-dollar = 1 dollar instead of everything else here. Only for when nothing fits.
lesson-gw-05-builder = Builders build bigger. Good, but today we buy cattle.

lesson-gw-06-title = Steps
lesson-gw-06-say = You may go 1 to 3 locations. Empty spaces cost nothing. Stop at B to build.
lesson-gw-06-right = 1 step. Short walks use more buildings, long ones finish laps sooner.
lesson-gw-06-past = That leads past B, and there is a fee on the way.
lesson-gw-06-rival = It belongs to Inés: you pay 2 and get one small action only.

lesson-gw-07-title = Your own building
lesson-gw-07-say = Discard the Santa Gertrudis (+2 dollars), then build 2a for 2, ahead of you between D and E.
lesson-gw-07-right = Its actions are yours alone, on every lap: others who stop there get one small action. And it is 1 point.
lesson-gw-07-behind = Behind you: it would wait until the next lap.

lesson-gw-08-title = Two ways, one fee
lesson-gw-08-say = Both ways to C cost 2 dollars: one goes to Inés, one to the bank. Choose your way.
lesson-gw-08-right = Hands ask for a fee. Better the bank than an opponent.
lesson-gw-08-rival = Inés now has 6 dollars instead of 4. If you are short you pay what you have and walk on.

lesson-gw-09-title = Certificate and engine
lesson-gw-09-say = C gives a certificate: +1 for one delivery. Then drive your engine.
lesson-gw-09-right = 1 engineer, 1 space, and the engine of Inés does not count: you stand on 2. Objective cards score a task you meet; one you played and missed costs points.
lesson-gw-09-objective = Objective cards score tasks, but cost points if you fail. Later.

lesson-gw-10-title = Buy cattle
lesson-gw-10-say = Go to your own 2a, discard the Galloway (+4 dollars) and buy a Corriente with both cowboys.
lesson-gw-10-right = 3 dollars instead of 6, because 2 cowboys worked. It lies on your discard pile: value 3, and 3 points.
lesson-gw-10-market = Same market, but a Galloway brings nothing at E and you have 0 dollars.

lesson-gw-11-title = Duplicates count once
lesson-gw-11-say = 2 Criollo, 2 Pineywoods: duplicates count once. At F a pair brings 4 dollars. Which pair goes?
lesson-gw-11-phone = Your cards are under “Me”.
lesson-gw-11-guess = What is the hand worth now?
lesson-gw-11-right = 1 + 2 were worth 3. Lowest first: you drew Galloway and Santa Gertrudis, and now the hand is worth 6.
lesson-gw-11-dear = Same 4 dollars, but the 2 Criollo that stay are worth 1 together: with the 2 new cards 5 instead of 6.
lesson-gw-11-straight = G helps too, but your duplicates would still be in hand.

lesson-gw-12-title = The last polish
lesson-gw-12-say = One stop before the end, at G: engine forward, then draw a card and discard the second Pineywoods.
lesson-gw-12-right = 4 different breeds: 7. Auxiliary actions are small helpers; discs open more of them.
lesson-gw-12-early = Value 6, and your certificate makes 7: Peoria is out of reach.
lesson-gw-12-again = Then the second Pineywoods stays, and it counts nothing.
lesson-gw-12-instead = Auxiliary actions like this one stand instead of all that G offers. First the engine, then the auxiliary action that G gives.

lesson-gw-13-title = What comes to the board
lesson-gw-13-say = Kansas City: choose 1 tile of each pair. Workers fill the job market, hazards and bandits the trail.
lesson-gw-13-right = Every worker brings the end nearer: the token has moved to row 3.
lesson-gw-13-tiles = Fine as well: a worker more or fewer makes the game faster or slower. For now take what is lit.
lesson-gw-13-trail = Fine as well. Floods and bandits lie on the trail until somebody takes them away. For now take what is lit.

lesson-gw-14-title = Income, city, disc
lesson-gw-14-say = Your hand is worth 7. Spend the certificate to make it 8, then deliver to Peoria.
lesson-gw-14-right = 8 dollars in, 4 out: each red cross between engine and city costs 1. One lap is done.
lesson-gw-14-keep = 7 dollars, and you keep the certificate, but Peoria needs 8.
lesson-gw-14-near = 1 dollar cheaper. Also fine.

lesson-gw-15-title = A station
lesson-gw-15-say = Another game. Go to G. 2 engineers, 2 spaces: stop on the turnout beside station 1 and upgrade it.
lesson-gw-15-right = 2 dollars: 1 point, and another disc is gone from your board.
lesson-gw-15-far = Farther, but no station. The engine also lowers transport costs, so both are right at times.
lesson-gw-15-idle = Then the stop brings nothing. 2 dollars for 1 point and a disc is cheap.

lesson-gw-16-title = Twice as much
lesson-gw-16-say = Keep your workers, no station master today. Both dollar discs are gone: take the auxiliary action twice.
lesson-gw-16-right = Both discs gone: the action counts double, 2 dollars instead of 1.
lesson-gw-16-master = A station master costs a worker for good. Later in the game it can pay.
lesson-gw-16-single = 1 dollar. The double one gives 2.

lesson-gw-17-title = The end
lesson-gw-17-say = Another game. The next worker ends the game. Finish with a good delivery: look for 2 cities that are linked.
lesson-gw-17-guess = Who will win?
lesson-gw-17-right = Chicago and Toledo: 6. Certificates left over are worth nothing, so spend them. Inés has one more turn.
lesson-gw-17-apart = Farther, but not linked to yours: 0 points.
lesson-gw-17-stop = One more stop for you, one more turn for Inés.
