ui-hint = Hint
ui-hint-more = One more hint
ui-coach = Coach
ui-no-hint-now = There is no hint to give here now.
coach-look = Where to look
coach-candidates = What each card would do
coach-error = Each card was tried on { $playouts } deals that fit what you know; ± is the error that chance leaves.
coach-move = The move
