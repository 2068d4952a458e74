# Цифры, по которым подсказка сравнивает варианты.
field-harvest = Товаров за Производителя
field-harvest_kinds = Видов товара за Производителя
field-quarries_working = Каменоломен в работе
field-harvest_staffed = Товаров, если занять все места
field-island_used = Тайлов на острове
