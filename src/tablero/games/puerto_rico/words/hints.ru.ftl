# Цифры, по которым подсказка сравнивает варианты.
field-harvest = Товаров за Производителя
field-harvest_kinds = Видов товара за Производителя
field-quarries_working = Каменоломен в работе
field-harvest_staffed = Товаров, если колонисты везде
field-island_used = Тайлов на острове
