ui-hint = Hint
ui-coach = Coach
ui-no-hint-now = There is no hint to give here now.
coach-look = Where to look
coach-candidates = What each card would do
coach-error = Each move was tried on { $playouts } deals that fit what you know; ± is the error that chance leaves.
coach-move = The move
coach-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-behind = you are behind
coach-ahead = you are ahead
coach-alike =
    { $proven ->
        [yes] Those in gold come to the same.
       *[no] Between those in gold the trials show no clear difference.
    }
ui-look = Look
ui-weigh = Weigh
ui-show = Show
ui-play-it = Play it
ui-more = The numbers
ui-next-step = Next
ui-ask-hint = Ask me where to look. I only tell what can be seen from your seat.
