reply-no-review = Qui adesso non c’è niente da rivedere.
ui-review = Rivedi
ui-review-show = Fammi vedere
ui-review-again = Riprova
ui-review-cards = A carte scoperte
ui-review-close = Torna ai punti
ui-review-stop = Interrompi
ui-review-yours = Hai giocato questa
ui-review-better = Questa è meglio
ui-review-known = Con quello che sapevi
ui-review-open = Scoperte
ui-review-numbers = Numeri
ui-review-back = Indietro
ui-review-next = Avanti
ui-review-works = Provo ogni carta che potevi giocare, mano dopo mano.
ui-review-table = Mostra in una tabella
ui-review-trick = Numero
ui-review-played = Giocata
ui-review-before = Migliore
ui-review-after = Dopo
ui-review-cost = Costo
score-hinted = Giocata con l’aiuto.
review-working = Rivedo le tue mosse: { $number } di { $all }.
review-walk = Mossa { $number } di { $all }
review-none = Nessuna mossa ti è costata.
review-try =
    { $by ->
        [turn] Trova la mossa migliore.
       *[card] Trova la carta migliore.
    }
review-reply = Ecco come continua.
review-right = Giusto.
review-wrong = Anche questa costa punti.
review-shown =
    { $by ->
        [turn] Ecco la mossa migliore.
       *[card] Ecco la carta migliore.
    }
review-note = Quanto è costata ogni scelta, con quello che sapevi in quel momento. In cima la più cara.
review-note-open = Col senno di poi: quanto sarebbe costata ogni scelta con tutte le carte scoperte.
review-decision =
    { $by ->
        [turn] Turno
       *[card] Carta
    } { $number }: { $move }
review-point =
    { $by ->
        [turn] Turno
       *[card] Carta
    } { $number }: { $move }, poi { $worth }
review-lost = −{ COUNT(NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1), "punti") } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
review-lost-about = −{ COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") }
review-lost-proven =
    { $points ->
        [one] −1 punto
       *[other] −{ $points } punti
    }
score-opened = Giocata a carte scoperte.
score-undone = Giocata annullando delle mosse.
