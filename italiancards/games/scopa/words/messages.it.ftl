# Errori: ognuno si dice dal nome e dai fatti, nella lingua di chi lo legge.

## captures

not-in-hand-to-move = { $card } non è in mano a chi deve giocare.
several-can-take = { $among }: di queste { $count } possono prendere; ce ne vuole una.
takes-nothing = { $move } non prende niente.
nothing-left-over = { $move }: dopo non resta niente.

## pairs

several-break-pairs = Qui { $count } prese sparigliano; ce ne vuole una.

## piles

no-questions-about-line = Non ci sono domande sulla voce
nothing-to-count = La mano non è finita: non c’è ancora niente da contare.

## primiera

suit-missing = { $cards }: manca un seme.
in-both-piles = { $cards }: non può essere fra le prese di tutti e due.

## position

scopa-table = { $field }: si potrebbe prendere in { $many } modi, { $most } al massimo.
scopa-scope = { $field }: una carta compare due volte, o non è fra le sue prese.
scopa-others = { $field }: in mano ci vogliono { $size } carte, non { $count }.
scopa-stock = { $field }: { $size } carte non bastano per tutti.
scopa-stock-told = { $field }: { $size } carte non bastano per tutti; indica solo le prime, come next=.
