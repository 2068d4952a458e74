## Напечатанные действия, глагол за глаголом
## Само сообщение — действие; `.thing` — что оно даёт, после «за»; `.for` — цена и то, что она даёт.

deed-money = получить { COUNT($n, "coin", form: "acc") }
    .thing = { COUNT($n, "coin", form: "acc") }
deed-money_per = получить по { COUNT($n, "coin", form: "dat") } { $per }
deed-pay = заплатить { COUNT($n, "coin", form: "acc") }
    .for = заплатить { COUNT($n, "coin", form: "acc") } за { $things }
deed-certificate = получить { COUNT($n, "certificate", form: "acc") }
    .thing = { COUNT($n, "certificate", form: "acc") }
deed-certificate-max = получить сертификаты до лимита
deed-exchange_token = получить { COUNT($n, "exchange_token", form: "acc") }
    .thing = { COUNT($n, "exchange_token", form: "acc") }
deed-discard = сбросить { COUNT(1, $what, form: "acc") }
    .for = сбросить { COUNT(1, $what, form: "acc") } и получить { $things }
deed-discard-same_breed_pair = сбросить { COUNT(2, "card", form: "acc") } одной породы
    .for = сбросить { COUNT(2, "card", form: "acc") } одной породы и получить { $things }
deed-discard-any_cattle = сбросить { COUNT(1, "cattle_card", form: "acc") }
    .for = сбросить { COUNT(1, "cattle_card", form: "acc") } и получить { $things }
deed-discard-value3_market = сбросить 1 рыночную карточку с племенной ценностью 3
    .for = сбросить 1 рыночную карточку с племенной ценностью 3 и получить { $things }
deed-discard-objective = сбросить { COUNT(1, "objective_card", form: "acc") }
    .for = сбросить { COUNT(1, "objective_card", form: "acc") } и получить { $things }
deed-remove_cards = { $n ->
    [1] убрать карточку из игры
   *[other] убрать до { COUNT($n, "card", form: "gen") } из игры
}
deed-move_herder = { $n ->
    [1] передвинуть { TERM("herder", form: "acc") } на { COUNT($n, "step", form: "acc") }
   *[other] передвинуть { TERM("herder", form: "acc") }, до { COUNT($n, "step", form: "gen") }
}
deed-aux = вспомогательное действие, одиночное или двойное
deed-hire = { $sign ->
    [plus] нанять рабочего на { COUNT($size, "coin", form: "acc") } дороже
    [minus] нанять рабочего на { COUNT($size, "coin", form: "acc") } дешевле
   *[none] нанять рабочего
}
deed-build = возвести постройку, по { COUNT($n, "coin", form: "dat") } за { TERM("builder", form: "acc") }
deed-buy_cattle = купить скот
deed-engine = { $n ->
    [1] паровоз на { COUNT($n, "space", form: "acc") } вперёд
   *[other] паровоз вперёд, до { COUNT($n, "space", form: "gen") }
}
deed-engine-per = паровоз вперёд, до { COUNT(1, "space", form: "gen") } { $per }
deed-engine_back = паровоз на { COUNT($n, "space", form: "acc") } назад
    .for = паровоз на { COUNT($n, "space", form: "acc") } назад за { $things }
deed-draw = { $n ->
    [1] взять { COUNT($n, "card", form: "acc") } и сбросить 1
   *[other] взять до { COUNT($n, "card", form: "gen") } и столько же сбросить
}
deed-draw-per = взять до { COUNT(1, "card", form: "gen") } { $per } и столько же сбросить
deed-objective-any = взять карточку цели
    .thing = карточку цели
deed-objective-display = взять открытую карточку цели
    .thing = открытую карточку цели
deed-objective-hand = взять карточку цели на руку
    .thing = карточку цели на руку
deed-upgrade_behind = улучшить станцию позади паровоза

## Тексты, составленные из напечатанного

told-action = { $action }.
told-or = { $first } или { $second }
told-then = { $prices }: { $rewards }
told-cattle = Племенная ценность { $value }, победные очки: { $vp }.
told-breed = Племенная ценность { $value }, победные очки: { $least }–{ $most }.
told-station = Улучшение за { COUNT($cost, "coin", form: "acc") }, победные очки: { $vp }.
told-objective = { $penalty ->
    [0] Выполнена: { COUNT($vp, "victory_point") }.
   *[other] Выполнена: { COUNT($vp, "victory_point") }, нет: { COUNT($penalty, "victory_point") }.
}
told-permanent_certificates = { COUNT($n, "permanent_certificate") }.
told-exchange_token = Верните его, чтобы взять до { COUNT($n, "card", form: "gen") } и столько же сбросить.
told-job_market_token = Его получает тот, кто заполнил рынок труда: { COUNT($vp, "victory_point") }, а остальным — по одному последнему ходу.
told-certificate_limit = Повышает лимит временных сертификатов до { $n }.
told-opens = Открывает вспомогательное действие «{ $action }».
told-opens_double = Открывает двойное вспомогательное действие «{ $action }».
told-opens_double_after = Открывает двойное вспомогательное действие «{ $action }», если снят и диск I.
told-disc_cost = Стоит { COUNT($cost, "coin", form: "acc") }.
told-hand_limit = Стоит { COUNT($cost, "coin", form: "acc") } и повышает лимит карточек на руке на 1.
told-single = I: { $action }.
told-double = II: { $action }.
