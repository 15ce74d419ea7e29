# Hints and the coach at the table. “You” is the person who asks; $rival is a player's name, as the
# subject of its sentence; $percent has its sign.

hint = Підказка
advice-waiting = Шукаємо найкращий хід…
advice-step-look = Куди дивитися
advice-step-move = Хід
advice-step-why = Чому
advice-show-move = Показати хід
advice-show-why = Пояснити
advice-take = Візьміть { $move }.
advice-put = Покладіть цукерку з полички { $row } у вертикаль { $column }.
advice-against = Порівняно з таким ходом: { $move }.
advice-as-good = Приблизно такий самий добрий хід: { $move }.
advice-only = Тут є лише один хід.
advice-gain = Шанс на перемогу: { $percent }
advice-parts = Що він дає більше чи менше за інший хід:

# Where to look, and what to think of there.
advice-look = Погляньте на { $slot ->
        [0] центр столу
       *[other] вітрину { $slot }
    }.
advice-look-row = Погляньте на горизонталь { $row } своєї коробки й на вертикалі.
advice-think-own = Якій із ваших поличок це знадобиться?
advice-think-rival = Що зробить далі { $rival }?
advice-think-floor = Що наприкінці впаде у ваші відходи?
advice-think-lines = Яка з ваших поличок лишиться вільною?
advice-think-start = Хто почне наступний раунд?
advice-think-end = Гра може закінчитися в цьому раунді.

# Why a move is better, as in the review: “then” is after it, “otherwise” after the other one.
advice-why-wins = Тоді гра закінчується в цьому раунді, і ви перемагаєте.
advice-why-loses = { $lead } гра закінчується в цьому раунді, і { $rival } перемагає.
advice-why-fills = { $points ->
        [one] Тоді ви заповнюєте поличку { $line } й отримуєте { $points } очко.
        [few] Тоді ви заповнюєте поличку { $line } й отримуєте { $points } очки.
        [many] Тоді ви заповнюєте поличку { $line } й отримуєте { $points } очок.
       *[other] Тоді ви заповнюєте поличку { $line } й отримуєте { $points } очка.
    }
advice-why-instead = { $points ->
        [one] Тоді ви заповнюєте поличку { $line } й отримуєте { $points } очко замість { $fewer } за поличку { $other }.
        [few] Тоді ви заповнюєте поличку { $line } й отримуєте { $points } очки замість { $fewer } за поличку { $other }.
        [many] Тоді ви заповнюєте поличку { $line } й отримуєте { $points } очок замість { $fewer } за поличку { $other }.
       *[other] Тоді ви заповнюєте поличку { $line } й отримуєте { $points } очка замість { $fewer } за поличку { $other }.
    }
advice-why-cell = { $points ->
        [one] Тоді ви отримуєте за поличку { $line } { $points } очко замість { $fewer }.
        [few] Тоді ви отримуєте за поличку { $line } { $points } очки замість { $fewer }.
        [many] Тоді ви отримуєте за поличку { $line } { $points } очок замість { $fewer }.
       *[other] Тоді ви отримуєте за поличку { $line } { $points } очка замість { $fewer }.
    }
advice-why-scores = { $points ->
        [one] Тоді ви отримуєте в цьому раунді на { $points } очко більше.
        [few] Тоді ви отримуєте в цьому раунді на { $points } очки більше.
        [many] Тоді ви отримуєте в цьому раунді на { $points } очок більше.
       *[other] Тоді ви отримуєте в цьому раунді на { $points } очка більше.
    }
advice-why-floor = { $points ->
        [one] { $lead } ви втрачаєте на відходах на { $points } очко більше.
        [few] { $lead } ви втрачаєте на відходах на { $points } очки більше.
        [many] { $lead } ви втрачаєте на відходах на { $points } очок більше.
       *[other] { $lead } ви втрачаєте на відходах на { $points } очка більше.
    }
advice-why-falls = { $lead } ви не маєте клітинки для полички { $line }, і все з неї падає.
advice-why-starts = Тоді ви починаєте наступний раунд.
advice-why-column = { $count ->
        [5] Тоді ви завершуєте вертикаль { $column }, а це 7 очок.
       *[other] Тоді ви доводите вертикаль { $column } до { $count } цукерок із 5; повна вертикаль дає 7 очок.
    }
advice-why-colour = Тоді ви маєте в коробці { $pieces }; усі п’ять дають 10 очок.
advice-why-boxes = Тоді ви заповнюєте ще й поличку { $line }, і наступні цукерки поруч дадуть більше очок.
advice-why-line = Тоді ви маєте на поличці { $line } для наступного раунду { $count } з { $line } цукерок.
advice-why-blocked = { $lead } поличка { $line } лишається зайнятою: ви маєте на ній лише { $pieces }, бракує ще { $count }.
advice-why-later = { $points ->
        [one] Одразу майже нічого не змінюється, але в наступних раундах ви тоді отримуєте приблизно на { $points } очко більше.
        [few] Одразу майже нічого не змінюється, але в наступних раундах ви тоді отримуєте приблизно на { $points } очки більше.
        [many] Одразу майже нічого не змінюється, але в наступних раундах ви тоді отримуєте приблизно на { $points } очок більше.
       *[other] Одразу майже нічого не змінюється, але в наступних раундах ви тоді отримуєте приблизно на { $points } очка більше.
    }

# The coach, who speaks after a move.
coach = Тренер
coach-hint = Озивається, коли був помітно кращий хід.
coach-mistake = Був помітно кращий хід. Цей віддав { $percent } шансів на перемогу.
coach-blunder = Був набагато кращий хід. Цей віддав { $percent } шансів на перемогу.
coach-show = Показати
coach-go-on = Грати далі

# Where people agree on hints, and where they are counted.
new-hints = Підказки й тренер
new-hints-hint = Кожен може спитати про найкращий хід; наприкінці видно, як часто. Хто сідає за стіл, той погоджується.
waiting-hints = З підказками: кожен може спитати про найкращий хід, і наприкінці видно, як часто. Сідаючи за стіл, ви погоджуєтеся.
final-hints = Підказки
event-hinted = { $name } бере підказку.

# Moves, chances and points, which hints, reviews and the study board say alike
# A move as a part of a sentence. $pieces are chocolates: 3 червоні.
review-pick = { $pieces } { $slot ->
        [0] із центру столу
       *[other] з вітрини { $slot }
    } { $line ->
        [0] у відходи
       *[other] на поличку { $line }
    }
review-column = поличка { $row } у вертикаль { $column }
review-part-value = очки
review-parts-total = разом
review-parts-explained = Що хід дав більше чи менше, ніж кращий:
review-part-points = власні очки
review-part-floor = відходи
review-part-bonus = горизонталі, вертикалі й кольори
review-part-lines = незаповнені полички
review-part-reach = місця поруч з іншими цукерками
review-part-tempo = початок наступного раунду
review-part-insight = що додає досвід багатьох ігор
review-part-denial = менше для суперника: { $rival }
review-proven-round = Доведено: до кінця раунду враховано все.
review-proven-game = Доведено до кінця гри.
review-percent = { $percent } %
review-in-points = { $points } очка

# Games of which there is no review
error-review-unfinished = Розібрати можна лише завершену гру. Спершу дограйте цю.
error-review-no-moves = У цій грі не зроблено жодного ходу, тож розбирати нема чого.
