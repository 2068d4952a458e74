## Подсказки первой партии: одна строка под вопросом

wheels-afford_worker = На рабочего хватает денег: до A { COUNT($n, "step") }.
wheels-duplicates = Одинаковые породы считаются один раз: сбросьте лишнюю по дороге.
wheels-token = Жетон обмена меняет карточки и сейчас: лишнюю одинаковую можно сбросить.
wheels-hand_reach = Рука стоит { $value }. Лучшее, что доступно: { TERM($place) }.
wheels-own_building = До вашей постройки { $building }: { COUNT($n, "step") }.
wheels-nothing_fits = Действия этого места не подходят: выберите вспомогательное, деньги или карточку.
wheels-fee = Дорогой путь стоит { COUNT($n, "coin", form: "acc") }: { $to ->
    [player] получает { $seat }.
    [bank] деньги уходят в банк.
   *[other] получают несколько игроков.
}
wheels-shuffle = Сброс скоро перемешают: купленное быстро придёт на руку.
wheels-certificate = Ещё { COUNT($n, "certificate") }, и доступно: { TERM($place) }.
wheels-objective = Берите цель, только если и так выполните её задачи.
wheels-ending = Ещё { COUNT($n, "worker") }, и партия закончится: теперь важнее очки.
