game = Tiny
deal-is-on =
    .broken = Over.
your-turn =
    .broken = Turn: { $turn ->
        [you] you
       *[other] { $turn-name }
    }.
hold-the-card =
    .broken = { CARD($card) }?
any-card =
    .ok = { CARD($card) }!
equal-card =
    .ok = = { CARD($upcard) }
    .broken = ≠ { CARD($upcard) }
event-dealt =
    .told = { $dealer } { $number }
event-played =
    .told = { $seat } { CARD($card) }
event-drew =
    .told = { $seat } { CARD($card) }
    .hidden = { $seat }
line-aces = { $each }
won =
    .ok = { $winner }
drawn =
    .ok = =
