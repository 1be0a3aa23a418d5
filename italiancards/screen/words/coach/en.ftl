ui-hint = Hint
ui-coach = Coach
reply-no-hint-now = No hint available right now.
coach-look = Where to look
coach-candidates = What each card would do
coach-error = Each move was tried in { COUNT($playouts, "deals") } or more that fit what you know; ± is the margin of error.
coach-move = The move
coach-points =
    { $digits ->
        [none] { NUMBER($points, maximumFractionDigits: 0) }
       *[some] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
coach-behind = you are behind
coach-ahead = you are ahead
coach-alike =
    { $proven ->
        [yes] Just as good: { $moves }.
       *[no] About as good: { $moves }.
    }
coach-alike-many =
    { $proven ->
        [yes] { $number ->
            [one] One other turn is just as good.
           *[other] { $number } other moves are just as good.
        }
       *[no] { $number ->
            [one] One other turn is about as good.
           *[other] { $number } other moves are about as good.
        }
    }
coach-untried = Weaker at first sight, so not tried.
ui-tied = Among the equals.
ui-shared-acts = First, in any case
ui-look = Look
ui-weigh = Weigh
ui-show = Show
ui-play-it = Play it
ui-more = The numbers
ui-each = What each card would do
ui-next-step = Next
ui-ask-hint = Ask me where to look. I only use what you can see from your seat.
