# Briscola in words: what can be agreed, the named variants, the rules.

## Options

option-players = Players
    .about = How many sit at the table: two or three play each alone, four in two pairs, six in two teams of three. Partners sit in turn with the others.
option-deck = The pack
    .about = Italian or French cards: the pictures change, the game does not.
    .v-italian = Italian cards
    .v-french = French cards
option-removed-two = The two taken out
    .about = Three players take one two out of the pack, so that the cards go round.
    .v-2d = the two of coins
    .v-2c = the two of cups
    .v-2s = the two of swords
    .v-2b = the two of clubs
option-match = The match
    .about = What wins the match: a single deal, most of an odd number of deals, or points added up from deal to deal.
    .v-single = a single deal
    .v-best-of = most of an odd number of deals
    .v-points = points added up over several deals
option-best-of = Best of
    .about = How many deals a match of won deals has at most, draws aside: more than half of them win it.
option-points-rule = Points for the match
    .about = How many points, added up over the deals, win a match that is played for points.
    .v-more-than-120 = more than 120
    .v-at-least-120 = 120 or more
option-tie = At 60 points each
    .about = Who wins the deal when each side has taken 60 points.
    .v-draw = nobody: the deal is drawn
    .v-last-trick = whoever took the last trick
option-three-as-three = Rank of the three
    .about = The three may rank right after the ace, or below the four like any other three; it counts 10 points either way.
    .v-false = right after the ace
    .v-true = between the four and the two
option-return-ace-three = An ace or a three turned up
    .about = When the card turned up for trumps is an ace or a three, some put it back into the middle of the stock and turn up the next one.
    .v-false = it stays
    .v-true = it goes back
option-exchange-two = Exchanging the two of trump
    .about = Whoever holds the two of trump may exchange it for the up-card in the first trick, before playing a card.
    .v-off = not allowed
    .v-first-trick = allowed in the first trick
option-exchange-seven = Exchanging the seven of trump
    .about = Whoever holds the seven of trump and has taken a trick may exchange it for the up-card, before playing a card.
    .v-false = not allowed
    .v-true = allowed
option-requires-trick = The trick before the seven
    .about = Who must have taken a trick before the seven of trump is exchanged: the player who holds it, or anybody of the team.
    .v-player = the player
    .v-team = the player or a partner
option-partner-show-start = Hands shown before the first trick
    .about = Before the first trick all are asked whether they show their hands to their partners.
    .v-false = not shown
    .v-true = may be shown
option-partner-show-end = Hands shown near the end
    .about = Near the end all are asked whether they show their hands to their partners. The source says “before the last hand”: that may be the last trick, or the last three, when the stock is used up.
    .v-off = not shown
    .v-stock-empty = when the stock is used up
    .v-last-trick = before the last trick
option-table-talk = Talk between partners
    .about = Whether partners may tell each other something of their hands, on their turn and before playing: nothing, by signs for the high trumps, or aloud in a few sentences.
    .v-none = none
    .v-signals = signs
    .v-open = open talk
option-signs-seen-by = Who sees a sign
    .about = A sign may be made so that only the partners see which one it is, or in sight of all. That a sign is made is noticed either way.
    .v-partner = the partners alone
    .v-all = everybody
option-must-be-true = Signs and talk
    .about = Whether what is signed or said of a hand has to be true.
    .v-true = have to be true
    .v-false = may be false

## Presets

preset-briscola = Briscola
    .about = The game as most people play it.
preset-briscola-three = Briscola for three
    .about = Each alone, with a two taken out; whoever has most points wins, and 41 can be enough.
preset-briscola-pairs = Briscola in pairs
    .about = Four players, two against two across the table.
preset-briscola-six = Briscola for six
    .about = Two teams of three, who sit in turn; the twos are taken out.
preset-briscola-signals = Briscola in pairs, with signs
    .about = Two against two; partners sign their high trumps to each other.
preset-sicilian = Sicilian Briscola
    .about = As a Sicilian site tells it: points are added up over the deals, and the two and the seven of trump can be exchanged.
preset-sicilian-pairs = Sicilian Briscola in pairs
    .about = The same for four: partners may also show each other their hands, before the first trick and before the last.

## Rules

rule-your-turn = You play when it is your turn; whoever takes a trick leads to the next.
rule-hold-the-card = You can only play or exchange a card of your own hand.
rule-any-card = You may play any card: nobody has to follow suit, to trump or to beat.
rule-exchange-agreed = The two and the seven of trump are exchanged only where the table agreed on it.
rule-two-or-seven-of-trump = No other card can be exchanged.
rule-two-in-first-trick = The two is exchanged in the first trick, on your turn and before you play a card.
rule-seven-after-a-trick = The seven is exchanged once you have taken a trick, on your turn and before you play a card. In teams a partner’s trick may do, where that is agreed.
rule-upcard-lies-there = Both can be exchanged only as long as the up-card lies under the stock.
rule-show-agreed = Where the table agreed on it, partners show each other their hands.
rule-show-when-asked = All are asked at the same time: before the first trick, when the stock is used up, or before the last trick.
rule-talk-agreed = Otherwise partners tell each other nothing, unless the table agreed on signs, or on open talk.
rule-sign-of-a-trump = There are signs for five trumps: lips over the teeth for the ace, the mouth to one side for the three, a glance upwards for the king, the tip of the tongue for the knight, a shrug for the knave.
rule-sign-once = A sign is made on your turn, before you play, and each once in a deal.
rule-sign-is-true = You sign only trumps that you hold, unless the table allows false signs.
rule-known-sentence = In open talk four things are said: I have a trump; I have a carico; I have neither trumps nor points; take it if you can.
rule-said-once = Each is said on your turn, before you play, and once in a trick.
rule-saying-is-true = What you say of your hand is true, unless the table allows otherwise.
rule-partner-follows = You ask a partner to take the trick only if he has still to play to it.

## The game, told

about-game = Briscola for { $players ->
        [2] two
       *[other] { $players }
    }
    .short = Tricks, and trumps to win them.
    .lead = A game of tricks and trumps. Whoever takes more than half of the { $total } card points wins the deal.
about-need = What you need
    .players = { $players ->
            [2] Two
           *[other] { $players }
        } players, each playing alone; or three, or four in two pairs, or six in two teams of three.
    .pack = An Italian pack of { $cards } cards, in four suits: coins, cups, swords and clubs.
    .french = A French pack will do: take out the eights, nines, tens and jokers. The jack then stands for the knave, the queen for the knight.
about-deal = The deal
    .first = Cut for the first deal: the highest card deals. After that the players deal in turn.
    .cards = Shuffle and deal { $hand } cards to each player, face down.
    .upcard = Turn up the next card and lay it crosswise under the rest, half in sight. Its suit is trumps for the whole deal; the rest, face down, is the stock.
about-play = The play
    .lead = Whoever did not deal leads: one card, face up. The other player answers with one card, and the two make a trick.
about-trick = Who takes the trick
    .same = Two cards of one suit: the higher takes.
    .trump = A trump and a card of another suit: the trump takes, however low it is.
    .other = Two suits and no trump: the card led takes, however high the other is.
    .pile = The taker puts both cards face down on a pile of their own.
about-draw = Drawing
    .each = After each trick both players draw a card from the stock, the taker of the trick first.
    .last = The up-card is the last to be drawn: it goes to whoever lost that trick.
    .without = The last { $hand } tricks are played without drawing.
about-count = The end and the count
    .cards = Add up the points of the cards you have taken. There are { $total } in all.
    .win = { $enough } points or more win the deal. { $half } each is a draw.
about-match = The match
    .usual = Usually the best of { $deals } deals: whoever wins { $won } of them has won the match. A drawn deal counts for nobody.
    .otherwise = Other ways to play a match stand among the variants.
about-more = Three, four or six
    .three = Three players take one two out, as a rule the two of coins, and each plays alone. Whoever has most points wins the deal: { $three } can be enough. If nobody has more than all others, it is a draw.
    .four = Four play two against two, partners facing each other. Partners put their points together: { $enough } win.
    .six = Six take out all the twos and play three against three, the teams in turn round the table.
    .turns = The player to the dealer’s right leads, and turns go to the right. The highest trump takes, or else the highest card of the suit led.
    .drawing = After a trick all draw in turn, its taker first. The up-card goes to whoever sits before the taker.
about-partners = What partners may tell each other
about-exchange = Exchanging the up-card
