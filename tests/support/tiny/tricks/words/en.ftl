game = Tiny tricks
in-its-time =
    .ok = Now.
    .broken = Not now.
hold-the-pair =
    .ok = A pair.
    .broken = No pair.
follow-suit =
    .ok = It may be played.
    .broken = You hold { CARDS($cards) }.
said-by-the-leader =
    .ok = You lead.
    .broken = Only the leader speaks.
move-declare = Declare two of rank { $words }
move-signal = Play { CARD($card) } and say { $word }
said-volo =
    .ok = Volo!
said-pair =
    .ok = A pair!
said-none =
    .ok = Nothing.
event-answered =
    .told = { $seat-name } answered { $move }.
    .hidden = { $seat-name } answered.
event-revealed =
    .told = { $seat-name }: { $move }.
event-played =
    .told = { $seat-name } plays { CARD($card) }.
event-trick-taken =
    .coming = { $seat-name } takes it.
    .told = { $seat-name } takes the trick.
took-best =
    .ok = Best: { CARD($card) }.
line-cards = Cards, in thirds
line-pairs = Pairs
prompt-declare =
    .ok = Declare a pair, or pass.
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
