## Подсказки первой партии: одна строка под вопросом

wheels-first_turn = A нанимает, B строит, E покупает, H даёт зерно. Начните там, где хватит денег.
wheels-cheaper = { COUNT($n, "gaucho") }: цена { $low } вместо { $high }.
wheels-first_disc = Хорошие первые диски — вспомогательных действий: зерно, карточка, паровоз.
wheels-no_grain = Зерна нет: за каждое недостающее платят { COUNT($pesos, "peso", form: "acc") }.
wheels-farmer = { $n ->
    [0] Фермеру поблизости можно помочь, не показывая карточек.
   *[other] Чтобы помочь фермеру поблизости, хватит показать { COUNT($n, "card", form: "acc") }.
}
wheels-exhaustion = H рядом: там убирают карточку усталости.
wheels-ramp = Ваш паровоз открывает погрузочную рампу { $ramp }: короче на { COUNT($n, "step", form: "acc") }.
wheels-quay = { $pesos ->
    [0] { TERM($spot) }: { COUNT($n, "grain") } за { COUNT($points, "victory_point", form: "acc") }.
   *[other] { TERM($spot) }: { COUNT($n, "grain") } за { COUNT($points, "victory_point", form: "acc") } и { COUNT($pesos, "peso", form: "acc") }.
}
wheels-departure = { $banner ->
    [yellow] Жёлтые корабли скоро отплывут: загрузите один, и ваш диск уйдёт с ним.
    [turquoise] Бирюзовые корабли скоро отплывут: загрузите один, и ваш диск уйдёт с ним.
   *[purple] Фиолетовые корабли скоро отплывут: загрузите один, и ваш диск уйдёт с ним.
}
wheels-granjero = Гранхеро — это больше зерна. Рядом с планшетом — { COUNT($points, "victory_point") }.
