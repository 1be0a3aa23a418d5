"""What is true of a move at Scopa, with numbers: the reasons that bots and hints give.

Every sentence here is a fact that the seat can prove from what it knows. Chances take every deal
that fits as equally likely.
"""

from __future__ import annotations

from italiancards.core.cards import ITALIAN, Card, Cards, without
from italiancards.core.moves import Capture, Move, Play
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.games.scopa.captures import no_scopa, value, worth
from italiancards.games.scopa.score import SETTEBELLO
from italiancards.games.scopa.state import HAND
from italiancards.games.scopa.taking import captures, may_take
from italiancards.games.scopa.view import ScopaView
from italiancards.hints.chances import holds_one, percent
from italiancards.hints.scopa.race import race
from italiancards.hints.scopa.worth import ONE_CARD


def look(view: ScopaView) -> tuple[Finding, ...]:
    """Where to look before choosing, without naming a card of the hand."""
    takers = [card for card in view.hand if captures(view.options, card, view.table)]
    which = "all" if len(takers) == len(view.hand) else "one" if len(takers) == 1 else "some"
    facts = {"number": len(takers), "held": len(view.hand), "which": which}
    found = [Finding("advice-look-takers" if takers else "advice-look-nothing", True, facts)]
    if any(sweepers(view, view.table, (card,), 0) for card in takers):
        found.append(Finding("advice-look-scopa", True, {}))
    elif view.table and any(0 < left <= ONE_CARD for left in _after(view)):
        found.append(Finding("advice-look-sum", True, {"sum": worth(view.table)}))
    if SETTEBELLO in view.table:
        found.append(Finding("advice-look-settebello", True, {"card": SETTEBELLO}))
    if nothing_hidden(view):
        cards = {"cards": view.unseen, "seat": view.seating.next(view.seat)}
        found.append(Finding("advice-look-ending", True, cards))
    return tuple(found)


def _after(view: ScopaView) -> set[int]:
    """What the table can make after a card of the seat's; nothing where scopa goes to fifteen."""
    if view.options.scopa_a_15:
        return set()
    now, left = worth(view.table), set[int]()
    for card in view.hand:
        takes = captures(view.options, card, view.table)
        left |= {now - worth(cards) for cards in takes} if takes else {now + value(card)}
    return left


def nothing_hidden(view: ScopaView) -> bool:
    """Whether a seat of two knows every card of the other, while there are any."""
    return view.players == 2 and not view.stock_size and bool(view.unseen)


def reasons(view: ScopaView, move: Move) -> tuple[Finding, ...]:
    """What a move takes, what it decides, what it leaves, and what becomes of the pairs."""
    card = card_of(move)
    if isinstance(move, Capture):
        found = [*_takes(view, move), *race(view, (card, *move.cards))]
        left = without(view.table, move.cards)
        return (*found, *_leaves(view, left), *_parity(view, move))
    found = [Finding("advice-gives", True, {"card": card})] if card == SETTEBELLO else []
    left = (*view.table, card)
    return (*found, *_leaves(view, left), *_equals(view, card))


def card_of(move: Move) -> Card:
    """The card that a move is made with: at Scopa each has one."""
    match move:
        case Play() | Capture():
            return move.card
    raise TypeError(f"{move} is no move of Scopa")


def left_to_play(view: ScopaView) -> int:
    """How many cards are still to be played after the seat's own."""
    return sum(view.hand_sizes) + view.stock_size - 1


def sweepers(view: ScopaView, table: Cards, cards: Cards, later: int) -> Cards:
    """Those of some cards that would make a scopa of a table.

    Args:
        view: what the seat knows, for what was agreed.
        table: what lies there.
        cards: the cards in question.
        later: how many cards are played before that one, from now on.
    """
    left = left_to_play(view) - later
    return tuple(
        card
        for card in cards
        if table
        and may_take(view.options, card, table, table)
        and no_scopa(view.options, card, table, left) is None
    )


def next_holds(view: ScopaView) -> tuple[Seat, int]:
    """Who plays next, and how many cards he then holds, all of them unknown to the seat."""
    seat = view.seating.next(view.seat)
    held = view.hand_sizes[seat]
    return seat, held if held or not view.stock_size else HAND


def chance_next_holds(view: ScopaView, wanted: int) -> float:
    """The chance that the next player holds at least one of so many cards not seen."""
    return holds_one(len(view.unseen), wanted, next_holds(view)[1])


def _takes(view: ScopaView, move: Capture) -> list[Finding]:
    """The cards that a capture brings: how many, how many coins, the settebello, a scopa."""
    cards = (move.card, *move.cards)
    coins = sum(card.suit == "D" for card in cards)
    found = [Finding("advice-takes", True, {"number": len(cards), "coins": coins})]
    if SETTEBELLO in cards:
        found.insert(0, Finding("advice-takes-settebello", True, {"card": SETTEBELLO}))
    if len(move.cards) == len(view.table):
        against = no_scopa(view.options, move.card, move.cards, left_to_play(view))
        found.insert(0, Finding("advice-no-scopa" if against else "advice-scopa", True, {}))
    return found


def _leaves(view: ScopaView, left: Cards) -> list[Finding]:
    """What is left to the next player: which cards sweep it, and how likely he holds one."""
    seat, held = next_holds(view)
    if not left or not held:
        return []
    sweeping = sweepers(view, left, view.unseen, 1)
    conceivable = sweepers(view, left, ITALIAN.cards, 1)
    facts = {"seat": seat, "sum": worth(left), "number": len(sweeping), "cards": sweeping}
    if not conceivable:
        guarded = sweepers(view, view.table, view.unseen, 1)
        return [Finding("advice-guards", True, facts)] if guarded else []
    if not sweeping:
        return [Finding("advice-leaves-safe", True, facts)]
    chance = chance_next_holds(view, len(sweeping))
    facts |= {"unseen": len(view.unseen), "chance": percent(chance)}
    name = "advice-leaves-scopa" if chance < 1 else "advice-leaves-scopa-surely"
    return [Finding(name, True, facts)]


def _equals(view: ScopaView, card: Card) -> list[Finding]:
    """Whether a card laid down can be taken by its equal, by others or by the seat itself."""
    seat, held = next_holds(view)
    if not held or view.options.scopa_a_15:
        return []
    equal = [each for each in view.unseen if each.rank == card.rank]
    chance = chance_next_holds(view, len(equal))
    facts = {"card": card, "seat": seat, "number": len(equal), "chance": percent(chance)}
    if equal:
        name = "advice-equals-held" if chance == 1 else "advice-equals-out"
        found = [Finding(name, True, facts)]
    elif view.options.ace_takes_all and any(each.rank == "A" for each in view.unseen):
        found = []  # an ace may still take it
    else:
        sums = "some" if value(card) < ONE_CARD else "none"
        found = [Finding("advice-equals-gone", True, facts | {"sums": sums})]
    own = tuple(each for each in view.hand if each.rank == card.rank and each != card)
    kept = {"cards": own, "number": len(own)}
    return [*found, *([Finding("advice-keeps-equal", True, kept)] if own else [])]


def _parity(view: ScopaView, move: Capture) -> list[Finding]:
    """Which ranks a sum makes uneven, and which even again: the spariglio.

    Counted are the cards of a rank that are on no pile after the move. Whoever takes one card with
    its equal leaves that as it was.
    """
    if len(move.cards) == 1 and move.cards[0].rank == move.card.rank:
        return []
    gone = {card for pile in view.taken for card in pile} | {move.card, *move.cards}
    involved = {card.rank: card for card in (move.card, *move.cards)}
    odd, even = list[Card](), list[Card]()
    for rank, card in sorted(involved.items(), key=lambda each: worth((each[1],))):
        before = 4 - sum(each.rank == rank for pile in view.taken for each in pile)
        after = 4 - sum(each.rank == rank for each in gone)
        if before % 2 != after % 2:
            (odd if after % 2 else even).append(card)
    found = [Finding("advice-spariglio", True, {"cards": tuple(odd), "number": len(odd)})]
    mended = Finding("advice-rappaia", True, {"cards": tuple(even), "number": len(even)})
    return [*(found if odd else []), *([mended] if even else [])]
