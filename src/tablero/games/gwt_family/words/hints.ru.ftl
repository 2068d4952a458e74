# Цифры, по которым подсказка сравнивает варианты.
field-hand_value = Ценность руки
field-herd_sum = Племенная ценность стада
field-herd_breeds = Пород в стаде
field-herd_cards = Карточек в стаде
field-buildable = Построек по силам строителям
field-engine_space = Деление паровоза
field-masters = { TERM("station_master", form: "pl") }
field-own_next = Шагов до своей ближайшей постройки
field-rivals_to_pass = Соперникам ещё идти мимо ваших построек, раз
field-tasks_missing = Не хватает для ваших целей
why-reach = { $against ->
    [first] Руки и сертификатов хватит на { TERM($after, form: "acc") } (у первого на { TERM($low, form: "acc") })
    [some] Руки и сертификатов хватит на { TERM($after, form: "acc") } (у другого на { TERM($low, form: "acc") })
    [one] Руки и сертификатов хватит на { TERM($after, form: "acc") } (иначе на { TERM($low, form: "acc") })
   *[two] Руки и сертификатов хватит на { TERM($after, form: "acc") } (иначе на { TERM($low, form: "acc") } или на { TERM($high, form: "acc") })
}
