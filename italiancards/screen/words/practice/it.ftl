reply-no-practice = A questo tavolo non c’è niente da preparare: non è la pagina di pratica.
reply-no-table = Il tavolo non si può preparare così: { $error } È rimasto com’era.
practice-reading = Preparo il tavolo con quello che hai incollato …
form-seat =
    { $number ->
        [1] Di mano: esci tu
        [2] Secondo posto
        [3] Terzo posto
        [4] Quarto posto
        [5] Quinto posto
       *[other] Sesto posto
    }
ui-practice = Questo tavolo
ui-new-deal = Nuova mano
ui-same-deal = Stesse carte
ui-deal-number = Numero della mano
ui-deal-it = Dai le carte
ui-other-table = Un altro tavolo
ui-preset = Variante
ui-preset-own = a modo tuo
ui-seat-label = Il tuo posto
ui-source = Fonte
ui-paste = Una posizione, una partita salvata, un link o il numero di una mano
ui-paste-it = Prepara il tavolo
ui-share = Condividi
ui-copy-position = Copia la posizione
ui-copy-deal = Copia un link a questa mano
ui-copy-moment = Copia un link a questo momento
ui-copied = Copiato.
ui-not-copied = Il browser non lascia copiare. Ecco il testo:
ui-save-record = Salva la partita
ui-record-later = La partita salvata mostra tutte le carte: si salva a mano finita o a carte scoperte.
ui-uncover = Scopri tutte le carte
ui-cover = Coprile di nuovo
ui-choose-table = Scegli un tavolo
ui-players = Giocatori
form-for-players = { COUNT($players, "giocatori") }
form-sides =
    { $each ->
        [1] ognuno per sé
       *[other] { $sides ->
            [2] { $each ->
                [2] due coppie
               *[other] due squadre di { $each }
            }
           *[other] { COUNT($sides, "coppie") }
        }
    }
ui-plays-like = Livello degli avversari
ui-move-up = Ormai ne vinci circa la metà. Sali di livello?
ui-moved-up = Dalla prossima mano:
ui-deal = Dai le carte
ui-table-more = Altro
ui-table-less = Meno
ui-agreed = gli accordi di questo tavolo
ui-at-table = Al tuo tavolo
ui-other-ways = Carica qualcosa che hai già
