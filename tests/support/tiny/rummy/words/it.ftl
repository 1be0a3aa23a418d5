game = Tiny rummy
draw-once =
    .ok = Now.
    .broken = Draw one card first.
three-in-a-row =
    .ok = A run.
    .broken = No run: { CARDS($cards) }.
keep-one =
    .ok = One is left.
    .broken = Keep one.
event-drew =
    .told = { $seat-name } drew { CARD($card) }.
    .hidden = { $seat-name } drew.
event-took =
    .told = { $seat-name } took { CARD($card) }.
event-put =
    .told = { $seat-name } put { CARDS($cards) }.
line-left = Left in hand
zone-meld = Meld { $number }
zone-discards = Discards
prompt-draw =
    .ok = Draw.
prompt-discard =
    .ok = Discard.
ended =
    .ok = { $winner ->
        [nobody] Drawn.
       *[other] { $winner-name } wins.
    }
deal-is-on =
    .broken = Over.
your-turn =
    .broken = Turn: { $turn ->
        [you] you
       *[other] { $turn-name }
    }.
hold-the-cards =
    .broken = { CARDS($cards) }?
event-dealt =
    .told = Dealt by { $dealer-name }.
