## Напечатанные действия этой игры

deed-aux = вспомогательное действие
deed-aux_two = до двух разных вспомогательных действий
deed-build = построить или заменить постройку
deed-buy_cattle = купить карточку скота
deed-discard-value_2 = сбросить 1 карточку с племенной ценностью 2
    .for = сбросить 1 карточку с племенной ценностью 2 и получить { $things }
deed-exchange = { $n ->
    [1] обменять карточку
   *[other] обменять карточку, не больше { $n } раз
}
deed-gain_cattle = получить { COUNT(1, $what, form: "acc") }
    .thing = { COUNT(1, $what, form: "acc") }
deed-hire = { $n ->
    [0] нанять { TERM($what, form: "acc") } бесплатно (джокер дороже)
   *[other] нанять { TERM($what, form: "acc") } за { COUNT($n, "coin", form: "acc") } (джокер дороже)
}
deed-hire-any = { $n ->
    [0] нанять рабочего бесплатно (джокер дороже)
   *[other] нанять рабочего за { COUNT($n, "coin", form: "acc") } (джокер дороже)
}
deed-hire_second = нанять второго рабочего другого типа за { COUNT($n, "coin", form: "acc") }
deed-remove = убрать { COUNT(1, $what, form: "acc") } из игры
deed-sell_for_double = сбросить { COUNT(1, "cattle_card", form: "acc") } за удвоенную племенную ценность
deed-tile-objective = взять жетон цели
    .thing = жетон цели
deed-tile-bonus = взять жетон бонуса
    .thing = жетон бонуса
deed-tile-any = взять жетон цели или бонуса
    .thing = жетон цели или бонуса
deed-train = использовать поезд

## Тексты, составленные из напечатанного

told-building = Нужно строителей: { $builders }, к ним { COUNT($dollars, "coin") }; победные очки: { $vp }.
told-ownership_token = Отмечает ваши постройки; у вас { COUNT($n, "ownership_token") }.
told-train = Нужно инженеров: { $engineers }, к ним { COUNT($dollars, "coin") }.
told-cowboy = Покупает скот; сброшенный при движении даёт ещё один шаг. Победные очки: { $vp }.
told-builder = Строит; его можно сбросить и, заплатив { COUNT($pay, "coin", form: "acc") }, получить { COUNT($certificates, "certificate", form: "acc") }. Победные очки: { $vp }.
told-engineer = Использует поезд; его можно сбросить и получить { COUNT($dollars, "coin", form: "acc") }. Победные очки: { $vp }.
told-joker = Заменяет любого из трёх; его можно сбросить и получить { COUNT($dollars, "coin", form: "acc") }. Победные очки: { $vp }.
told-delivery = { $vp ->
    [0] { TERM($post) }: { $action }
   *[other] { TERM($post) }: { COUNT($vp, "victory_point") }, { $action }
}
told-disc_action = { TERM($disc) }: { $action }
told-disc_limit = { TERM($disc) } +1
told-delivery_points = { TERM($post) }: { COUNT($vp, "victory_point") }
told-post = { $value ->
    [0] Ценность не нужна.
   *[other] Нужна ценность { $value }.
}
told-post_points = Победные очки за каждый диск: { $vp }.
told-post_again = Здесь может лежать несколько ваших дисков.
told-further_cards = При каждой доставке учитывается ещё { COUNT($n, "card") } уже посчитанной породы.
told-bonus = { TERM("bonus_tile") }: { $action }, { COUNT($vp, "victory_point") }
told-bonus_points = { TERM("bonus_tile") }: { COUNT($vp, "victory_point") }
told-points = Победные очки: { $vp }.
told-improves = Улучшает вспомогательное действие: «{ $action }».
told-step_limit = Повышает лимит шагов на 1 и даёт { COUNT($gain, "coin", form: "acc") }.
told-permanent_certificate = Добавляет 1 к каждой доставке и даёт { COUNT($gain, "coin", form: "acc") }.
told-space = { $cost ->
    [0] Пусто: это не локация и шага не стоит. Строить здесь можно без доплаты.
   *[other] Пусто: это не локация и шага не стоит. Строить здесь дороже на { COUNT($cost, "coin", form: "acc") }.
}
told-sue_steps = Её ход в локациях: { $steps }.
told-sue_per = Проходит столько локаций, сколько карточек в её столбце: { TERM($worker) }.
told-sue_supply = Берёт карточки из своего запаса: { $n }.
told-sue_cattle = Берёт скот по числу своих ковбоев.
told-sue_build = Строит по числу своих строителей.
told-sue_train = Использует поезд по числу своих инженеров.
told-sue_best = Делает то, чему служит её самый большой столбец: скот, постройка или поезд.
told-el_paso = Каждое перемещение, достигшее Эль-Пасо, здесь заканчивается: симментальская карточка, { COUNT($dollars, "dollar") } и доставка.
