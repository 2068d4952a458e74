# What the terminal game says besides the words of the games.
cli-keys = номер или слово: выбор · ? объяснить · u отменить · h подсказка · l журнал · s счёт · b поле · q выход
cli-not_now = сейчас нельзя (? и номер — почему): { $choices }
cli-why = нельзя: { $reason }
cli-then = затем: { $event }
cli-oneway = это нельзя отменить
cli-share = шанс на победу { $share } %:
cli-no_choice = «{ $word }» здесь выбрать нельзя; ? покажет всё
cli-several = «{ $word }» может значить: { $words }
cli-kept = Прежняя сохранённая партия теперь здесь: { $file }
cli-saved = Сохранено. Продолжить: { $command }
cli-record = Запись этой партии: { $file }
cli-total = Всего
cli-review-learned = Шансы на победу от первого выбора до конца:
cli-review-thumb = Кто как стоял, на глаз, от первого выбора до конца:
cli-review-turn = Ответ { $n }, { $player }: { $chosen } ({ $share } %). Лучше: { $best } ({ $better } %).
cli-review-turn-thumb = Ответ { $n }, { $player }: { $chosen }. Лучше: { $best }.
cli-review-none = Ни один выбор не стоил многого.
