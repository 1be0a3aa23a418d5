# Tresette in words: what can be agreed, the named variants, the rules.

## Options

option-players = Players
    .about = Four play in two pairs, three or two each for themselves. Three leave the four of clubs out and hold thirteen cards each.
option-deck = The pack
    .about = Italian or French cards: the pictures change, the game does not.
    .v-italian = Italian cards
    .v-french = French cards
option-two-player-form = In two
    .about = How two players hold forty cards: half the pack in hand and a card drawn after each trick, or ten in hand and two packets on the table.
    .v-meta-mazzo = metà mazzo: draw after each trick
    .v-pizzichino = pizzichino: two packets each
option-show-drawn = Drawn cards
    .about = When two players draw, the cards drawn may be shown to the other player, or not.
    .v-true = are shown
    .v-false = stay hidden
option-first-lead = Who leads first
    .about = Four players: the first card is led by the dealer’s right-hand neighbour, or by whoever holds the four of coins, with any card.
    .v-dealer-right = the dealer’s right
    .v-four-of-coins = who holds the four of coins
option-partners = Partners
    .about = Four players: partners are chosen beforehand, or each draws a card, and the two highest play against the two lowest.
    .v-fixed = are chosen
    .v-drawn = are drawn
option-declarations = Declarations
    .about = Three or four threes, twos or aces and the napoletana may count when they are declared; tournaments often do without.
    .v-true = count
    .v-false = do not count
option-declaration-timing = When to declare
    .about = The moment for declarations; what is not declared then is lost.
    .v-end-first-trick = all together, at the end of the first trick
    .v-before-lead = all together, before the first lead
    .v-own-first-turn = on your turn in the first trick
    .v-own-second-turn = on your turn, by the second trick
    .v-three-tricks = on your turn, within three tricks
option-declarations-by-draw = Completed by a draw
    .about = Two players who draw may also declare what the card drawn last completes, with all its cards in hand, on their next turn.
    .v-false = is lost
    .v-true = can be declared
option-signals = Signals
    .about = Whoever leads may say busso, volo or striscio with the card, for the partner to hear.
    .v-lead-only = with any lead
    .v-lead-from-trick2 = from the second trick on
    .v-off = not allowed
option-signals-must-be-true = Signals must be true
    .about = Whether volo may only be said with the last card of a suit, and striscio only with many of it.
    .v-false = no, they are the player’s business
    .v-true = yes
option-rounding = Thirds left over
    .about = What becomes of the thirds that make no whole point, counted once over the whole pile.
    .v-floor = they are dropped
    .v-nearest = the nearest point counts
option-cappotto-cancels-declarations = Cappotto and declarations
    .about = Whether a side that makes all points of the cards and the last trick leaves the other nothing for its declarations.
    .v-false = declarations stand
    .v-true = the others’ are void
option-cappotto-wins = Cappotto and the match
    .about = Whether all points of the cards and the last trick win the whole match.
    .v-false = it counts like any deal
    .v-true = it wins the match
option-weak-hand-redeal = A hand without a point
    .about = A hand worth less than one whole point may be shown, and the cards are then dealt again.
    .v-false = is played
    .v-true = is dealt again
option-target = Points for the match
    .about = Whoever has so many points, added up over the deals, wins the match.
option-win-check = When the match is won
    .about = Points are compared at the end of each deal, or the match stops at the trick or declaration that reaches the target.
    .v-end-of-hand = at the end of a deal
    .v-immediate = at once

## Presets

preset-tresette = Tresette
    .about = Four players in two pairs, with declarations and signals.
preset-tresette-in-two = Tresette in two
    .about = Ten cards in hand, twenty to draw, one after each trick, for the other player to see.
preset-pizzichino = Pizzichino
    .about = For two, without drawing: ten cards in hand and two packets each, of which the top cards can be played.
preset-torneo = Tournament
    .about = Four players in two pairs, without declarations, as tournaments play it.

## Rules

rule-your-turn = You play when it is your turn, to the right; whoever takes a trick leads to the next.
rule-hold-the-card = You play a card of your own hand, or the top card of one of your own packets.
rule-follow-suit = If you hold cards of the suit led, you play one of them; if you hold none, you play any card.
rule-declarations-agreed = Some tables play with declarations: certain cards, dealt into one hand, are worth points when they are declared.
rule-declare-in-time = Usually everybody is asked at the end of the first trick, and what is not declared then is lost.
rule-answer-first = Everybody answers, and all declarations are told together; only then does play go on.
rule-hold-the-combination = The cards must have been dealt into your hand; one that you have played since still counts.
rule-name-the-missing = Whoever declares three of a kind says which suit is missing; whoever has all four declares four, and not three as well.
rule-declared-once = Each combination is declared once; one card may belong to two of them.
rule-signals-agreed = Nobody talks, but a player may signal to a partner where the table agreed on it.
rule-leader-signals = Only whoever leads to a trick may signal, with the card led.
rule-known-signal = There are three signals, said aloud or shown with the card.
rule-from-second-trick = Some tables allow them from the second trick on.
rule-true-signal = Some tables want them to be true: volo with the last card of a suit, striscio with many cards of it left.

## The game, told

about-game = Tresette for { $players ->
        [2] two
        [3] three
       *[4] four
    }
    .lead = A game of tricks without trumps: suit is followed, the three is highest, and points come in thirds.
    .short = Follow suit, play with a partner, count in thirds.
about-need = What you need
    .players = { $players ->
            [2] Two players, each for themselves.
            [3] Three players, each for themselves.
           *[4] Four players in two pairs; partners sit opposite each other.
        }
    .pack = An Italian pack of { $cards } cards, in four suits: coins, cups, swords and clubs.
    .french = A French pack will do: take out the eights, nines, tens and jokers. The jack then stands for the knave, the queen for the knight.
about-deal = The deal
    .first = Cut for the first deal: the highest card deals. After that the deal passes to the right.
    .cards = Shuffle and deal { $hand } cards to each player, face down.
    .leader = The dealer’s right-hand neighbour leads.
about-play = The play
    .beat = Nobody has to play a higher card.
about-trick = Who takes the trick
    .highest = The highest card of the suit led takes. From high to low: three, two, ace, king, knight, knave, seven, six, five, four.
    .other = A card of another suit takes nothing, however high it is.
    .pile = The taker puts the cards on the side’s pile, and leads to the next trick.
about-count = The count
    .thirds = In thirds of a point an ace counts three, so a whole point; three, two, king, knight and knave one each; the others nothing.
    .last = The last trick is worth a point by itself.
    .whole = Add up the thirds of the whole pile once, at the end of the deal; what makes no whole point is dropped.
    .all = The pack holds { $thirds } thirds. With the last trick that makes { $points } whole points for two sides together.
about-declare = Declarations
    .combinations = Four threes, four twos or four aces count four points; three of them three; ace, two and three of one suit, the napoletana, three.
about-signals = Signals between partners
    .busso = Busso: play your highest card of this suit, and if it takes, lead the suit back to me.
    .volo = Volo, or piombo: this was my last card of the suit.
    .striscio = Striscio, or liscio: I have many cards of this suit; where it must be true, at least { $many } more.
about-match = The match
    .usual = The first side to reach { $target } points, over several deals, wins.
    .tie = If both get there with one deal, the higher total wins; if they are equal, another deal decides.
about-three = For three
    .alone = Leave the four of clubs out and deal thirteen cards each. Everybody counts alone and drops the thirds that make no point, so up to two points may be lost.
about-two = For two
    .half = Metà mazzo: deal ten cards each. After each trick both draw a card from the rest, the taker first, and show it. Suit is followed from the start.
    .packets = Pizzichino: each player has ten cards in hand and two packets of { $packet } on the table, face up, of which only the top card is seen and can be played.
