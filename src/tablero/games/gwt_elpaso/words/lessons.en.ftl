## The guided first game: title, sentence and reaction of each step, then the answers to other choices

lesson-intro = You drive cattle round the ring to El Paso, deliver them to a post, and start the next lap with a better herd. Points win. Inés, a bot, drives too.

lesson-ep-01-title = Into El Paso
lesson-ep-01-say = Your herd is nearly home. Walk into El Paso.
lesson-ep-01-right = Always the same: 1 Simmental card and 5 dollars. Then you deliver.
lesson-ep-01-stop = One more stop is often worth it. First see what the trail is for.

lesson-ep-02-title = Choose a post
lesson-ep-02-say = Each breed counts once. Choose the best trading post you can reach.
lesson-ep-02-phone = Your cards are under “Me”.
lesson-ep-02-guess = What is this hand worth?
lesson-ep-02-right = 1 + 2 + 2: the second Galloway counts nothing. Post 5 gives a certificate: +1 for one delivery.
lesson-ep-02-none = Post 0 is for days when nothing fits.

lesson-ep-03-title = A disc opens something
lesson-ep-03-say = Your disc for the post comes from your board. Take any lit one; what it covered is yours.
lesson-ep-03-right = From now on you have what it covered. The hand is gone, and 4 new cards are drawn.

lesson-ep-04-title = Begin
lesson-ep-04-say = New game. Put your herder on B, where workers are hired.
lesson-ep-04-right = Neutral buildings: every action once, in any order.
lesson-ep-04-far = Close to El Paso, with a weak hand. Let us earn something first.

lesson-ep-05-title = Hire
lesson-ep-05-say = Discard the Galloway (+3 dollars) and hire a cowboy for 5.
lesson-ep-05-right = The cowboy is a card in your worker area, ready at once. 2 dollars are left.
lesson-ep-05-dollar = 1 dollar instead of everything else here. Only for when nothing fits.
lesson-ep-05-later = Useful too. Today we go to the cattle market, and there cowboys count.

lesson-ep-06-title = Walk the trail
lesson-ep-06-say = Another game. Up to 3 locations, empty spaces are free. Go to D, the cattle market.
lesson-ep-06-right = 2 steps. Others’ buildings on the way ask for nothing: nobody pays fees on this trail.
lesson-ep-06-past = Past the market.
lesson-ep-06-short = C is fine for a certificate, but today we buy cattle.

lesson-ep-07-title = Spend workers
lesson-ep-07-say = Discard the Pineywoods (+3 dollars), then buy a Corriente: 2 cowboys and 4 dollars.
lesson-ep-07-right = Card and cowboys lie on your discard pile. You will draw them all again.
lesson-ep-07-angus = 1 cowboy, 2 dollars. Also good; the Corriente is worth more points.

lesson-ep-08-title = A building of your own
lesson-ep-08-say = Another game. Go to E, discard the Santa Gertrudis, then place building 1a on a free inner space ahead.
lesson-ep-08-right = 1 builder, 2 dollars, nothing for the space. Only you may use it, and you may own 2.
lesson-ep-08-dear = There the space costs 1 more. The inner one is free.
lesson-ep-08-behind = Behind you: it would wait until the next lap.

lesson-ep-09-title = The train
lesson-ep-09-say = Another game. Go to F. 1 engineer and 2 dollars start the first train: take the objective you already meet.
lesson-ep-09-right = Corriente and building: 3 points. Each thing counts for one objective only; a miss costs nothing.
lesson-ep-09-open = Possible, but you would still have to earn it.

lesson-ep-10-title = Better hand
lesson-ep-10-say = Another game. G gives an exchange token. Spend it: draw 1 card, discard a Criollo, then press “Finish here”.
lesson-ep-10-right = 4 different breeds: value 7 instead of 5.
lesson-ep-10-early = With two Criollo the hand is worth 5 only.
lesson-ep-10-twice = Duplicates count once: the second Criollo should go.

lesson-ep-11-title = They come back
lesson-ep-11-say = Another game. Into El Paso with 7: post 7 gives an objective tile. Watch the cards afterwards.
lesson-ep-11-guess = How many cards will you draw?
lesson-ep-11-right = Your pile was shuffled: cowboy and builder came back to the worker area and cost no place in your hand of 4.
lesson-ep-11-less = Fine, but 7 is open now.

lesson-ep-12-title = A cowboy’s step
lesson-ep-12-say = Another game. The next arrival ends the game and scores 2. El Paso is 4 steps away, your limit is 3. Go!
lesson-ep-12-right = 1 cowboy, 1 step more: you are first.
lesson-ep-12-late = Then Inés arrives first and takes the 2 points.

lesson-ep-13-title = The last delivery
lesson-ep-13-say = Value 13 and a certificate: post 14. Take the disc of the step limit. The game is over after this round.
lesson-ep-13-right = A post with black corners counts most. Inés has one more turn.
lesson-ep-13-less = 13 and a certificate make 14: go for the highest.
lesson-ep-13-draw = It costs money, and you will not draw again.
