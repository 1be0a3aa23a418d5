"""Facts about a move at Scopa, with numbers: the reasons that bots and hints give.

Every sentence here is a fact that the seat can prove from what it knows. Chances take every deal
that fits as equally likely.
"""

from __future__ import annotations

from italiancards.core.cards import ITALIAN, Card, Cards, without
from italiancards.core.moves import Capture, Move, Play
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.games.scopa.hints.pack import SUITS
from italiancards.games.scopa.hints.race import race
from italiancards.games.scopa.hints.worth import ONE_CARD
from italiancards.games.scopa.rules.capture_rules import captures, may_take
from italiancards.games.scopa.rules.captures import no_scopa, value, worth
from italiancards.games.scopa.rules.score import SETTEBELLO
from italiancards.games.scopa.rules.state import HAND
from italiancards.games.scopa.rules.view import ScopaView
from italiancards.hints.chances import holds_one, percent

DECIDING = (
    "advice-scopa",
    "advice-takes-settebello",
    "advice-gives",
    "advice-wins-cards",
    "advice-wins-coins",
    "advice-leaves-scopa-surely",
    "advice-leaves-settebello",
    "advice-no-scopa",
    "advice-takes",
)
"""Facts that decide between moves, the weightiest first.

All others come after these, as they are found."""
LIKELY = 25
"""Percent from which the chance of a scopa left weighs as a certain one."""


def look(view: ScopaView) -> tuple[Finding, ...]:
    """Return findings that say what to look at before choosing; they name no card of the hand."""
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
    """Return the sums the table may have after this turn; none where a scopa needs fifteen."""
    if view.options.scopa_a_15:
        return set()
    now, left = worth(view.table), set[int]()
    for card in view.hand:
        takes = captures(view.options, card, view.table)
        left |= {now - worth(cards) for cards in takes} if takes else {now + value(card)}
    return left


def nothing_hidden(view: ScopaView) -> bool:
    """True if one of two players knows every card of the other, who still has some."""
    return view.players == 2 and not view.stock_size and bool(view.unseen)


def reasons(view: ScopaView, move: Move) -> tuple[Finding, ...]:
    """Return findings on a move: cards taken, points decided, cards left, and pairs broken.

    Args:
        view: the seat to move.
        move: a capture, or a card to lay down.

    Returns:
        The facts that decide first.
    """
    card = card_of(move)
    if isinstance(move, Capture):
        found = [*_takes(view, move), *race(view, (card, *move.cards))]
        left = without(view.table, move.cards)
        found += [
            *_sweep_findings(view, left),
            *_leaves_settebello(view, left),
            *_parity(view, move),
        ]
    else:
        found = [Finding("advice-gives", True, {"card": card})] if card == SETTEBELLO else []
        left = (*view.table, card)
        found += [*_sweep_findings(view, left), *_may_be_taken(view, card)]
        found += _leaves_settebello(view, left) if card != SETTEBELLO else []
    return tuple(sorted(found, key=_decision_order))


def _decision_order(reason: Finding) -> int:
    """Return the sort key of a finding: those that decide between moves come first."""
    surely = reason.facts.get("chance", 0) >= LIKELY and reason.name == "advice-leaves-scopa"
    name = "advice-leaves-scopa-surely" if surely else reason.name
    return DECIDING.index(name) if name in DECIDING else len(DECIDING)


def card_of(move: Move) -> Card:
    """Return the card that a capture or a play is made with; raise `TypeError` for other moves."""
    match move:
        case Play() | Capture():
            return move.card
    raise TypeError(f"{move} is no move of Scopa")


def left_to_play(view: ScopaView) -> int:
    """Return the number of cards left to play in hands and stock once the seat has played."""
    return sum(view.hand_sizes) + view.stock_size - 1


def sweepers(view: ScopaView, table: Cards, cards: Cards, later: int) -> Cards:
    """Return those of some cards that could make a scopa by taking the whole table.

    Args:
        view: the seat to move, for the table's options.
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
    """Return the next seat, and the number of cards it will hold on its turn."""
    seat = view.seating.next(view.seat)
    held = view.hand_sizes[seat]
    return seat, held if held or not view.stock_size else HAND


def chance_next_holds(view: ScopaView, wanted: int) -> float:
    """Return the chance, 0 to 1, that the next player holds one of `wanted` unseen cards.

    Args:
        view: the seat to move.
        wanted: the number of unseen cards that would do.

    Returns:
        From 0 to 1, all consistent deals being equally likely.
    """
    return holds_one(len(view.unseen), wanted, next_holds(view)[1])


def _takes(view: ScopaView, move: Capture) -> list[Finding]:
    """Return findings on the cards a capture brings: number, coins, settebello, scopa."""
    cards = (move.card, *move.cards)
    coins = sum(card.suit == "D" for card in cards)
    found = [Finding("advice-takes", True, {"number": len(cards), "coins": coins})]
    if SETTEBELLO in cards:
        found.insert(0, Finding("advice-takes-settebello", True, {"card": SETTEBELLO}))
    if len(move.cards) == len(view.table):
        against = no_scopa(view.options, move.card, move.cards, left_to_play(view))
        found.insert(0, Finding("advice-no-scopa" if against else "advice-scopa", True, {}))
    return found


def _sweep_findings(view: ScopaView, left: Cards) -> list[Finding]:
    """Return [the finding] on unseen cards that could sweep the table left; else []."""
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


def takers(view: ScopaView, table: Cards, card: Card) -> Cards:
    """Return the unseen cards that could take `card` from a table, alone or within a sum.

    Args:
        view: the seat to move.
        table: what lies there, the card among it.
        card: the card in question.
    """
    return tuple(
        each
        for each in view.unseen
        if any(card in taken for taken in captures(view.options, each, table))
    )


def _leaves_settebello(view: ScopaView, left: Cards) -> list[Finding]:
    """Return [the finding] on the settebello left there and its chance to be taken; else []."""
    seat, held = next_holds(view)
    taking = takers(view, left, SETTEBELLO) if SETTEBELLO in left else ()
    if not held or not taking:
        return []
    facts = {"card": SETTEBELLO, "seat": seat, "number": len(taking)}
    facts["chance"] = percent(chance_next_holds(view, len(taking)))
    return [Finding("advice-leaves-settebello", True, facts)]


def _may_be_taken(view: ScopaView, card: Card) -> list[Finding]:
    """Return findings on the chance that the next player takes the card laid down; or []."""
    seat, held = next_holds(view)
    if not held:
        return []
    taking = takers(view, (*view.table, card), card)
    chance = chance_next_holds(view, len(taking))
    facts = {
        "card": card,
        "seat": seat,
        "number": len(taking),
        "unseen": len(view.unseen),
        "equal": sum(each.rank == card.rank for each in taking),
        "sweep": int(view.options.ace_takes_all),
        "chance": percent(chance),
    }
    how = "nobody-takes" if not taking else "surely-taken" if chance == 1 else "may-be-taken"
    found = [Finding(f"advice-{how}", True, facts)]
    own = tuple(each for each in view.hand if each.rank == card.rank and each != card)
    if own and not view.options.scopa_a_15:
        equal = {"card": card, "cards": own, "number": len(own)}
        found.append(Finding("advice-keeps-equal", True, equal))
    return found


def _parity(view: ScopaView, move: Capture) -> list[Finding]:
    """Return findings on ranks that a capture by sum leaves odd or even, and who gains; or [].

    Counted are the cards of a rank that are on no pile after the move, where there are any. A card
    that takes its equal leaves that as it was. Pairs help the side that deals, for it plays last.
    """
    if len(move.cards) == 1 and move.cards[0].rank == move.card.rank:
        return []
    taken = [card.rank for pile in view.taken for card in pile]
    gone = [*taken, *(card.rank for card in (move.card, *move.cards))]
    involved = {card.rank: card for card in (move.card, *move.cards)}
    odd, even = list[Card](), list[Card]()
    for rank, card in sorted(involved.items(), key=lambda each: worth((each[1],))):
        before, after = SUITS - taken.count(rank), SUITS - gone.count(rank)
        if after and before % 2 != after % 2:
            (odd if after % 2 else even).append(card)
    deals = view.side_of(view.dealer) == view.side
    return [
        Finding(name, True, {"cards": tuple(cards), "number": len(cards), "helps": whom})
        for name, cards, whom in (
            ("advice-spariglio", odd, _helped_side(view, mine=not deals)),
            ("advice-rappaia", even, _helped_side(view, mine=deals)),
        )
        if cards
    ]


def _helped_side(view: ScopaView, *, mine: bool) -> str:
    """Return the word for one's own or the other side; `nobody` where more than two compete."""
    if len(view.parties) > 2:
        return "nobody"
    return "you" if mine else "opponent" if view.players == 2 else "opponents"
