# Слова интерфейса. Аргументы: $n — число, $player — имя, $seat — буква от A до E, $command — команда терминала.

## Первый экран

ui-hero = Сложные игры — без сложностей
ui-hero-text = Сыграйте сразу с ботами, отправьте друзьям ссылку или играйте на одном устройстве. Регистрация не нужна.
ui-games = Игры
ui-game = Игра
ui-seats = Игроки
ui-play-bots = Играть с ботами
ui-play-alone = Играть в одиночку
ui-alone-gwt2 = Играть против Сэма
ui-alone-gwt_argentina = Играть против Педро
ui-alone-gwt_elpaso = Играть против Сью
ui-alone-note-gwt_elpaso = Сью — реконструкция, и победить её трудно: у нашего жадного бота в среднем 62 очка, у неё 111.
ui-set-up = Создать стол
ui-my-tables = Мои столы
ui-next-waiting = Где ждут моего хода
ui-show-all = Показать все: { $n }
ui-won-by = Победа: { $players }
ui-won-mine = Вы победили
ui-ways = Как играть
ui-way-bots = С ботами
ui-way-bots-text = Два нажатия — и партия началась. Боты отвечают сразу.
ui-way-link = С друзьями
ui-way-link-text = Создайте стол с местами по ссылке и отправьте каждому другу его ссылку. Телефоны рядом могут её отсканировать.
ui-way-device = На одном устройстве
ui-way-device-text = Игроки передают устройство друг другу; между ходами карточки скрывает занавес.
ui-open-seat = свободное место
ui-guest = Гость
ui-loading = Загрузка…
ui-no-server = Сервер не отвечает. Проверьте, что он запущен, и обновите страницу.
ui-in-page = Сыграйте сразу с ботами или играйте на одном устройстве. Всё работает прямо на этой странице: без регистрации, без сервера, а после первой партии и без сети.
ui-starting-runtime = Загружается и запускается среда…
ui-starting-engine = Читаются правила…
ui-starting-text = Стол работает прямо на этой странице, { $engine ->
    [compiled] правила скомпилированы
   *[plain] правила исполняются без компиляции
  }. Первый запуск занимает несколько секунд.
ui-starting-failed = Стол не удалось запустить на этой странице. Обновите её, чтобы попробовать ещё раз; для первого запуска нужна сеть.
ui-lost-title = Здесь ничего нет
ui-lost-text = По этому адресу стола нет.
ui-to-start = На главную
ui-language = Язык
ui-theme = Тема
ui-theme-auto = Как на устройстве
ui-theme-light = Светлая
ui-theme-dark = Тёмная
ui-yes = да
ui-no = нет

## Новый стол

ui-new-table = Новый стол
ui-who-plays = Кто играет
ui-options = Параметры
ui-manners = Как играем
ui-by-lot = Разыграть по жребию, кто где сидит
ui-seat-colour = Цвет места { $seat }
ui-your-colour = Ваш цвет
ui-colour-0 = Синий
ui-colour-1 = Оранжевый
ui-colour-2 = Жёлтый
ui-colour-3 = Розовый
ui-colour-4 = Зелёный
ui-auto-single = Делать ход автоматически, если вариант только один
ui-clock = Время каждого игрока
ui-clock-none = Без часов
ui-clock-choice = { $minutes } мин. + { $seconds } сек. на ход
ui-clock-days = { $n ->
    [one] { $n } день на ход
    [few] { $n } дня на ход
   *[many] { $n } дней на ход
}
ui-clock-help = Никто не выбывает: когда время вышло, остальные могут поручить это место боту.
ui-time-left = Осталось времени: { $time }
ui-hints-setting = Можно просить подсказку у бота
ui-wheels-setting = Советы для первой партии под вопросами
ui-wheels-off = Больше не показывать советы в этой партии
ui-create = Открыть стол
ui-cancel = Отмена
ui-seat-kind = Место { $seat }: кто
ui-seat-bot = Место { $seat }: какой бот
ui-seat-name = Место { $seat }: имя
ui-sit-me = Я
ui-sit-bot = Бот
ui-sit-open = По ссылке
ui-sit-hotseat = На этом устройстве
ui-seat-open-help = По ссылке: вы получите личную ссылку для отправки.
ui-seat-hotseat-help = На этом устройстве: игроки передают его друг другу; если есть что скрывать, между ходами поле закрывает занавес.
ui-name = Имя
ui-bots-levels = Уровни
ui-bots-characters = Характеры
ui-bot-random = Случайный бот
ui-bot-beginner = Новичок
ui-bot-easy = Лёгкий
ui-bot-shipper = Судовладелец
ui-bot-builder = Строитель
ui-bot-factory = Фабрикант
ui-bot-opportunist = Ловец момента
ui-bot-rancher = Скотовод
ui-bot-engineer = Машинист
ui-bot-greedy = Жадный бот
ui-bot-medium = Средний
ui-bot-hard = Сильный
ui-bot-master = Мастер

## Состояния

ui-status-open = Ожидание игроков
ui-status-playing = Партия идёт
ui-status-over = Партия окончена
ui-status-cancelled = Стол отменён
ui-status-closed = Стол закрыт
ui-closed-why = Стол начат по правилам версии { $rules }, а на этом сервере версия { $installed }. Он сохранён, и его можно прочитать, но доиграть здесь нельзя.
ui-closed-log = Скачать журнал
ui-closed-answers = Сделанные ходы
ui-link-lost = Связь потеряна, повторное подключение…
ui-link-held = Ваш ход сохранён и будет отправлен.
ui-online = здесь
ui-offline = не в сети
ui-your-turn = Ваш ход
ui-last-turn = Ваш последний ход
ui-on-turn = Ходит
ui-waiting-for = Ожидание: { $player }
ui-waiting-players = Ожидание игроков
ui-lobby-wait = { $n ->
    [one] Свободно ещё { $n } место.
    [few] Свободно ещё { $n } места.
   *[other] Свободно ещё { $n } мест.
}
ui-bot-thinks = Бот думает…
ui-watching = Вы смотрите партию.
ui-spectator = Зритель
ui-spectators = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[other] { $n } зрителей
}

## Места и ссылки

ui-your-name = Ваше имя
ui-join = Занять место
ui-invite-link = Ссылка на место { $seat }
ui-share-help = Отправьте каждую ссылку одному игроку: она сработает один раз. Партия начнётся, когда все места будут заняты.
ui-watch-help = По этой ссылке можно только смотреть: места она не даёт.
ui-watch-link = Ссылка для зрителей
ui-share = Поделиться
ui-qr = QR-код
ui-qr-help = Наведите камеру телефона.
ui-qr-local = Этот адрес открывается только на этом устройстве. Чтобы играть с телефонов в той же сети, запустите сервер с параметром { $command } и откройте его по сетевому адресу устройства.
ui-seat-kept = Место оставлено для вас
ui-cancelled-host = Стол отменил тот, кто его открыл.
ui-cancelled-expired = Стол слишком долго ждал игроков и закрыт.
ui-removed = Открывший стол освободил ваше место для другого. Вы наблюдаете.
ui-free-seat = Освободить место: { $player }
ui-new-link = Новая ссылка на место { $seat }; прежняя перестанет действовать
ui-give-bot = Пусть играет бот
ui-cancel-table = Отменить стол
ui-cancel-sure = Присоединиться больше никто не сможет. Отменить стол?
ui-cancel-no = Оставить открытым
ui-forget = Удалить
ui-forget-sure = Партия исчезнет навсегда. Удалить?
ui-forget-no = Оставить
ui-asked-again = ждём согласия
ui-ask-again = Сыграем ещё? Место оставлено для вас.
ui-agree = Сыграть ещё раз
ui-decline = Нет, спасибо
ui-starting = Все на местах. Браузеры игроков вместе тасуют колоды…
ui-start-missing = Ещё не ответили: { $players }. Стол должен быть открыт в их браузере.
ui-start-without = Начать без них
ui-copy = Копировать
ui-copied = Скопировано
ui-takeover = Пусть играет бот
ui-leave = Выйти
ui-leave-sure = Вернуться можно в любой момент. Пока вас нет, другие могут доверить ваши ходы боту.
ui-leave-to-bot = Выйти, доиграет бот
ui-stay = Остаться
ui-come-back = Вернуться на своё место
ui-left-to-bot = За вас играет бот: { $bot }.
ui-left = Вы покинули своё место.
ui-stood-in = За игрока { $player } теперь играет бот: { $bot }.
ui-returned = { $player } снова за столом и играет за себя.
ui-time-up = У игрока { $player } вышло время. Можно поручить его место боту или подождать.
ui-time-up-watched = У игрока { $player } вышло время. Остальные могут поручить его место боту или подождать.
ui-time-up-mine = Ваше время вышло. Остальные могут поручить ваше место боту.
ui-undone = { $player }: отменён ход «{ $step }»
ui-area = Планшет
ui-show-area = Планшет игрока { $player }
ui-my-area = Мой планшет
ui-pass-device = Следующий ход — { $player }: передайте устройство
ui-turn-of = Ход: { $player }
ui-i-am = Это я — { $player }

## Варианты

ui-choices = Варианты
ui-n-choices = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
   *[other] { $n } вариантов
}
ui-all-choices = Все варианты
ui-filter = Поиск по вариантам
ui-nothing-found = Ничего не найдено.
ui-not-now = Сейчас нельзя: { $n }
ui-oneway = Отменить будет нельзя
ui-oneway-acted = Отменить можно, только пока не сходит следующий игрок
ui-oneway-counted = Можно отменить; сколько раз вы отменяли, видят все
ui-tap-again = Коснитесь ещё раз, чтобы подтвердить
ui-tap-once = Впредь одним касанием, где можно отменить
ui-consequences = Наведите курсор на вариант, чтобы увидеть последствия.
ui-consequences-later = Что это принесёт, решит ваш следующий выбор.
ui-and-more = … и ещё { $n }
ui-hint = Подсказка
ui-hint-thinking = Бот думает …
ui-hint-ahead = { $n ->
    [one] Сначала { $n } чужой вопрос.
    [few] Сначала { $n } чужих вопроса.
   *[many] Сначала { $n } чужих вопросов.
}
ui-hint-place = № { $n }
ui-hint-share = { $percent } % на победу
ui-hint-leads = в конце впереди примерно на { COUNT($n, "victory_point", form: "acc") }
ui-hint-trails = в конце позади примерно на { COUNT($n, "victory_point", form: "acc") }
ui-hint-level = в конце примерно поровну
ui-hint-learned = Лучшее первым, с шансом на победу
ui-hint-order = Лучшее первым, на глаз
# Чем совет отличается от других вариантов.
why-otherwise = { $against ->
    [first] (у первого { $low })
    [some] (у другого { $low })
    [one] (иначе { $low })
   *[two] (иначе { $low } или { $high })
}
why-change = { $change ->
    [same] { $label }: по-прежнему { $after }
    [new] { $label }: { $after }
    [about] { $label }: ≈ { $after }
   *[other] { $certain ->
        [1] { $label }: { $before } → { $after }
       *[0] { $label }: { $before } → ≈ { $after }
    }
}
why-figure = { $against ->
    [none] { why-change }
   *[other] { why-change } { why-otherwise }
}
why-rival = { $player }: { why-figure }
why-deed = { $certain ->
    [2] { $told }
    [1] затем: { $told }
   *[0] вероятно, затем: { $told }
}
why-alike = { $against ->
    [first] Приводит к тому же, что и первый вариант.
   *[one] Приводит к тому же, что и другие варианты.
}
ui-draft = Этот ход
ui-undo = Отменить
ui-undo-all = Ход заново
ui-undo-step = Отменить: { $step }
ui-back = К моему прошлому решению
ui-back-help = Через случай и ходы ботов. Возвраты считаются, видны всем и записаны в протоколе.
ui-back-told = { $player }: возвраты к прошлому решению — { $n }
ui-guard = { $n ->
    [1] Ещё можно: { $list }.
    [2] Ещё можно: { $list }.
    [3] Ещё можно: { $list }.
    [4] Ещё можно: { $list }.
   *[other] Ещё можно: { $list } и не только.
}
ui-end-anyway = Всё равно завершить
ui-keep-playing = Продолжить ход
ui-never-ask = Больше не спрашивать
ui-sure-oneway = Нельзя отменить: { $choice }
ui-sure-oneway-acted = Отменить можно, только пока не сходит следующий игрок: { $choice }
ui-sure-oneway-counted = Возврат хода считается: { $choice }
ui-looking-back = Вы смотрите позицию после хода { $n }.
ui-last-move = Изменение после вашего хода: { $player }
ui-since = После вашего хода
ui-since-forced = Сделано за вас
ui-recap-show = Показать
ui-recap-forced = Сделано за вас, выбора не было: { $deed }
ui-skip = Пропустить
ui-to-now = К текущей позиции

## Части экрана

ui-board = Поле
ui-players = Игроки
ui-log = Журнал
ui-chat = Чат
ui-tabs = Части стола
ui-tab-board = Поле
ui-tab-me = Я
ui-tab-market = Рынок
ui-tab-players = Игроки
ui-tab-log = Журнал
ui-changed = изменилось
ui-unread = Непрочитанных: { $n }
ui-log-empty = Пока ничего не произошло.
ui-log-none = Таких ходов пока нет.
ui-log-filter = Какие ходы показывать
ui-log-all = Все ходы
ui-log-mine = Мои ходы
ui-log-value = Деньги и очки
ui-notices = Важное
ui-log-answer = { $player }: { $answer }
ui-log-auto = Единственный ответ дан автоматически
ui-bot-for = { $bot } (за { VERB($player, "игрока ", "") }{ WHO($player, form: "acc") })
ui-older = Показать более ранние
ui-chat-empty = Сообщений пока нет.
ui-chat-say = Напишите сообщение
ui-send = Отправить
ui-sheet-open = Показать варианты
ui-sheet-close = Скрыть варианты
ui-doubt-unconfirmed = Наша версия: с печатной игрой не сверено.
ui-doubt-reconstructed = Здесь есть восстановленное нами значение: печатный экземпляр не найден.
ui-doubt-sign = Восстановлено
ui-doubt-share = { $percent } % чисел на карточках и жетонах восстановлены нами
ui-beta = Бета

## Итог и повтор

ui-wins = { $player } { VERB($player, "побеждает", "побеждаете") }: { COUNT($n, "victory_point") }
ui-share-win = Общая победа: { $players }; { COUNT($n, "victory_point") }
ui-category = Пункт подсчёта
ui-total = Итог
ui-chart = Очки по ходу партии
ui-rematch = Сыграть ещё раз
ui-to-rematch = К следующей партии
ui-record = Скачать запись партии
ui-fair = Честно ли перемешано?
ui-fair-text = Это число было зафиксировано до первой тасовки. Запись раскрывает, что за ним стоит, а «{ $command }» сверяет с ним каждую тасовку.
ui-commitment = Контрольная сумма тасовки:
ui-fair-proven = Проверено здесь: исходное число и доля этого браузера совпадают с тем, что было зафиксировано до первой тасовки. Никто в одиночку не подбирал исходное число.
ui-fair-alone = Проверено здесь: исходное число совпадает с тем, что было зафиксировано до первой тасовки. Доли этого браузера в нём нет: его не меняли, но могли подобрать.
ui-fair-kept_back = Проверено здесь: исходное число и доля этого браузера совпадают с тем, что было зафиксировано до первой тасовки. Кто-то обещал свою долю и не раскрыл её; в записи указано место.
ui-fair-unseen = Этого браузера не было за столом до первой тасовки, поэтому он не может судить. Запись всё равно можно проверить.
ui-fair-broken = Это не совпадает с тем, что было зафиксировано до первой тасовки!
ui-fair-another = Эта запись — не той партии, которую здесь видели!
ui-fair-here = Запись совпадает с тем, что было зафиксировано до первой тасовки. Больше она не доказывает ничего: исходное число, доля и правила лежали на этой странице, и сидящий перед ней мог подсмотреть или подобрать карточки.
ui-device = Продолжить на другом устройстве
ui-device-text = Перенесите все свои места на телефон или в другой браузер.
ui-device-ask = Создать ссылку
ui-device-once = Ссылка сработает один раз в течение { $n ->
    [one] { $n } минуты
   *[other] { $n } минут
  }. Кто её откроет, будет играть за вас.
ui-device-here = Продолжить здесь
ui-device-as = Ссылку создал игрок: { $names }. В этом браузере вы станете этим человеком.
ui-device-as-nobody = Ссылку создал тот, кто ещё нигде не садился за стол. В этом браузере вы станете этим человеком.
ui-device-warn = Создавший ссылку будет видеть ваши карточки и сможет играть за вас за каждым столом, за который вы сядете отсюда. Продолжайте, только если другое устройство — ваше.
ui-device-same = Этот браузер уже закреплён за тем же человеком.
ui-device-not = Это не моё устройство
ui-devices = Ваши устройства
ui-device-goes-with = Этот браузер закреплён за игроком: { $names }.
ui-device-goes-with-nobody = Этот браузер закреплён за другим устройством.
ui-device-this = Этот браузер
ui-device-other = Другой браузер
ui-device-unbind = Отключить
ui-device-unbind-all = Отключить все
ui-device-go-on = Продолжить здесь
ui-replay = Повтор партии
ui-review = Разбор
ui-review-working = Разбор: { $n } из { $of } решений
ui-review-learned = Шансы на победу по ходу партии
ui-review-thumb = Кто как стоял, на глаз
ui-review-turns = Переломы
ui-review-better = лучше: { $answer }
ui-review-none = Ни один выбор не стоил многого.
ui-review-skipped = Не удалось оценить решений: { $n }.
ui-to-table = К столу
ui-play = Воспроизвести
ui-pause = Пауза
ui-speed = Скорость
ui-replay-back = Шаг назад
ui-replay-next = Шаг вперёд
ui-replay-turn-back = К предыдущему игроку
ui-replay-turn-next = К следующему игроку
ui-replay-position = Позиция
ui-replay-seat = Чьими глазами
ui-replay-jump = К раунду или ходу
ui-replay-start = Начало партии
ui-replay-pace = Шаг воспроизведения
ui-replay-by-step = По шагам
ui-replay-by-turn = По ходам
ui-replay-blind = Без спойлеров
ui-replay-secret = Длина и итог скрыты до конца.

## Справка

ui-help = Правила, настройки, клавиши
ui-settings = Настройки
ui-zoom-in = Крупнее
ui-zoom-out = Мельче
ui-zoom-fit = Карта целиком
ui-close = Закрыть
ui-own-name = Моё имя за новыми столами
ui-guard-setting = Спрашивать перед пасом, если есть другие варианты
ui-recap-setting = Показывать, что сделали другие после моего хода
ui-sure-setting = Спрашивать перед тем, что нельзя отменить
ui-taps = Второе касание на сенсорном экране
ui-taps-tell = где первое что-то объясняет и перед тем, что нельзя отменить
ui-taps-oneway = только перед тем, что нельзя отменить
ui-taps-never = никогда
ui-back-setting = Только против ботов: можно вернуться через случай и их ходы (считается, есть в протоколе)
ui-think-here = Обдумывать подсказки и разборы на моём устройстве, а не на сервере
ui-think-here-text = Об этом думает ваше устройство. Всё нужное, около 7 МБ, загружается один раз.
ui-pace = Действия других показываются
ui-pace-instant = сразу
ui-pace-brisk = быстро
ui-pace-slow = медленно
ui-sounds = Звуки
ui-sound-on = Звук включён
ui-sound-off = Звук выключен
ui-sound-turn = Мой ход
ui-sound-notice = Скоро конец партии
ui-sound-over = Конец партии
ui-key-zone = следующая часть экрана (Shift — предыдущая)
ui-key-arrows = движение внутри части
ui-key-enter = выбрать
ui-key-digits = выбрать по номеру в списке
ui-key-undo = отменить
ui-key-end = пас, конец хода или расстановки
ui-key-filter = поиск по вариантам
ui-key-hint = подсказка: что выбрал бы бот
ui-key-last = что произошло последним
ui-key-mine = мои показатели
ui-key-others = показатели остальных
ui-key-board = что на поле
ui-key-zoom = карта крупнее, мельче, целиком
ui-key-space = сразу завершить движение, пропустить показ
ui-key-help = эта справка
ui-key-rules = правила о том, на что указано
ui-key-close = закрыть, очистить или к текущей позиции
ui-key-replay-play = воспроизвести или пауза
ui-key-replay-step = шаг назад или вперёд
ui-key-replay-turn = к предыдущему или следующему игроку
ui-key-replay-round = к предыдущему или следующему раунду или ходу
ui-key-replay-ends = в начало или в конец
ui-key-replay-speed = быстрее или медленнее

## Обучение и правила
ui-learn = Обучение
ui-learn-on = Продолжить обучение: шаг { $n } из { $of }
ui-rules = Правила
ui-keys = Клавиши
ui-more = подробнее в правилах
ui-rules-search = Поиск по правилам
ui-rules-goal = Цель
ui-rules-contents = Содержание
ui-rules-components = Компоненты
ui-rules-icons = Обозначения
ui-rules-none = Текста правил для этой игры нет.
ui-rules-nothing = В правилах ничего не найдено.
ui-about-puerto_rico = Выращивайте культуры на острове, стройте город, отправляйте товары: каждый раунд вы выбираете роль, и действуют в ней все.
ui-length-puerto_rico = 2–5 игроков · 30–40 минут с ботами · сложная, почти без удачи
ui-about-gwt2 = Ведите стадо в Канзас-Сити, улучшайте его в пути и отправляйте по железной дороге за деньги и очки.
ui-length-gwt2 = 1–4 игрока · 50–70 минут с ботами · сложная
ui-about-gwt_argentina = Ведите стадо и везите зерно в Буэнос-Айрес, грузите корабли и смотрите, как они уходят в Европу с вашими дисками.
ui-length-gwt_argentina = 1–4 игрока · 60–80 минут с ботами · самая сложная в серии
ui-about-gwt_elpaso = Путь по кругу: нанимайте рабочих-карточки, тратьте их на скот, постройки и поезда — и они вернутся.
ui-length-gwt_elpaso = 1–4 игрока · 30–40 минут с ботами · самая простая в серии
ui-lesson-ines = Инес
ui-lesson-tomas = Томас
ui-lesson-you = Вы
ui-lesson-steps = Шаги
ui-lesson-back = На шаг назад
ui-lesson-skip = Пропустить шаг
ui-lesson-next = Дальше
ui-lesson-begin = Начать
ui-lesson-fresh = Новая позиция
ui-lesson-again = Ещё раз
ui-lesson-show = Показать
ui-lesson-leave = Выйти
ui-lesson-kept = Шаг запомнен: продолжить можно отсюда.
ui-lesson-retry = Так можно, но этот шаг о другом. Попробуйте ещё раз и выберите то, что подсветится.
ui-lesson-guess-right = Как вы и предсказали.
ui-lesson-guess-else = Вы сказали { $guess }; на деле { $right }.
ui-lesson-finish = Закончить
ui-lesson-done = Вы знаете игру
ui-lesson-done-text = Остальному научит сама игра: доступное подсвечено, недоступное объясняет почему, а правила — за знаком вопроса.
ui-lesson-first-game = Сыграть первую партию
ui-lesson-anew = Пройти ещё раз

## Обозначения
icon-engine_back = Паровоз назад
icon-aux = Вспомогательное действие
icon-house = Построить
icon-copy_adjacent = Действия соседней постройки
icon-draw = Взять карточки и сбросить столько же
icon-remove_card = Убрать карточку из игры
icon-upgrade_behind = Улучшить станцию позади паровоза
icon-fir = Лес
icon-hire = Нанять рабочего
icon-job_token = Жетон рынка труда
icon-refill = Пополнить рынок скота
icon-flag = Завершает партию
icon-discard = Сбросить
icon-done = Готово
icon-uncertain = Значение, в котором мы не уверены
icon-green = Плата: зелёная рука
icon-black = Плата: чёрная рука
icon-step = Шаги
icon-hand = Лимит карточек на руке
icon-shield = Победные очки
icon-cask = Товары
icon-star = Губернатор

## Почему нельзя: общее для всех игр

reason-not_offered = Сейчас это невозможно.
reason-unknown_word = Такого варианта здесь нет.
reason-game_over = Партия окончена.
reason-not_your_turn = Сейчас не ваш ход.
reason-not_enough_money = Цена: { COUNT($need, "coin") }, у вас { $have }.
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
reason-unknown_lesson = Для этой игры обучения нет.
reason-unknown_step = Такого шага в обучении нет.
reason-wrong_host = Этот сервер не отзывается на такое имя. Спросите у хозяина верный адрес.
reason-wrong_origin = Запрос пришёл с другого сайта.
reason-not_your_seat = Это не ваше место.
reason-not_your_table = Это может сделать только тот, кто открыл стол.
reason-bad_invite = Приглашение недействительно.
reason-invite_used = Приглашение уже использовано, или место с тех пор сменило хозяина. Попросите новую ссылку.
reason-invite_expired = Срок приглашения истёк. Попросите новую ссылку.
reason-bad_share = Это не та доля тасовки, которая была обещана.
reason-not_open = Этот стол больше не открыт.
reason-table_full = За этим столом слишком много событий: партию можно доиграть, но без чата, отмены ходов и ухода из-за стола.
reason-too_soon = Ещё рано: дайте остальным немного времени.
reason-link_used = Ссылка уже использована, или этот браузер уже за кем-то закреплён.
reason-link_expired = Ссылка больше не действует. Создайте новую на другом устройстве.
reason-bad_beginning = Сервер запущен с другим ключом. Попробуйте ещё раз.
reason-game_running = Только после конца партии.
reason-hints_off = За этим столом подсказок нет.
reason-not_playing = Партия сейчас не идёт.
reason-seat_taken = Это место занято.
reason-colour_taken = Этот цвет за столом уже занят.
reason-seat_present = Бот может сыграть за игрока, когда его нет уже минуту или, за столом с часами, когда у того, кого ждут, вышло время.
reason-stale = Позиция изменилась. Выберите ещё раз.
reason-illegal_answer = Сейчас это невозможно.
reason-illegal_undo = Это нельзя отменить.
reason-method_not_allowed = Здесь сервер этого не делает.
reason-too_large = Сообщение слишком длинное.
reason-too_many = Слишком много запросов. Подождите немного.
reason-table_frozen = Этот стол не читается и закрыт.
reason-table_elsewhere = Этот стол открыт в другой вкладке. Продолжите там или закройте её.
reason-not_stored = Ход не удалось сохранить. Ничего не изменилось; попробуйте ещё раз.
reason-storage_full = В этом браузере не осталось места для партии. Ничего не изменилось; удалите ненужную партию и продолжайте.
reason-not_read = Сервер сейчас не может прочитать столы. Попробуйте через минуту.
reason-no_review = Сейчас разобрать партию не удалось. Попробуйте ещё раз.
reason-no_hint = Сейчас подсказку найти не удалось. Попробуйте ещё раз.
reason-rules_missing = Этот стол начат по более старым правилам, которых на этом сервере нет. Он сохранён, но открыть его здесь нельзя.
reason-internal = Ошибка на сервере. Ничего не изменилось.
reason-offline = Сервер недоступен. Ход сохранён и будет отправлен снова.
reason-refused = Сервер отказал.
