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
points-not-divisible = { $text }: i punti di una mano non si possono dividere così.
too-early-to-count = { $position }: è presto per contarlo.
expected-points = un numero di punti

## position

briscola-upcard = La carta scoperta è una, non { $count }: { $cards }.
briscola-upcard-gone = La carta scoperta { $cards } non può esserci se non si pesca più.
briscola-trump = { $field }: ci vuole il seme della carta scoperta, { $cards }.
briscola-twice = { $field }: una carta compare due volte.
briscola-in-no-hand = { $field }: una carta non è in nessuna mano.
briscola-words = { $field }: per ognuno qualcosa fra { $some }.
briscola-signs = { $field }: ce ne sono { $count }.
briscola-asked = { $field }: per ogni posto -, show o pass.
briscola-stock = { $count } carte da pescare non sono possibili con { $size } carte in mano.

## five

five-too-many = Con queste carte in mano e nella presa non può toccare a nessuno: { $cards }.
five-bids = { $field }: per ogni posto un’offerta, pass o -.
five-holder = { $field }: non si è visto che { $card } fosse sua.
five-pile = Le prese di un giocatore non possono essere di { $count } carte.
