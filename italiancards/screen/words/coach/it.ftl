ui-hint = Aiuto
ui-coach = Maestra
reply-no-hint-now = Qui adesso non c’è niente da suggerire.
coach-look = Dove guardare
coach-candidates = Che cosa farebbe ogni carta
coach-error = Ogni mossa è stata provata in { COUNT($playouts, "mani possibili") }; ± è il margine d’errore.
coach-move = La mossa
coach-points =
    { $digits ->
        [none] { NUMBER($points, maximumFractionDigits: 0) }
       *[some] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
coach-behind = sei indietro
coach-ahead = sei avanti
coach-alike =
    { $proven ->
        [yes] Quelle dorate si equivalgono.
       *[no] Troppo vicine: quelle dorate si equivalgono.
    }
coach-untried = A prima vista vale meno: non provata.
ui-tied = Fra le giocate pari.
ui-shared-acts = Prima, in ogni caso
ui-look = Guarda
ui-weigh = Valuta
ui-show = Mostra
ui-play-it = Giocala
ui-more = I numeri
ui-next-step = Avanti
ui-ask-hint = Chiedimi dove guardare. Dico solo quello che si vede dal tuo posto.
