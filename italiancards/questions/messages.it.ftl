# Errori: ognuno si dice dal nome e dai fatti, nella lingua di chi lo legge.

## cards

several-unseen = { $among }: di queste { $count } non si sono viste; ce ne vuole una.
neither-led-nor-left = { $move }: con questa qui non si esce, e non la si lascia da prendere.
beaten-half-the-time = { $move } è battuta una volta su due: nessuna risposta sarebbe giusta.

## check

check-right = Giusto.
check-wrong = Questa volta no
no-trick-in-finished-deal = La mano è finita: non prende più nessuno.
takes-unknown = takes={ $takes }: di’ 'me' o uno fra { $names }.

## counting

none-worth-more = { $among }: nessuna di queste carte conta più di tutte le altre.

## matches

expected-deals = mani come '67-53 60-60'
match-over-before = { $deals }: la partita era finita prima dell’ultima mano.

## melds

expected-melds = carte come 5c 6c JK=7c, le combinazioni divise da |
several-right = { $offered }: di queste ne vanno bene { $count }; ce ne vuole una.

## wording

no-words = Un testo di una lezione vuole delle parole: en="…", it="…" o tutte e due.

## tricks

completes-no-trick = { $move } qui non completa nessuna presa.
several-take = { $among }: di queste { $count } prendono { $led }; ce ne vuole una.
no-first-trick = Qui nessuno sta per uscire alla prima presa.
suits-in-order = { $among }: si mettono in ordine solo carte di un seme.
