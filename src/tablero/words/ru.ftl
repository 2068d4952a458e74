## Почему нельзя: общее для всех игр

reason-not_offered = Сейчас это невозможно.
reason-unknown_word = Такого варианта здесь нет.
reason-game_over = Партия окончена.
reason-not_your_turn = Сейчас не ваш ход.
reason-not_enough_money = Нужно { COUNT($need, "coin") }, у вас { $have }.
reason-nothing_to_undo = Отменять нечего.
reason-cards_were_drawn = Отменить нельзя: открыта новая информация.
reason-another_seat_acted = Отменить нельзя: после этого был ход другого игрока.

## Почему нельзя: отказы сервера

reason-bad_request = Сервер не понял запрос.
reason-bad_seats = С таким набором мест играть нельзя.
reason-bad_options = Такие параметры к этой игре не подходят.
reason-bad_name = Такое имя не подходит.
reason-unknown_game = Такой игры нет.
reason-unknown_bot = Такого бота нет.
reason-unknown_table = Такого стола нет.
reason-unknown_page = Такой страницы нет.
reason-unknown_ply = Такой позиции в партии нет.
reason-no_cookie = Браузер не прислал cookie. Обновите страницу.
reason-wrong_origin = Запрос пришёл с другого сайта.
reason-not_your_seat = Это не ваше место.
reason-bad_invite = Приглашение недействительно или уже использовано.
reason-game_running = Только после конца партии.
reason-not_playing = Партия сейчас не идёт.
reason-seat_taken = Это место занято.
reason-seat_present = Игрок на месте: бот заменяет только отсутствующих.
reason-stale = Позиция изменилась. Выберите ещё раз.
reason-illegal_answer = Сейчас это невозможно.
reason-illegal_undo = Это нельзя отменить.
reason-method_not_allowed = Здесь сервер этого не делает.
reason-too_large = Сообщение слишком длинное.
reason-too_many = Слишком много запросов. Подождите немного.
reason-table_frozen = Этот стол не читается и закрыт.
reason-not_stored = Сервер не смог сохранить ход. Ничего не изменилось; попробуйте ещё раз.
reason-internal = Ошибка на сервере. Ничего не изменилось.
