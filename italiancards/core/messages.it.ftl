# Errori: ognuno si dice dal nome e dai fatti, nella lingua di chi lo legge.

## errors

unreadable-text = { $text } non è leggibile: ci vuole { $expected }.
ambiguous-text = { $text } si può leggere come { JOINED($readings, " o ") }.
illegal-move = { $move }: { $why }
bad-option =
    { $what } { $value }; ci sono: { $valid }{ $more ->
        [yes] {" "}e altri
       *[no] {""}
    }.{ $hint }
option-not-here = Qui l’opzione { $name } non può essere { $value }: vale solo se { $other } è { JOINED($needed, " o ") }.
bad-record = riga { $line }: { $reason }
did-you-mean = {" "}Forse { $name }?

## numbers, seats

numbers-from = da 0 a { $last }{ $remark }.
as-numbers = , scritti come numeri e non come testo
no-seat = Non c’è un posto { $number }: ci sono i posti { $seats }

## cards

expected-card = una carta: valore { $ranks }, poi seme { $suits }, come { $one }
expected-cards = carte come 7D RC
card-twice-or-absent = { $card } compare due volte, o non è nel mazzo.

## match

expected-standing = come sta la partita, per esempio '67 53 after 1' o '40 95 95 after 6, back 2'
expected-scores = { $count } punteggi, in { $standing }
expected-scores-of-start = { $scores }, dove non si è giocata nessuna mano
expected-two-in-match = almeno due ancora in partita

## rules

expected-wild-card = un jolly o un { $rank } e la carta che rappresenta, come JK=7c o { $rank }d=7c
expected-joker = un jolly e la carta che rappresenta, come JK=7c

## moves

expected-moves = { JOINED($moves, " o ") }
expected-move = { $moves } ({ $part })
expected-played-card = una carta come { $card }
expected-each-card-once = { $one }, ogni carta una volta

## names

expected-rank = un valore fra { $ranks }
expected-suit = un seme fra { $suits }

## options

option-cannot-be = L’opzione { $name } non può essere
or-others = o { $others }
no-option = { $game } non ha l’opzione
no-preset = { $game } non ha la variante

## record

unwritable-text = { $what } { $value } non può stare in una registrazione: vuole da 1 a { $most } caratteri stampabili, senza { $signs } e senza spazi ai bordi.
the-seed = Il numero
wrong-number-of-names = names={ $names }: ci vogliono { $count } nomi, uno per posto.
record-expected-tag = non si legge { $line }: ci vuole una voce come [Dealer "1"]
record-no-tag = non c’è la voce { $name }; qui c’è: { $known }.{ $hint }
record-tag-twice = la voce { $name } c’è due volte
record-tag-late = la voce { $name } sta dopo le mosse della sua mano
record-late-position = una posizione sta da sola, nella prima mano
record-expected-text = non si legge { $text }: ci vuole il testo di una registrazione
record-too-long = più lungo di { $most } caratteri
the-name = Il nome
record-wrong-deal = mano { $value }: questa è la mano { $due }
record-before-deal = { $line } sta prima di ogni [Deal "1"]

## words

no-language = Non c’è la lingua

## loose

trick-without-cards = { $trick }: una presa ha almeno una carta.

## game

moment-of-deal = mano { $deal }, { $done }
moment-move = posto { $seat }: { $move }

## pool

position-hand = In mano ci sono al massimo { $most } carte, non { $count }: { $cards }.
position-trick = Con la presa { $cards } non tocca più a nessuno.
position-others = { $cards }: troppe carte in una mano.
position-two-stocks = { $field } e { $next }: indica tutte le carte del mazzo, o solo le prossime.
position-next = { $field } dice { $count } carte; ne restano { $size }.
position-scores = { $field }: ci vogliono { $count } numeri.
position-parts = { $field } ne dice { $count } su { $most }.
position-places = { $field }: { $count } carte non stanno da nessuna parte.
position-number = { $field }: ci vuole da { $least } a { $most }.
position-yes-or-no = { $field }: ci vuole sì o no.
position-seats = { $name }={ $word }: ci sono i posti da 0 a { $last }.
position-draw = Non restano abbastanza carte per { $name }.

## position, form

expected-position = una posizione come 'briscola; hand=AB RC 6S; trick=5B; upcard=4S'
expected-field = nome=valore, in { $position }
expected-field-once = { $name } una volta sola
position-no-field = Una posizione di { $game } non ha il campo
