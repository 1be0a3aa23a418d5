reply-no-puzzle-now = A questo hai già risposto.
puzzle-try = Quale giocata rende di più?
