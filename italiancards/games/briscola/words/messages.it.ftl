# Errori: ognuno si dice dal nome e dai fatti, nella lingua di chi lo legge.

## auction

nobody-bids = Qui nessuno offre.
bid-too-close = { $bid }, { $call }: riesce { $chance } delle volte, troppo vicino alla metà.
cards-as-good = { $among }: { $card } può valere quanto { $right }.

## partners

no-such-signal-seen = { $move }: nessun segno che tu possa vedere.

## secret

nobody-likelier = { $position }: nessuno è molto più probabile degli altri.
partner-unknown = Qui non si sa chi gioca con chi ha chiamato.
no-card-called = Nessuna carta è chiamata.

## stakes

no-role = Non c’è il ruolo
bid-not-offered = { $bid }: a questo tavolo non si offre.
too-many-points = { $taken }: i punti in tutto sono { $most }.

## stock

upcard-gone = { $move }: non c’è più la carta scoperta.
upcard-in-position = Una carta si scopre solo quando si danno le carte, non in una posizione.
no-card-under-stock = Non si pesca più: sotto il mazzo non c’è nessuna carta.
several-not-in-pack = { $among }: nel mazzo di queste ne mancano { $count }; ce ne vuole una.
answer-not-offered = La risposta è { $right }, e non è fra { $cards }.

## winning

expected-points-of-three = i punti di tre giocatori: 41 40 39
points-not-divisible = { $told }: i punti di una mano non si possono dividere così.
too-early-to-count = { $position }: è presto per contarlo.
expected-points = un numero di punti
