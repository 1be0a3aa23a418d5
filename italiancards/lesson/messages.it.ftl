# Errori: ognuno si dice dal nome e dai fatti, nella lingua di chi lo legge.

## coaching

no-moment-of-coach = Non c’è il momento

## looking_on

watch-unfinished = Si guarda solo una mano finita: giocala fino in fondo con autoplay().
no-event-after = Da lì in poi nessun evento si chiama

## memory

no-memory-trainer = Non c’è allenamento della memoria per
no-such-pace = Non c’è il ritmo

## place

expected-place = un punto di questa lezione

## plan

house-rules-not-first = house_rules(): una pagina di accordi comincia di qui.
no-house-rules = rule({ $option }): gli accordi stanno solo in una pagina che comincia con house_rules().
recall-not-first = recall(of={ $of }): una lezione comincia da ciò che richiama.
watched-no-example = watched(): il passo precedente non è un esempio.

## resume

expected-answer-of-step = una risposta di questo passo

## telling

expected-words = delle parole in una lingua o in tutte e due, come say(en="…", it="…")
expected-zones = nomi di zone in un solo testo, divisi da spazi
expected-ranks = valori in un solo testo, divisi da spazi
no-rank-to-light = Non c’è il valore
no-button = Non c’è il pulsante
no-table-for-move = { $text }: non c’è un tavolo a cui giocarla, né qui né prima.
nothing-to-hide = Non c’è da nascondere
lit-without-table = lit={ $text }: solo un passo con un tavolo suo accende dei valori.
lit-without-ranks = lit={ $text }: questo gioco non ha una fila di valori da mostrare.
press-without-table = press={ $name }: non c’è un tavolo, né qui né prima.
expected-card-count = quante carte si giocano al posto di chi impara, da 1
cards-to-come = cards={ $cards }: chi impara ne gioca ancora { $to_come } in questa mano.
expected-question = una domanda come who_takes(table, move)
