ui-hint = Aiuto
ui-coach = Maestra
reply-no-hint-now = Qui adesso non c’è niente da suggerire.
coach-look = Dove guardare
coach-candidates = Che cosa farebbe ogni carta
coach-error = Ogni mossa è stata provata in almeno { COUNT($playouts, "mani possibili") }; ± è il margine d’errore.
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
        [yes] Vale lo stesso: { $moves }.
       *[no] Vale più o meno lo stesso: { $moves }.
    }
coach-alike-many =
    { $proven ->
        [yes] { $number ->
            [one] Un’altra mossa vale lo stesso.
           *[other] Altre { $number } mosse valgono lo stesso.
        }
       *[no] { $number ->
            [one] Un’altra mossa vale più o meno lo stesso.
           *[other] Altre { $number } mosse valgono più o meno lo stesso.
        }
    }
coach-untried = A prima vista vale meno: non provata.
ui-tied = Fra le giocate pari.
ui-shared-acts = Prima, in ogni caso
ui-look = Guarda
ui-weigh = Valuta
ui-show = Mostra
ui-play-it = Giocala
ui-more = I numeri
ui-each = Che cosa farebbe ogni carta
ui-next-step = Avanti
ui-ask-hint = Chiedimi dove guardare. Dico solo quello che si vede dal tuo posto.
