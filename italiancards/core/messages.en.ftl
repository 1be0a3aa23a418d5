# Errors: each is said by its name, with its facts, in the language of whoever reads it.

## errors

unreadable-text = Cannot read { $text }: expected { $expected }.
ambiguous-text = { $text } can be read as { JOINED($readings, " or ") }.
illegal-move = { $move }: { $why }
bad-option =
    { $what } { $value }; there is: { $valid }{ $more ->
        [yes] {" "}and others
       *[no] {""}
    }.{ $hint }
option-not-here = The option { $name } cannot be { $value } here: it applies only where { $other } is { JOINED($needed, " or ") }.
bad-record = line { $line }: { $reason }
did-you-mean = {" "}Did you mean { $name }?

## numbers, seats

numbers-from = 0 to { $last }{ $remark }.
as-numbers = , as numbers, not text
no-seat = There is no seat { $number }: there are seats { $seats }

## cards

expected-card = a card: rank { $ranks }, then suit { $suits }, such as { $one }
expected-cards = cards such as 7D RC
card-twice-or-absent = { $card } appears twice, or is not in the pack.

## match

expected-standing = how a match stands, such as '67 53 after 1' or '40 95 95 after 6, back 2'
expected-scores = { $count } scores, in { $standing }
expected-scores-of-start = { $scores }, where no deal has been played
expected-two-in-match = at least two players still in the match

## rules

expected-wild-card = a joker or a { $rank } and the card that it stands for, such as JK=7c or { $rank }d=7c
expected-joker = a joker and the card it stands for, such as JK=7c

## moves

expected-moves = { JOINED($moves, " or ") }
expected-move = { $moves } ({ $part })
expected-played-card = a card such as { $card }
expected-each-card-once = { $one }, each card once

## names

expected-rank = a rank, one of { $ranks }
expected-suit = a suit, one of { $suits }

## options

option-cannot-be = The option { $name } cannot be
or-others = or { $others }
no-option = { $game } has no option
no-preset = { $game } has no preset

## record

unwritable-text = { $what } { $value } cannot be written in a record: it must have 1 to { $most } printable characters, none of them { $signs }, and no space at an end.
the-seed = The seed
wrong-number-of-names = names={ $names } must be { $count } names, one for each seat.
record-expected-tag = cannot read { $line }: expected a tag such as [Dealer "1"]
record-no-tag = no tag { $name }; known tags: { $known }.{ $hint }
record-tag-twice = the tag { $name } appears twice
record-tag-late = the tag { $name } comes after the moves of its deal
record-late-position = a position must be alone, in the first deal
record-expected-text = cannot read { $text }: expected the text of a record
record-too-long = longer than { GROUPED($most) } characters
the-name = The name
record-wrong-deal = deal { $value }: this is deal { $due }
record-before-deal = { $line } comes before any [Deal "1"]

## words

no-language = No language

## loose

trick-without-cards = { $trick }: a trick has at least one card.

## game

moment-of-deal = deal { $deal }, { $done }
moment-move = seat { $seat }: { $move }

## pool

position-hand = A hand has at most { $most } cards, not { $count }: { $cards }.
position-trick = The trick { $cards } leaves nobody to play next.
position-others = { $cards }: too many cards in one hand.
position-two-stocks = { $field } and { $next }: give either the whole stock or the next cards.
position-next = { $field } names { $count } cards, but the number still to come is { $size }.
position-scores = { $field } must be { $count } numbers.
position-parts = { $field } names { $count } of { $most }.
position-places = { $field }: { $count } cards lie nowhere.
position-number = { $field } must be from { $least } to { $most }.
position-yes-or-no = { $field } must be yes or no.
position-seats = { $name }={ $word }: there are seats 0 to { $last }.
position-draw = There are not enough cards left for { $name }.

## position, form

expected-position = a position such as 'briscola; hand=AB RC 6S; trick=5B; upcard=4S'
expected-field = name=value, in { $position }
expected-field-once = { $name } only once
position-no-field = A position of { $game } has no field
