reply-no-puzzle-now = You have answered this one.
puzzle-try = Which play scores most?
puzzle-right = Right: nothing is better.
