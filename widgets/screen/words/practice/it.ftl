ui-no-practice = A questo tavolo non c’è niente da preparare: non è la pagina di pratica.
ui-no-table = Non si può apparecchiare così: { $error } Il tavolo è rimasto com’era.
ui-seat =
    { $number ->
        [1] Di mano: esci tu
        [2] Per secondo
        [3] Per terzo
        [4] Per quarto
        [5] Per quinto
       *[other] Per sesto
    }
ui-practice = Questo tavolo
ui-new-deal = Nuova mano
ui-same-deal = Di nuovo le stesse carte
ui-deal-number = Numero della mano
ui-deal-it = Distribuisci
ui-other-table = Un altro tavolo
ui-game = Gioco
ui-preset = Variante
ui-preset-own = a modo tuo
ui-seat-label = Giochi
ui-options = Gli accordi
ui-source = Fonte
ui-sit-down = Dai le carte a questo tavolo
ui-paste = Una posizione, una partita salvata, un link o il numero di una mano
ui-paste-it = Apparecchia
ui-share = Condividi
ui-copy-position = Copia la posizione
ui-copy-deal = Copia un link a questa mano
ui-copy-moment = Copia un link a questo momento
ui-copied = Copiato.
ui-not-copied = Il browser non permette alla pagina di copiare. Ecco il testo:
ui-save-record = Salva la partita
ui-record-later = La partita salvata rivela ogni carta: si salva quando la mano è finita o tutte le carte sono scoperte.
ui-uncover = Scopri tutte le carte
ui-cover = Coprile di nuovo
