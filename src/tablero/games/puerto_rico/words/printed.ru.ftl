## Подсказки, составленные из напечатанного

told-plant = { $circles ->
    [1] Перерабатывает урожай { COUNT(1, $plantation, form: "gen") }.
   *[other] Каждый колонист перерабатывает урожай одной { TERM($plantation, form: "gen") }, рабочих мест { $circles }.
}
told-power-sale_bonus = На { COUNT($n, "doubloon", form: "acc") } больше за продажу товара.
told-power-extra_tile = В фазу Поселенца сначала можно взять закрытую плантацию и разместить её.
told-power-quarry_right = В фазу Поселенца вместо плантации можно взять каменоломню.
told-power-store_kinds = { $n ->
    [1] После фазы Капитана сохраните все товары 1 вида.
   *[other] После фазы Капитана сохраните все товары { $n } видов.
}
told-power-settler_colonist = На новую плантацию или каменоломню можно сразу поставить колониста, один раз за фазу Поселенца.
told-power-sell_duplicate = Можно продать товар, который уже лежит в Торговом доме.
told-power-produce_income = В фазу Производителя { $two }, { $three }, { $four } или { COUNT($five, "doubloon") } за 2, 3, 4 или 5 видов произведённых товаров.
told-power-builder_colonist = В новое здание можно сразу поставить колониста.
told-power-loading_bonus = Ещё { COUNT($n, "victory_point") } за каждую вашу погрузку в фазу Капитана.
told-power-own_ship = Раз за фазу Капитана отправьте весь товар одного вида личным кораблём.
told-score-production_buildings = В конце { COUNT($small, "victory_point") } за каждое малое и { $large } за каждое крупное перерабатывающее предприятие в вашем городе.
told-score-island_spaces = В конце { COUNT($points, "victory_point") }, если на острове занято до { COUNT($spaces, "space", form: "gen") }, и ещё 1 за каждую следующую.
told-score-colonists = В конце 1 победное очко за каждых { $colonists } ваших колонистов.
told-score-chips = В конце 1 победное очко за каждые { $chips } очка на ваших чипах.
told-score-violet_buildings = В конце 1 победное очко за каждое фиолетовое здание в вашем городе, включая это.
told-good = Цена продажи — { COUNT($price, "doubloon") }.
told-island = { COUNT($spaces, "space") } для плантаций и каменоломен.
told-city = { COUNT($spaces, "space") } для зданий, крупное занимает 2. Если город застроен, партия завершится после раунда.
told-trading_house = Вмещает { COUNT($spaces, "good", form: "acc") }, каждого вида по одному. Заполненный освобождается в конце фазы Торговца.
told-option-vp_126_five_players = { COUNT($chips, "victory_point") } впятером
told-option-vp_126_five_players-help = Запас более поздних изданий; в издании 2002 года — { $printed }.
told-option-factory_university_swap-help = Фабрика стоит { COUNT($factory, "doubloon", form: "acc") }, Университет — { $university }.
told-option-corn_start_minus_one = Начавшим с кукурузой на { COUNT($doubloons, "doubloon", form: "acc") } меньше
told-option-corn_start_minus_one-help = Игроки с начальной плантацией кукурузы получают на { COUNT($doubloons, "doubloon", form: "acc") } меньше.
