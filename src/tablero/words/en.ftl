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
reason-no_cookie = Your browser did not send its cookie. Reload the page.
reason-wrong_origin = The request came from another site.
reason-not_your_seat = This is not your seat.
reason-bad_invite = This invitation is not valid, or has been used.
reason-game_running = Only after the end of the game.
reason-not_playing = The game is not running.
reason-seat_taken = This seat is taken.
reason-seat_present = The player is here: a bot takes over only an absent one.
reason-stale = The position has changed. Choose again.
reason-illegal_answer = This is not possible now.
reason-illegal_undo = This cannot be undone.
reason-method_not_allowed = The server does not do that here.
reason-too_large = The message is too long.
reason-too_many = Too many requests. Wait a moment.
reason-table_frozen = This table cannot be read and is closed.
reason-not_stored = The server could not store the move. Nothing was changed; try again.
reason-internal = The server made a mistake. Nothing was changed.
