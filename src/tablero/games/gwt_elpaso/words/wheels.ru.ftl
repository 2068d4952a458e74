## Подсказки первой партии: одна строка под вопросом

wheels-first_turn = B нанимает, D покупает, E строит, F пускает поезда. Начните там, где хватит денег.
wheels-afford_worker = До B { COUNT($n, "step") }. Нанимайте: рабочий — это и { COUNT($points, "victory_point") }.
wheels-duplicates = Одинаковые породы считаются один раз: обменяйте или сбросьте до Эль-Пасо.
wheels-workers = { $worker ->
    [cowboy] { COUNT($n, "cowboy") } вместе — это скот подороже в D.
    [builder] { COUNT($n, "builder") } вместе — это постройка крупнее в E.
   *[engineer] { COUNT($n, "engineer") } вместе — это поезд получше в F.
}
wheels-builder = Строитель и { COUNT($pay, "dollar") } — это { COUNT($certificates, "certificate") }, можно и сейчас.
wheels-post = Ещё { COUNT($n, "certificate") }: { TERM($place) }.
wheels-inner = Внутренние клетки бесплатны: вы платите только за постройку.
wheels-simmental = Все симментальские карточки считаются одной породой.
wheels-ending = Симментальских карточек осталось { $n }: прибытие после последней завершит партию.
