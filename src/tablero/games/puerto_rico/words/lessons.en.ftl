## The guided first game: title, sentence and reaction of each step, then the answers to other choices

lesson-intro = You run a colony: fields and plants make goods, ships turn goods into points. Two bots, Inés and Tomás, play too. We join in the middle, in round 5.

lesson-pr-01-title = Goods into points
lesson-pr-01-say = Victory points win this game. You own 4 corn and a ship is waiting: take the Captain.
lesson-pr-01-right = The card had 1 doubloon on it: yours. Now everybody may ship, and you are first.
lesson-pr-01-craftsman = That makes 4 more corn, for the others too. Corn in your hands is no point yet; ship first.
lesson-pr-01-later = That may help later. But corn becomes points only with the Captain, and now a ship has room for it.

lesson-pr-02-title = Load a ship
lesson-pr-02-say = Put your corn on an empty ship. Each carries one kind, and no two ships the same. Each good is worth 1 point, whatever its kind.
lesson-pr-02-guess = How many points will it bring?
lesson-pr-02-right = 4 goods and 1 extra for being the Captain: 5 points. That is how most games are won.

lesson-pr-03-title = A role for everybody
lesson-pr-03-say = Back to the start. Your island is nearly bare: take the Settler to get a new plantation.
lesson-pr-03-right = You chose, so you act first. Inés and Tomás will each take a plantation after you.
lesson-pr-03-idle = No goods, nobody at work: nothing would happen for you. First you need land.

lesson-pr-04-title = Choose a plantation
lesson-pr-04-say = Take the corn. It is the only crop that needs no building.
lesson-pr-04-right = Corn sells for 0 but ships like coffee: 1 point each.
lesson-pr-04-quarry = Quarries make buildings cheaper, and only the Settler may take one. Strong too; here corn starts faster.
lesson-pr-04-coffee = Coffee sells best, but its roaster costs 6 doubloons and you have 2.
lesson-pr-04-idle = This crop needs a production building before it gives anything. Corn does not.

lesson-pr-05-title = Who works?
lesson-pr-05-say = Inés took the Mayor, and you get 1 colonist too. An empty circle does nothing: the colonist belongs on the corn. Press “Done”.
lesson-pr-05-right = Occupied: this plantation gives 1 corn in every Craftsman phase.
lesson-pr-05-indigo = Now the colonist stands on indigo, which makes nothing without a production building.

lesson-pr-06-title = Build along
lesson-pr-06-say = Tomás took the Builder, so you may build too. Your indigo needs the Small indigo plant, for 1 doubloon.
lesson-pr-06-right = Plantation and production building belong together; each needs a colonist. Tomás chose the role and paid 1 less.
lesson-pr-06-idle = A good building, but then your indigo stays idle.
lesson-pr-06-money = Money scores nothing. 1 doubloon builds you a good and 1 point.

lesson-pr-07-title = Roles nobody took
lesson-pr-07-say = A round later. Nobody took these cards last round, so each has 1 doubloon. Take the Craftsman, then your extra corn.
lesson-pr-07-right = 2 plantations give 2 corn, and you take 1 more as Craftsman. The doubloon came on top. All have picked: the round ends, the Governor’s star moves on.
lesson-pr-07-captain = 1 doubloon, but you own no goods yet.
lesson-pr-07-builder = No doubloon lies on it, and 1 doubloon buys little.

lesson-pr-08-title = What does it cost?
lesson-pr-08-say = Another game. Your coffee needs the Coffee roaster, printed price 6. Take the Builder and see what you pay.
lesson-pr-08-guess = What will the Coffee roaster cost you?
lesson-pr-08-right = 6, less 1 as Builder, less 1 for the quarry at work: 4.
lesson-pr-08-trader = 2 doubloons now, tempting. But without goods you sell nothing, and coffee starts a round later.
lesson-pr-08-market = It raises prices, but you have nothing to sell yet.

lesson-pr-09-title = One circle stays empty
lesson-pr-09-say = 7 colonists, 8 circles: one stays empty. Is it the right one? Coffee needs plantation and Coffee roaster. Then press “Done”.
lesson-pr-09-right = The Coffee roaster has 2 circles, but you have only 1 coffee plantation. The second one can wait.
lesson-pr-09-plantation = 2 in the Coffee roaster, nobody on the plantation: no coffee.
lesson-pr-09-quarry = Coffee works, but your next building costs 1 more.

lesson-pr-10-title = Sell one good
lesson-pr-10-say = The trading house buys 1 good from each player. What pays best?
lesson-pr-10-right = 4 doubloons. Selling is how you afford buildings. Indigo would be refused: the trading house takes each kind once.
lesson-pr-10-corn = Sold for 0. Corn is for shipping.
lesson-pr-10-nothing = Nobody has to sell. But buildings cost money, and coffee brings the most.

lesson-pr-11-title = Ships fill up
lesson-pr-11-say = Take the Captain. The corn ship has room for 2 more, and Tomás has corn too. What do you load first?
lesson-pr-11-right = 3 points and the ship is full. Tomás cannot load any corn and loses 1.
lesson-pr-11-indigo = 2 points, but then Tomás fills the corn ship, and 1 of your corn is lost.
lesson-pr-11-builder = Then Tomás may ship first next round.

lesson-pr-12-title = What may stay
lesson-pr-12-say = Another game. You must load while you can. After that only 1 good may stay: ship what you have most of, keep what sells best.
lesson-pr-12-right = 3 points, and the coffee waits for the Trader. 1 coffee and 1 sugar went back: warehouses keep more.
lesson-pr-12-coffee = 2 points instead of 3, and of the corn all but 1 is lost.
lesson-pr-12-sugar = Coffee sells for 4, sugar for 2.

lesson-pr-13-title = Who else gains?
lesson-pr-13-say = Another game. Before you pick, look at Inés: she plays next. Captain or Craftsman? Ship all you have.
lesson-pr-13-phone = The others are under “Players”.
lesson-pr-13-guess = Who would gain most from the Craftsman?
lesson-pr-13-right = 5 points for you, 0 for them: they had no goods. Pick what helps you more than the others.
lesson-pr-13-craftsman = 4 more goods for you, 7 for Inés, 6 for Tomás. Inés takes the Captain and ships first: +4.

lesson-pr-14-title = Large buildings
lesson-pr-14-say = The end of another game: only 3 victory point chips are left, so this is surely the last round. Take the Builder and buy the Customs house.
lesson-pr-14-right = 4 points printed, and 1 more for every 4 you shipped. But it needs a colonist.
lesson-pr-14-wharf = Only 3 points, and you have nothing left to ship.
lesson-pr-14-fortress = Also good: 1 for every 3 colonists. But you shipped more than you settled.

lesson-pr-15-title = The last colonist
lesson-pr-15-say = 1 new colonist: tobacco plantation or Customs house? It is the last round. All others work as before. Then press “Done”.
lesson-pr-15-right = 44 to 37 to 32: you win! The Customs house brought 6. A game also ends when the colonists run out or a city is full.
lesson-pr-15-empty = Then the Customs house stays empty: it counts its 4, but no bonus without a colonist.
