ui-play = Gioca
ui-go-on = Avanti
ui-why = Perché?
ui-undo = Annulla
ui-redo = Rifai
ui-last = Ultima
ui-spread = Tutti gli scarti
ui-score = Punti
seat-laid = ha calato { COUNT($number, "carte") }
seat-threw = ha scartato { CARD($card, form: "the") }
ui-line-by-line = Voce per voce
ui-so-far = Il conto finora
ui-log = Cronaca
ui-next-deal = Altra mano
ui-new-match = Nuova partita
ui-keys = Tasti: le frecce scelgono una carta, Invio la gioca, Spazio la solleva, ? dice perché, H aiuto, Z annulla, L ultima presa.
ui-keys-table = In tavola: ci arrivi con la freccia in su, Invio sceglie una carta, poi prendi con una della mano; oppure i tasti da 1 a 9 scelgono fra le prese di una carta.
ui-glossary = Glossario
table-number = { $game }, mano { $number }
seat-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
ui-turn = di turno
ui-led = esce
ui-best = prende
ui-me-led = esci
ui-me-best = prendi
ui-captures = prende
ui-going = è presa
ui-take = Prendi
ui-direction =
    { $direction ->
        [ccw] Si gioca in senso antiorario, verso destra.
       *[cw] Si gioca in senso orario, verso sinistra.
    }
reply-trouble = Qualcosa è andato storto: { $error } Non è stato giocato niente. Puoi continuare o annullare.
reply-nothing-to-do = Con queste sole carte non si può fare niente.
reply-none-fits = Nessuna tua carta si attacca.
reply-unheard = Il tavolo non ha capito: { $error }. Non è cambiato niente.
reply-stale = Il tavolo è già andato avanti: quella mossa non vale più. Non è stato giocato niente.
reply-nothing-to-undo = Non c’è niente da annullare: non hai ancora giocato.
reply-nothing-to-redo = Non c’è niente da rifare.
reply-not-over = La mano non è ancora finita.
status-bot = Tocca { TO($seat-name) }.
status-go-on = Vai avanti quando vuoi.
status-over = Guarda i punti.
ui-leave = Lascia il tavolo
ui-leave-class = Torna alla tua classe
ui-count = Conto
ui-actions = Che cosa puoi fare
ui-choose-again = Scegli ancora
ui-decided = ha fatto la differenza
ui-just = Poco fa
ui-close = Chiudi
ui-by-itself = va avanti da solo
ui-new = nuova
ui-us = noi
ui-them = loro
ui-mine = con te
ui-dealer = mazziere
ui-lesson = Lezione
ui-puzzle = Problema
ui-sitting = Tavolo
ui-chosen = Carte scelte
ui-chosen-title = Che cosa possono fare?
ui-chosen-begun = Messe insieme finora
ui-chosen-more = Con una di queste:
ui-put-in = Metti
ui-pile-stock = Mazzo
ui-pile-discards = Scarti
ui-take-back = Riprendi
ui-sort = Ordina
ui-sort-suit = Per seme
ui-sort-rank = Per valore
ui-sort-own = Mio ordine
ui-out = Fuori dalla partita
ui-came-back = di nuovo in gioco
ui-keys-melds = Dove si calano combinazioni: 1 pesca, 2 prende lo scarto. Spazio sceglie le carte, Invio o 1–9 le gioca; la freccia su porta alle combinazioni. S ordina, Maiuscole con una freccia sposta una carta.
ui-keys-notebook = In un notebook: Esc chiude quello che è aperto; premilo di nuovo per usare i tasti del notebook.
ui-say = Di’…
ui-say-card = Adesso scegli la carta.
ui-held = in mano tua
ui-left = nel mazzo
