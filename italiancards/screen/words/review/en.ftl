reply-no-review = There is nothing to review yet.
ui-review = Review
ui-review-show = Show me
ui-review-again = Try again
ui-review-cards = With all cards face up
ui-review-close = Back to the score
ui-review-stop = Stop
ui-review-yours = You played this
ui-review-better = This is better
ui-review-known = With what you knew
ui-review-open = All cards
ui-review-numbers = Numbers
ui-review-back = Back
ui-review-next = On
ui-review-works = Each card you could have played is tried, deal after deal.
ui-review-table = Show as a table
ui-review-trick = No.
ui-review-played = Played
ui-review-before = Best
ui-review-after = After it
ui-review-cost = Cost
score-hinted = Played with hints.
review-working = Reviewing your moves: { $number } of { $all }.
review-walk = Move { $number } of { $all }
review-none = You made no costly mistake.
review-try =
    { $by ->
        [turn] Find the better move.
       *[card] Find the better card.
    }
review-reply = Here is what happens next.
review-right = That is right.
review-wrong = That costs points too.
review-shown =
    { $by ->
        [turn] This is the better move.
       *[card] This is the better card.
    }
review-note = What each decision cost, given what you knew then, costliest first.
review-note-open = Hindsight: what each decision cost if all the cards had been face up.
review-decision =
    { $by ->
        [turn] Turn
       *[card] Card
    } { $number }: { $move }
review-point =
    { $by ->
        [turn] Turn
       *[card] Card
    } { $number }: { $move }, then { $worth }
review-lost = −{ COUNT(NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1), "points") } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
review-lost-about = −{ COUNT(NUMBER($points, maximumFractionDigits: 1), "points") }
review-lost-proven =
    { $points ->
        [one] −1 point
       *[other] −{ $points } points
    }
score-opened = Played with all cards face up.
score-undone = Played with moves undone.
