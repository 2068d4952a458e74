## Почему нельзя

reason-not_enough_builders = Нужно карпинтеро: { $need }, у вас { $have }.
reason-needs_more_builders_to_replace = Новая постройка должна требовать больше карпинтеро, чем заменяемая.
reason-not_enough_gauchos = Нужно гаучо: { $need }, осталось { $have }.
reason-already_loaded = На этом корабле уже лежит ваш диск.
reason-engine_not_there = Ваш паровоз должен был достичь клетки { $need }; он достиг { $have }.
reason-grain_full = Фишка зерна уже в конце шкалы.
reason-no_delivery = Там нет свободной клетки бонуса, на которую хватит вашего зерна.
reason-no_exhaustion = У вас на руке нет карточки усталости.
reason-no_farmer = Помогать некому: фермеров на поле нет.
reason-no_market_card = На рынке нет такой карточки.
reason-no_rival_to_exhaust = Для соперников нет карточек усталости.
reason-not_enough_grain = Нужно зерна: { $need }, у вас { $have }.
reason-not_enough_strength = Нужна выносливость { $need }, вы можете набрать { $have }.
reason-spot_covered = При таком числе игроков центр города закрыт.
