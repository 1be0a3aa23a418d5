# Tresette in words: what can be agreed, the named variants, the rules.

## Options

option-players = Players
    .about = Four play in two pairs; two or three play on their own. Three players leave out the four of clubs and hold thirteen cards each.
option-deck = The pack
    .about = Italian or French cards: only the pictures change.
    .v-italian = Italian cards
    .v-french = French cards
option-two-player-form = With two players
    .about = How two players share the forty cards: ten in hand and a draw after each trick, or ten in hand and two packets each on the table.
    .v-meta-mazzo = metà mazzo: draw after each trick
    .v-pizzichino = pizzichino: two packets each
option-show-drawn = Drawn cards
    .about = When two players draw, whether each shows the card drawn.
    .v-true = shown
    .v-false = hidden
option-first-lead = Who leads first
    .about = With four players, the first lead comes from the player to the dealer’s right, or from the holder of the four of coins, who may lead any card.
    .v-dealer-right = the player to the dealer’s right
    .v-four-of-coins = the holder of the four of coins
option-partners = Partners
    .about = With four players, partners are agreed beforehand, or everyone draws a card and the two highest play the two lowest.
    .v-fixed = agreed
    .v-drawn = drawn by cards
option-declarations = Declarations
    .about = Three or four threes, twos or aces, and the napoletana, may score if declared; tournaments often do without.
    .v-true = score
    .v-false = do not score
option-declaration-timing = When to declare
    .about = When to declare; anything not declared then is lost.
    .v-end-first-trick = everyone, at the end of the first trick
    .v-before-lead = everyone, before the first lead
    .v-own-first-turn = on your turn in the first trick
    .v-own-second-turn = on your turn, by the second trick
    .v-three-tricks = on your turn, within three tricks
option-declarations-by-draw = Completed by a draw
    .about = With two players drawing, whether you may declare on your next turn a combination completed by the card you just drew, all of it still in hand.
    .v-false = lost
    .v-true = can be declared
option-signals = Signals
    .about = The player leading may say busso, volo or striscio to their partner with the card led.
    .v-lead-only = with any lead
    .v-lead-from-trick2 = from the second trick on
    .v-off = not allowed
option-signals-must-be-true = Signals must be true
    .about = Whether you may say volo only with your last card of a suit, and striscio only with many.
    .v-false = no, players may bluff
    .v-true = yes
option-rounding = Thirds left over
    .about = What happens to thirds that do not make a whole point, counted once over the whole pile.
    .v-floor = they are dropped
    .v-nearest = rounded to the nearest point
option-cappotto-cancels-declarations = Cappotto and declarations
    .about = Whether a side that takes all the card points and the last trick voids the other side’s declarations.
    .v-false = declarations stand
    .v-true = the others’ are void
option-cappotto-wins = Cappotto and the match
    .about = Whether taking all the card points and the last trick wins the whole match.
    .v-false = it counts like any deal
    .v-true = it wins the match
option-weak-hand-redeal = A hand without a point
    .about = A player dealt less than one whole point may show the hand and have the cards dealt again.
    .v-false = played as usual
    .v-true = dealt again
option-target = Points for the match
    .about = The first to reach this total, over several deals, wins the match.
option-win-check = When the match is won
    .about = The target is checked at the end of each deal, or the match ends with the trick or declaration that reaches it.
    .v-end-of-hand = at the end of a deal
    .v-immediate = at once

## Presets

preset-tresette = Tresette
    .about = Four players in two pairs, with declarations and signals.
preset-tresette-in-two = Tresette for two
    .about = Ten cards in hand and twenty to draw: one each after every trick, shown to the other player.
preset-pizzichino = Pizzichino
    .about = For two, without drawing: ten cards in hand and two packets each, with only the top card of each playable.
preset-torneo = Tournament
    .about = Four players in two pairs, without declarations, as in tournaments.

## Rules

rule-your-turn = Play on your turn, to the right; the winner of a trick leads to the next.
rule-hold-the-card = Play a card from your hand, or the top card of one of your packets.
rule-follow-suit = Follow suit if you can; if you cannot, play any card.
rule-declarations-agreed = Some tables play with declarations: certain combinations dealt to one hand score points if declared.
rule-declare-in-time = Usually everyone is asked at the end of the first trick; anything not declared then is lost.
rule-answer-first = Everyone answers, and all declarations are announced together; only then does play continue.
rule-hold-the-combination = You must have been dealt the cards; one you have since played still counts.
rule-name-the-missing = If you declare three of a kind, name the missing suit; with all four, declare four, not three as well.
rule-declared-once = Declare each combination once; a card may belong to two.
rule-signals-agreed = No talking, but you may signal to your partner if the table has agreed on it.
rule-leader-signals = Only the player leading to a trick may signal, with the card led.
rule-known-signal = There are three signals, said aloud or shown with the card.
rule-from-second-trick = Some tables allow them from the second trick on.
rule-true-signal = Some tables require them to be true: volo with your last card of a suit, striscio with many left.

## The game, told

about-game = Tresette for { $players ->
        [2] two
        [3] three
       *[4] four
    }
    .lead = A trick-taking game without trumps: follow suit, the three ranks highest, and points come in thirds.
    .short = Follow suit, play with a partner, count in thirds.
about-need = What you need
    .players = { $players ->
            [2] Two players, each on their own.
            [3] Three players, each on their own.
           *[4] Four players in two pairs; partners sit opposite each other.
        }
    .pack = An Italian pack of { COUNT($cards, "cards") }, in four suits: coins, cups, swords and clubs.
    .french = With a French pack, remove the eights, nines, tens and jokers. The jack then stands for the knave, the queen for the knight.
about-deal = The deal
    .first = Cut for the first deal: the highest card deals. After that the deal passes to the right.
    .cards = Shuffle, and deal { COUNT($hand, "cards") } face down to each player.
    .leader = The player to the dealer’s right leads.
about-play = The play
    .beat = You need not play a higher card.
about-trick = Who wins the trick
    .highest = The highest card of the suit led wins. From high to low: three, two, ace, king, knight, knave, seven, six, five, four.
    .other = A card of another suit cannot win, however high.
    .pile = The winner puts the cards on their side’s pile and leads to the next trick.
about-count = Scoring
    .thirds = An ace is worth a whole point; three, two, king, knight and knave a third each; the others nothing.
    .last = The last trick is worth one more point.
    .whole = Add up the thirds of the whole pile once, at the end of the deal; drop any that do not make a whole point.
    .all = The pack holds { COUNT($thirds, "thirds") }. With the last trick, the two sides together always score { COUNT($points, "points") }.
about-declare = Declarations
    .combinations = Four threes, twos or aces score four points; three of them score three; the napoletana (ace, two and three of one suit) scores three.
about-signals = Signals between partners
    .busso = Busso: play your highest card of this suit and, if it wins, return the suit.
    .volo = Volo, or piombo: this was my last card of the suit.
    .striscio = Striscio, or liscio: I have many cards of this suit (where it must be true, at least { $many } more).
about-match = The match
    .usual = The first side to { COUNT($target, "points") }, over several deals, wins.
    .tie = If both get there in the same deal, the higher total wins; if the totals are equal, another deal decides.
about-three = For three
    .alone = Leave out the four of clubs and deal thirteen cards each. Everyone counts alone and drops leftover thirds, so a deal is worth eleven points, or ten.
about-two = For two
    .half = Metà mazzo: deal ten cards each. After each trick both players draw from the stock, the winner first, and show the card. You must follow suit from the start.
    .packets = Pizzichino: each player has ten cards in hand and two packets of { $packet } on the table, of which only the top card is face up and playable.
level-1 = Lead their highest card, and forget to declare.
level-2 = Take whatever they can, and play aces on lost tricks.
level-3 = Now and then lead high, or take what is worth nothing.
level-4 = Count the cards and declare; see one trick at a time.
level-5 = Remember the cards, and think ahead.
