# The interface’s own words. Arguments: $n number, $player a name, $seat a letter A to E, $command what is typed into a terminal.

## First screen

ui-hero = Heavy games, played lightly
ui-hero-text = Sit down against bots at once, send friends a link, or share one device. No account needed.
ui-games = Games
ui-game = Game
ui-seats = Players
ui-play-bots = Play against bots
ui-play-alone = Play alone
ui-alone-gwt2 = Play against Sam
ui-alone-gwt_argentina = Play against Pedro
ui-alone-gwt_elpaso = Play against Sue
ui-alone-note-gwt_elpaso = Sue is a reconstruction, and hard to beat: our greedy bot has 62 points on average where she has 111.
ui-set-up = Set up a table
ui-my-tables = My tables
ui-next-waiting = Next one waiting for me
ui-show-all = Show all { $n }
ui-won-by = Won by { $players }
ui-won-mine = You have won
ui-ways = Ways to play
ui-way-bots = Against bots
ui-way-bots-text = Two clicks and the game is on. The bots answer at once.
ui-way-link = With friends
ui-way-link-text = Set up a table with seats by link and send each friend theirs. Phones nearby can scan it.
ui-way-device = On one device
ui-way-device-text = Hot-seat: you hand the device on, and a curtain hides the cards between turns.
ui-open-seat = open seat
ui-guest = Guest
ui-loading = Loading …
ui-no-server = The server does not answer. Check that it runs, then reload.
ui-in-page = Play against bots at once, or share one device. Everything runs inside this page: no account, no server, and after the first game no network.
ui-starting-runtime = Fetching and starting Python …
ui-starting-engine = Reading the rules …
ui-starting-text = The table runs in this page, { $engine ->
    [compiled] with the compiled engine
   *[plain] with the engine as plain Python
  }. The first start takes some seconds.
ui-starting-failed = The table could not be started in this page. Reload to try again; the first start needs the network.
ui-lost-title = Nothing here
ui-lost-text = This address leads to no table.
ui-to-start = To the start
ui-language = Language
ui-theme = Theme
ui-theme-auto = As the device
ui-theme-light = Light
ui-theme-dark = Dark
ui-yes = yes
ui-no = no

## New table

ui-new-table = New table
ui-who-plays = Who plays
ui-options = Options
ui-manners = How it is played
ui-by-lot = Draw lots for who sits where
ui-seat-colour = Colour of seat { $seat }
ui-your-colour = Your colour
ui-colour-0 = Blue
ui-colour-1 = Orange
ui-colour-2 = Yellow
ui-colour-3 = Pink
ui-colour-4 = Green
ui-auto-single = Play by itself where there is only one choice
ui-clock = Time for each player
ui-clock-none = No clock
ui-clock-choice = { $minutes } min + { $seconds } s for every turn
ui-clock-days = { $n ->
    [one] { $n } day for every turn
   *[other] { $n } days for every turn
}
ui-clock-help = Nobody is thrown out: when somebody’s time is used up, the others may let a bot play for them.
ui-time-left = Time left: { $time }
ui-hints-setting = Players may ask a bot for hints
ui-wheels-setting = Tips for a first game stand under the questions
ui-wheels-off = No more tips in this game
ui-create = Open the table
ui-cancel = Cancel
ui-seat-kind = Seat { $seat }: who
ui-seat-bot = Seat { $seat }: which bot
ui-seat-name = Seat { $seat }: name
ui-sit-me = Me
ui-sit-bot = Bot
ui-sit-open = By link
ui-sit-hotseat = On this device
ui-seat-open-help = By link: you get a private link to send.
ui-seat-hotseat-help = On this device (hot-seat): the players hand the device on; where they have secrets, a curtain hides the board between turns.
ui-name = Name
ui-bots-levels = Levels
ui-bots-characters = Characters
ui-bot-random = Random bot
ui-bot-beginner = Beginner
ui-bot-easy = Easy
ui-bot-shipper = Shipper
ui-bot-builder = Builder
ui-bot-factory = Factory owner
ui-bot-opportunist = Opportunist
ui-bot-rancher = Rancher
ui-bot-engineer = Engineer
ui-bot-greedy = Greedy bot
ui-bot-medium = Medium
ui-bot-hard = Hard
ui-bot-master = Master

## States

ui-status-open = Waiting for players
ui-status-playing = In play
ui-status-over = Game over
ui-status-cancelled = Cancelled
ui-status-closed = Closed
ui-closed-why = This table began under version { $rules } of the rules, and this server has version { $installed }. It is kept and can be read, but not played on here.
ui-closed-log = Download the log
ui-closed-answers = Answers given
ui-link-lost = Connection lost, trying again …
ui-link-held = Your move is kept and will be sent.
ui-online = here
ui-offline = away
ui-your-turn = Your turn
ui-last-turn = Your last turn
ui-on-turn = On turn
ui-waiting-for = Waiting for { $player }
ui-waiting-players = Waiting for players
ui-lobby-wait = { $n ->
    [one] 1 seat is still open.
   *[other] { $n } seats are still open.
}
ui-bot-thinks = The bot is thinking …
ui-watching = You are watching.
ui-spectator = Spectator
ui-spectators = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
}

## Seats and links

ui-your-name = Your name
ui-join = Take this seat
ui-invite-link = Link for seat { $seat }
ui-share-help = Send each link to one player; it serves once. The game starts when every seat is taken.
ui-watch-help = Anyone may watch with this link; it gives no seat.
ui-watch-link = Link for spectators
ui-share = Share
ui-qr = QR code
ui-qr-help = Point a phone’s camera at it.
ui-qr-local = This address works on this device only. For phones in the same network, start the server with { $command } and open it by this device’s network address.
ui-seat-kept = A seat is kept for you
ui-cancelled-host = Whoever opened this table has cancelled it.
ui-cancelled-expired = This table waited too long for players and has been closed.
ui-removed = Whoever opened the table has freed your seat for somebody else. You are watching.
ui-free-seat = Free the seat of { $player }
ui-new-link = Make a new link for seat { $seat }; the old one stops working
ui-give-bot = Let a bot play
ui-cancel-table = Cancel the table
ui-cancel-sure = Nobody can join any more. Cancel the table?
ui-cancel-no = Keep it open
ui-forget = Delete
ui-forget-sure = This game is gone for good then. Delete it?
ui-forget-no = Keep it
ui-asked-again = asked to play again
ui-ask-again = Another game? Your seat is kept for you.
ui-agree = Play again
ui-decline = No, thanks
ui-starting = Everybody sits. The players’ browsers are mixing the shuffle …
ui-start-missing = Still missing: { $players }. The table must be open in their browser.
ui-start-without = Start without them
ui-copy = Copy
ui-copied = Copied
ui-takeover = Let a bot play
ui-leave = Leave
ui-leave-sure = You can come back at any time. Until then the others may let a bot play for you.
ui-leave-to-bot = Leave, a bot plays on
ui-stay = Stay
ui-come-back = Take my seat back
ui-left-to-bot = { $bot } plays for you.
ui-left = You have left your seat.
ui-stood-in = { $bot } now plays for { $player }.
ui-returned = { $player } is back and plays again.
ui-time-up = { $player } has no time left. You may let a bot play, or wait.
ui-time-up-watched = { $player } has no time left. The others may let a bot play, or wait.
ui-time-up-mine = Your time is used up. The others may let a bot play for you.
ui-undone = { $player } has taken back: { $step }
ui-area = Area
ui-show-area = Area of { $player }
ui-my-area = My area
ui-pass-device = { $player } is next: pass the device
ui-turn-of = { $player } to move
ui-i-am = I am { $player }

## Choices

ui-choices = Choices
ui-n-choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
ui-all-choices = All choices
ui-filter = Filter choices
ui-nothing-found = No choice matches.
ui-not-now = Not now: { $n }
ui-oneway = Cannot be taken back
ui-oneway-acted = Can be taken back only until the next player acts
ui-oneway-counted = Can be taken back; all see how often you do that
ui-tap-again = Tap again to confirm
ui-tap-once = From now on one tap, where undo is possible
ui-consequences = Point at a choice to see what it does.
ui-consequences-later = What you choose next decides what it brings.
ui-and-more = … and { $n } more
ui-hint = Hint
ui-hint-thinking = A bot is thinking …
ui-hint-ahead = { $n ->
    [one] 1 question of others comes first.
   *[other] { $n } questions of others come first.
}
ui-hint-place = { $n ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
}
ui-hint-share = { $percent } % to win
ui-hint-leads = about { COUNT($n, "victory_point") } ahead at the end
ui-hint-trails = about { COUNT($n, "victory_point") } behind at the end
ui-hint-level = about level at the end
ui-hint-learned = Best first, with the chance to win
ui-hint-order = Best first, by rule of thumb
# Why a hint advises an answer: what it changes, and what comes of the others.
why-otherwise = { $against ->
    [first] (with the first: { $low })
    [some] (with another: { $low })
    [one] (otherwise { $low })
   *[two] (otherwise { $low } or { $high })
}
why-change = { $change ->
    [same] { $label } still { $after }
    [new] { $label } { $after }
    [about] { $label } ≈ { $after }
   *[other] { $certain ->
        [1] { $label } { $before } → { $after }
       *[0] { $label } { $before } → ≈ { $after }
    }
}
why-figure = { $against ->
    [none] { why-change }
   *[other] { why-change } { why-otherwise }
}
why-rival = { $player }: { why-figure }
why-deed = { $certain ->
    [2] { $told }
    [1] then: { $told }
   *[0] probably then: { $told }
}
why-alike = { $against ->
    [first] Comes to the same as the first.
   *[one] Comes to the same as the others.
}
ui-draft = This turn
ui-undo = Undo
ui-undo-all = Start over
ui-undo-step = Take back: { $step }
ui-back = Back to my last decision
ui-back-help = Over draws and the bots’ moves. It is counted, shown to all and stands in the record.
ui-back-told = { $player } went back to an earlier decision: { $n } ×
ui-guard = { $n ->
    [1] Still possible: { $list }.
    [2] Still possible: { $list }.
    [3] Still possible: { $list }.
    [4] Still possible: { $list }.
   *[other] Still possible: { $list } and more.
}
ui-end-anyway = Do it anyway
ui-keep-playing = Keep playing
ui-never-ask = Don't ask again
ui-sure-oneway = Cannot be taken back: { $choice }
ui-sure-oneway-acted = Can be taken back only until the next player acts: { $choice }
ui-sure-oneway-counted = Taking it back is counted: { $choice }
ui-looking-back = You are looking at the position after move { $n }.
ui-last-move = Moved by { $player } since your last turn
ui-since = Since your last turn
ui-since-forced = Done for you
ui-recap-show = Show
ui-recap-forced = Done for you, there being no choice: { $deed }
ui-skip = Skip
ui-to-now = Back to now

## Places

ui-board = Board
ui-players = Players
ui-log = Log
ui-chat = Chat
ui-tabs = Parts of the table
ui-tab-board = Board
ui-tab-me = Me
ui-tab-market = Market
ui-tab-players = Players
ui-tab-log = Log
ui-changed = changed
ui-unread = { $n } unread
ui-log-empty = Nothing has happened yet.
ui-log-none = No such turns yet.
ui-log-filter = Which turns to show
ui-log-all = All turns
ui-log-mine = My turns
ui-log-value = Money and points
ui-notices = Notices
ui-log-answer = { $player }: { $answer }
ui-log-auto = The only answer, given by the table
ui-bot-for = { $bot } (for { $player })
ui-older = Show older
ui-chat-empty = No messages yet.
ui-chat-say = Write a message
ui-send = Send
ui-sheet-open = Show choices
ui-sheet-close = Hide choices
ui-doubt-unconfirmed = Our reading, not confirmed by a printed copy.
ui-doubt-reconstructed = A figure here is reconstructed: no printed copy was found.
ui-doubt-sign = Reconstructed
ui-doubt-share = { $percent } % of the figures on cards and tiles are our reconstruction
ui-beta = Beta

## Result and replay

ui-wins = { $player } { VERB($player, "wins", "win") } with { COUNT($n, "victory_point") }
ui-share-win = { $players } share the victory with { COUNT($n, "victory_point") }
ui-category = Category
ui-total = Total
ui-chart = Scores over the game
ui-rematch = Play again
ui-to-rematch = To the next game
ui-record = Download the record
ui-fair = Was the shuffle fair?
ui-fair-text = This figure was fixed before the first draw. The record reveals what it stands for, and “{ $command }” checks every shuffle against it.
ui-commitment = Commitment to the shuffle:
ui-fair-proven = Checked here: the seed and this browser’s share of it fit what was fixed before the first draw. Nobody alone picked the seed.
ui-fair-alone = Checked here: the seed fits what was fixed before the first draw. No share of this browser is in it, so it was not changed, but may have been picked.
ui-fair-kept_back = Checked here: the seed and this browser’s share fit what was fixed before the first draw. Somebody had promised a share and kept it back; the record says who.
ui-fair-unseen = This browser was not there before the first draw, so it cannot tell. The record can still be checked.
ui-fair-broken = This does not fit what was fixed before the first draw!
ui-fair-another = The record is not that of the game seen here!
ui-fair-here = The record fits what was fixed before the first draw. It proves no more than that: seed, share and engine all lay in this page, so whoever sits before it could have looked or picked.
ui-device = Go on on another device
ui-device-text = Take all your seats along to your phone or another browser.
ui-device-ask = Make a link
ui-device-once = Works once, within { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }. Whoever opens it plays as you.
ui-device-here = Go on here
ui-device-as = The link was made by { $names }. In this browser you will be that person.
ui-device-as-nobody = The link was made by somebody who has not sat down anywhere yet. In this browser you will be that person.
ui-device-warn = Whoever made it will see your cards and can play for you at every table you join from here. Go on only if the other device is yours.
ui-device-same = This browser already belongs to the same person.
ui-device-not = Not my device
ui-devices = Your devices
ui-device-goes-with = This browser goes with { $names }.
ui-device-goes-with-nobody = This browser goes with another device.
ui-device-this = This browser
ui-device-other = Another browser
ui-device-unbind = Disconnect
ui-device-unbind-all = Disconnect all
ui-device-go-on = Go on here
ui-replay = Replay
ui-review = Review
ui-review-working = Looking back: { $n } of { $of } choices
ui-review-learned = Chance to win over the game
ui-review-thumb = How everybody stood, by rule of thumb
ui-review-turns = Turning points
ui-review-better = better: { $answer }
ui-review-none = No choice gave much away.
ui-review-skipped = Choices that could not be judged: { $n }.
ui-to-table = To the table
ui-play = Play
ui-pause = Pause
ui-speed = Speed
ui-replay-back = One step back
ui-replay-next = One step on
ui-replay-turn-back = To the previous player
ui-replay-turn-next = To the next player
ui-replay-position = Position
ui-replay-seat = Seen from
ui-replay-jump = Go to a round or turn
ui-replay-start = Start of the game
ui-replay-pace = Play by
ui-replay-by-step = Step by step
ui-replay-by-turn = Turn by turn
ui-replay-blind = No spoilers
ui-replay-secret = Length and result stay hidden until the end.

## Help

ui-help = Rules, settings and keys
ui-settings = Settings
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-fit = Fit the whole map
ui-close = Close
ui-own-name = My name at new tables
ui-guard-setting = Ask before passing while other choices remain
ui-recap-setting = Sum up what the others did since my last turn
ui-sure-setting = Ask before what cannot be taken back
ui-taps = A second tap on touch screens
ui-taps-tell = where the first tells something, and before what cannot be taken back
ui-taps-oneway = only before what cannot be taken back
ui-taps-never = never
ui-back-setting = Against bots alone: let me go back over draws and their moves (counted, and told in the record)
ui-think-here = Think about hints and reviews on my machine, not on the server
ui-think-here-text = Your own machine thinks about this. What it needs, some 7 MB, is fetched once.
ui-pace = The others' deeds are shown
ui-pace-instant = at once
ui-pace-brisk = briskly
ui-pace-slow = slowly
ui-sounds = Sounds
ui-sound-on = Sounds are on
ui-sound-off = Sounds are off
ui-sound-turn = My turn
ui-sound-notice = The end is near
ui-sound-over = Game over
ui-key-zone = next part of the screen (Shift: previous)
ui-key-arrows = move inside a part
ui-key-enter = choose
ui-key-digits = choose by number in the list
ui-key-undo = undo
ui-key-end = pass, end the turn, or be done with a layout
ui-key-filter = filter the choices
ui-key-hint = hint: what a bot would choose
ui-key-last = say what happened last
ui-key-mine = say my figures
ui-key-others = say the others’ figures
ui-key-board = say what is on the board
ui-key-zoom = bring the map nearer, farther, show all of it
ui-key-space = finish all movement, skip the summary
ui-key-help = this help
ui-key-rules = rules, about what is pointed at
ui-key-close = close, clear or go back to now
ui-key-replay-play = play or pause
ui-key-replay-step = one step back or on
ui-key-replay-turn = to the previous or next player
ui-key-replay-round = to the previous or next round or turn
ui-key-replay-ends = to the beginning or the end
ui-key-replay-speed = faster or slower

## Learn and rules
ui-learn = Learn
ui-learn-on = Go on learning, step { $n } of { $of }
ui-rules = Rules
ui-keys = Keys
ui-more = more in the rules
ui-rules-search = Search the rules
ui-rules-goal = Goal
ui-rules-contents = Contents
ui-rules-components = Components
ui-rules-icons = Key to the icons
ui-rules-none = There is no rules text for this title.
ui-rules-nothing = Nothing found in the rules.
ui-about-puerto_rico = Grow crops on your island, build a town, ship goods home: each round you pick one role, and everybody may act in it.
ui-length-puerto_rico = 2–5 players · 30–40 minutes against bots · heavy, hardly any luck
ui-about-gwt2 = Drive your herd along the trail to Kansas City, improve it on the way, and deliver it by rail for money and points.
ui-length-gwt2 = 1–4 players · 50–70 minutes against bots · heavy
ui-about-gwt_argentina = Bring your herd and your grain to Buenos Aires, load the ships, and see them sail to Europe with your discs.
ui-length-gwt_argentina = 1–4 players · 60–80 minutes against bots · the heaviest of the trails
ui-about-gwt_elpaso = The trail as a ring: hire workers as cards, spend them for cattle, buildings and trains, and see them come back.
ui-length-gwt_elpaso = 1–4 players · 30–40 minutes against bots · the lightest of the trails
ui-lesson-ines = Inés
ui-lesson-tomas = Tomás
ui-lesson-you = You
ui-lesson-steps = Steps
ui-lesson-back = One step back
ui-lesson-skip = Skip this step
ui-lesson-next = Next
ui-lesson-begin = Begin
ui-lesson-fresh = A new position
ui-lesson-again = Try again
ui-lesson-show = Show me
ui-lesson-leave = Leave
ui-lesson-kept = The step is kept: you can go on from here later.
ui-lesson-retry = That is allowed, but this step is about something else. Try again and take what is lit then.
ui-lesson-guess-right = As you foretold.
ui-lesson-guess-else = You said { $guess }; it is { $right }.
ui-lesson-finish = Finish
ui-lesson-done = You know the game
ui-lesson-done-text = What is left to learn comes with play: whatever can be chosen is lit, whatever cannot says why, and the rules are behind the question mark.
ui-lesson-first-game = Play your first game
ui-lesson-anew = Learn once more

## Key to the icons
icon-engine_back = Engine back
icon-aux = Auxiliary action
icon-house = Place a building
icon-copy_adjacent = Actions of a neighbouring building
icon-draw = Draw cards, then discard as many
icon-remove_card = Remove a card from the game
icon-upgrade_behind = Upgrade a station behind the engine
icon-fir = Forest
icon-hire = Hire a worker
icon-job_token = Job market token
icon-refill = Fill up the cattle market
icon-flag = Ends the game
icon-discard = Discard
icon-done = Done
icon-uncertain = A value we are not sure of
icon-green = Fee: green hand
icon-black = Fee: black hand
icon-step = Steps
icon-hand = Hand limit
icon-shield = Victory points
icon-cask = Goods
icon-star = Governor

## Why not: what holds in every title

reason-not_offered = This is not possible now.
reason-unknown_word = There is no such choice here.
reason-game_over = The game is over.
reason-not_your_turn = It is not your turn.
reason-not_enough_money = Costs { COUNT($need, "coin") }, you have { $have }.
reason-nothing_to_undo = There is nothing to undo.
reason-cards_were_drawn = No undo: something was drawn or revealed.
reason-another_seat_acted = No undo: someone else has played since.

## Why not: what the server refuses

reason-bad_request = The server did not understand the request.
reason-bad_seats = The game cannot be played with these seats.
reason-bad_options = These options do not fit the game.
reason-bad_name = This name cannot be used.
reason-unknown_game = There is no such game.
reason-unknown_bot = There is no such bot.
reason-unknown_table = There is no such table.
reason-unknown_page = There is no such page.
reason-unknown_ply = The game has no such position.
reason-unknown_lesson = There is no lesson for this game.
reason-unknown_step = The lesson has no such step.
reason-wrong_host = This server is not known by this name. Ask its host for the right address.
reason-wrong_origin = The request came from another site.
reason-not_your_seat = This is not your seat.
reason-not_your_table = Only whoever opened the table can do that.
reason-bad_invite = This invitation is not valid.
reason-invite_used = This invitation has been used, or the seat has changed hands since. Ask for a new link.
reason-invite_expired = This invitation has expired. Ask for a new link.
reason-bad_share = The share of the shuffle is not the one that was promised.
reason-not_open = This table is no longer open.
reason-table_full = Too much has happened at this table: play it to its end, but no chat, no undo and no getting up any more.
reason-too_soon = Not yet: give the others a moment.
reason-link_used = This link has been used, or this browser already belongs to somebody.
reason-link_expired = This link is no longer valid. Make a new one on the other device.
reason-bad_beginning = The server has been started anew with another key. Try again.
reason-game_running = Only after the end of the game.
reason-hints_off = There are no hints at this table.
reason-not_playing = The game is not running.
reason-seat_taken = This seat is taken.
reason-colour_taken = Somebody at this table has this colour.
reason-seat_present = A bot may take over once the player has been away for a minute or, at a table with a clock, has no time left when asked.
reason-stale = The position has changed. Choose again.
reason-illegal_answer = This is not possible now.
reason-illegal_undo = This cannot be undone.
reason-method_not_allowed = The server does not do that here.
reason-too_large = The message is too long.
reason-too_many = Too many requests. Wait a moment.
reason-table_frozen = This table cannot be read and is closed.
reason-table_elsewhere = This table is open in another tab. Go on there, or close that one.
reason-not_stored = The move could not be stored. Nothing was changed; try again.
reason-storage_full = This browser has no room left for the game. Nothing was changed; delete a game that you no longer need, then go on.
reason-not_read = The server cannot read its tables just now. Try again in a moment.
reason-no_review = This game could not be looked back at just now. Try again.
reason-no_hint = No hint could be worked out just now. Try again.
reason-rules_missing = This table was begun under older rules that this server does not have. It is kept, but cannot be opened here.
reason-internal = The server made a mistake. Nothing was changed.
reason-offline = The server cannot be reached. The move is kept and sent again.
reason-refused = The server refused this.
