## Почему действие нельзя начать

reason-nothing_counted = У вас нет того, за что это даётся.
reason-certificates_full = Фишка сертификатов уже стоит на пределе.
reason-no_card_to_draw = Брать больше нечего: карточек не осталось.
reason-no_such_card = У вас на руке нет такой карточки.
reason-no_pair = У вас на руке нет двух карточек одной породы.
reason-engine_cannot_go_back = Паровоз не может отъехать так далеко назад.
reason-no_station_behind = Позади паровоза нет станции, которую можно улучшить.
reason-nobody_to_hire = Сейчас вам некого нанять.
reason-nothing_to_build = Сейчас вам нечего построить.
reason-nothing_to_buy = Сейчас вам нечего купить.
reason-no_objective = Карточек целей не осталось.
reason-engine_there = Там стоит другой паровоз.
reason-aux_action_used = Вспомогательное действие здесь уже выполнено.
reason-not_your_building = Эта постройка принадлежит другому игроку.
reason-just_built = Эта постройка только что заменила ту, которой вы пользовались.
