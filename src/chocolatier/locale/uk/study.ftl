# The study board: any position, edited, played on and analysed.

study-colour = { $colour ->
    [T] бірюзова
    [B] коричнева
    [W] біла
    [K] чорна
   *[R] червона
}

# Why a position is impossible.
position-at-board = Місце { $seat }: { $reason }
position-board-count = Гравців { $players }, тож і планшетів має бути { $players }.
position-between-rounds = Між раундами відходи порожні, а маркера першого ходу на столі немає.
position-cell-colour = Клітинка в горизонталі { $row }, вертикалі { $column } — для іншого кольору: тут лежить { study-colour }.
position-colour-count = Цукерок кожного кольору 20, а цього кольору ({ study-colour }) тут { $count }.
position-column-none = Складати нема чого: у того, хто ходить, немає повної полички з вибором вертикалі.
position-column-printed = На кольоровій коробці вертикаль не обирають: у кожного кольору своя клітинка.
position-column-twice = У вертикалі { $column } { study-colour } лежить двічі.
position-ended-dead = Жодної горизонталі вже не заповнити: гра закінчилася саме так.
position-ended-empty = Торбинка й коробка від гри порожні: гра закінчилася саме так.
position-ended-limit = Досягнуто межі раундів: гра закінчилася саме так.
position-ended-none = Гру ще не завершено: жодної горизонталі не заповнено, а заповнити ще можна.
position-ended-row = Горизонталь заповнено: гра закінчилася саме так.
position-factory-count = Для { $players } гравців у колі { $factories } вітрин.
position-floor-long = Для відходів є сім місць.
position-goes-on-dead = Жодної горизонталі вже не заповнити, тож гру завершено.
position-goes-on-empty = Торбинка й коробка від гри порожні, тож гру завершено.
position-goes-on-limit = Досягнуто межі раундів, тож гру завершено.
position-goes-on-row = Горизонталь заповнено, тож гру завершено: на вітринах уже нічого лежати не може.
position-gold-count = { $count ->
    [one] У колі { $count } золотий бік, а має бути стільки, скільки гравців: { $players }.
    [few] У колі { $count } золоті боки, а має бути стільки, скільки гравців: { $players }.
    [many] У колі { $count } золотих боків, а має бути стільки, скільки гравців: { $players }.
   *[other] У колі { $count } золотого боку, а має бути стільки, скільки гравців: { $players }.
}
position-gold-plain = Золоті боки мають лише особливі вітрини, а за цими правилами їх немає.
position-gold-slot = Золотий бік лежить там, де в колі немає вітрини.
position-gold-twice = Кожен золотий бік є лише один.
position-line-boxed = У горизонталі { $line } вже є { study-colour }, тож на поличці { $line } її бути не може.
position-line-due = Повна поличка вже мала піти в коробку.
position-line-long = { $line ->
    [one] На поличці { $line } лише { $line } місце.
    [few] На поличці { $line } лише { $line } місця.
    [many] На поличці { $line } лише { $line } місць.
   *[other] На поличці { $line } лише { $line } місця.
}
position-line-mixed = На поличці { $line } більше ніж один колір.
position-marker-centre = Поки маркер першого ходу в центрі столу, наступний раунд починає той самий, хто почав цей.
position-marker-next = Наступний раунд починає той, у кого маркер першого ходу.
position-marker-nowhere = Маркера першого ходу ніде немає. Покладіть його в центр столу або у відходи.
position-marker-two = Маркер першого ходу лише один.
position-number = Якесь число завелике.
position-offer-empty = На вітринах і в центрі столу порожньо, тож брати нема чого.
position-offer-left = Цукерки ще лежать, тож раунд не закінчено.
position-round-limit = Раунд { $round } — за межею в { $limit }.
position-round-zero = До першої викладки ходів немає.
position-row-twice = У горизонталі { $row } { study-colour } лежить двічі.
position-seat = Місця мають номери від 1 до { $players }.
position-share-empty = На щедрій вітрині нема чого розсилати.
position-spare-face = Запасна вітрина лежить біля відходів, але в колі її золотого боку немає.
position-spare-one = На запасній вітрині вміщується лише щось одне.
position-spare-slot = Вітрину { $slot } забрали як запасну, тож на ній нічого не може лежати.
position-spare-two = Запасна вітрина лише одна.
position-text = Тут текст не читається: { $field }

# The page.
study = Дошка аналізу
study-mode = Що робити
study-edit = Змінювати
study-play = Грати
study-analyse = Аналізувати
study-back = Назад до гри
study-tree = Варіанти
study-tree-help = Варіанти: стрілки ліворуч і праворуч ведуть лінією, вгору і вниз — до іншої гілки
study-tree-start = Початок
study-tree-deal = викладка
study-tree-game = До ходів гри
study-tree-cut = Прибрати цю гілку звідси й далі
study-seat = Місце { $seat }
study-places = Усі місця на столі
study-place = { $kind ->
    [centre] Центр столу: { $pieces }
    [source] Вітрина { $number }: { $pieces }
    [line] Місце { $seat }, поличка { $number }: { $pieces }
    [cell] Місце { $seat }, горизонталь { $number }, вертикаль { $column }: { $pieces }
    [floor] Місце { $seat }, відходи: { $pieces }
    [spare] Місце { $seat }, запасна вітрина: { $pieces }
    [lid] Коробка від гри: { $pieces }
   *[bag] Торбинка: усе, що не лежить деінде
}
study-palette = Що класти на стіл
study-brush = { $count ->
    [one] { $colour }: у торбинці ще { $count }
    [few] { $colour }: у торбинці ще { $count }
    [many] { $colour }: у торбинці ще { $count }
   *[other] { $colour }: у торбинці ще { $count }
}
study-brush-marker = Маркер першого ходу
study-brush-remove = Прибрати
study-possible = Така позиція можлива.
study-not-possible = Така позиція поки що неможлива.
study-help = Перетягуйте цукерки з палітри чи з місця на місце або оберіть одну й торкніться місця для неї. З клавіатури: стрілки, потім T, B, W, K, R чи M; із клавішею ⇧ або ⌫ цукерка зникає.
study-form-help = Напишіть, що де лежить: T бірюзова, B коричнева, W біла, K чорна, R червона, M маркер першого ходу.
study-undo = Назад
study-redo = Уперед
study-clear = Прибрати все зі столу
study-new = Інша позиція
study-paste = Позиція текстом
study-open-text = Відкрити текст
study-players = Гравців
study-start = Почати з викладеними вітринами
study-turn = Чий хід
study-first = Хто почав раунд
study-next = Хто почне наступний раунд
study-round = Раунд
study-score = Очки: { $name }
study-face = Вітрина { $slot }
study-face-none = звичайна
study-spare = Запасна вітрина
study-spare-ring = у колі
study-engine = Програма грає за:
study-engine-thinks = Програма думає…
study-play-help = Ходіть за всіх самі або дозвольте грати програмі.
study-deal-due = Раунд закінчено: час викладати цукерки.
study-deal-random = Викласти навмання
study-deal-edit = Викласти власноруч
study-result = { $place }. { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
study-best = Найкращі ходи
study-thinking = Переглядаємо ходи…
study-lost = Зв’язок утрачено. Пробуємо ще раз…
study-depth = { $state ->
    [solved] Переглянуто все: { $nodes } позицій
    [limit] Глибина { $depth }, { $nodes } позицій: тут це межа
   *[on] Глибина { $depth }, { $nodes } позицій
}
study-outlook = { $name }: { $percent }, очок: { $points }
study-line = Далі:
study-play-move = Зіграти
study-share = Поділитися цією позицією
study-link = Посилання
study-link-hint = У посиланні вся позиція. На сервері нічого не зберігається.
study-text = Текст
study-text-copy = Скопіювати текст
study-text-copied = Текст скопійовано.
study-picture = Малюнок
study-picture-copy = Скопіювати малюнок
study-picture-png = Зберегти як { "PNG" }
study-picture-svg = Зберегти як { "SVG" }
study-picture-copied = Малюнок скопійовано.
study-picture-failed = Цей браузер не може намалювати малюнок.
study-not-opened = Цю позицію не відкрити
