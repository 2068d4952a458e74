## Подсказки первой партии: одна строка под вопросом

wheels-first_turn = A нанимает, B строит, E покупает. Начните там, где хватит денег и карточек.
wheels-cheaper = { COUNT($n, "cowboy") }: цена { $low } вместо { $high }.
wheels-first_disc = Хорошие первые диски: вспомогательных действий (паровоз, карточка) или лимита сертификатов.
wheels-first_objective = Ваша { TERM($card) }: за выполнение { COUNT($points, "victory_point") }.
wheels-home = { TERM($city) } примет любое стадо, но отнимет { COUNT($n, "victory_point", form: "acc") }: пока есть, выберите другой город.
wheels-transport = { TERM($city) }: доставка мимо красных крестов ({ $n }) стоит { COUNT($n, "dollar", form: "acc") }.
