"""A second copy of Scala Quaranta's rules, in the simulator, to compare the rules with."""

from __future__ import annotations

from italiancards.core.cards import Card
from italiancards.core.melds import Add, Discard, Draw, Lay, Swap, Take
from italiancards.core.melds.lanes import NAMED, PLACED, WILD
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.scala40.hints.simulator import Scala40Deal
from italiancards.games.scala40.hints.simulator_rules import may_discard, others
from italiancards.games.scala40.rules.candidates import candidates
from italiancards.games.scala40.rules.finish import moves
from italiancards.games.scala40.rules.melds import melds_of
from italiancards.games.scala40.rules.state import VALUES
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.melds.hands import NOTHING
from italiancards.hints.melds.meld_numbers import meld_of


def legal(deal: Scala40Deal) -> list[Move]:
    """The legal moves of the seat to move, among the game's candidates."""
    if deal.over:
        return []
    return [move for move in dict.fromkeys(candidates(view_of_deal(deal))) if allows(deal, move)]


def view_of_deal(deal: Scala40Deal) -> Scala40View:
    """View of the seat to move, without who laid which meld and what the others showed."""
    seat, count = deal.turn, len(deal.once)
    picked = [NAMED[deal.picked]] if deal.picked != NOTHING else []
    return Scala40View(
        Seat(seat), deal.options, Seat(0), Seat(seat), deal.over,
        (*(NAMED[place] for place in others(deal)), *picked), tuple(deal.size), (0,) * count, (),
        shown=((),) * count,
        stock_size=len(deal.stock),
        discards=tuple(NAMED[place] for place in deal.discards),
        melds=tuple(map(meld_of, deal.melds)),
        meld_owners=(Seat(seat),) * len(deal.melds),
        drawn=deal.drawn,
        picked=tuple(picked),
        opened=frozenset(Seat(each) for each, has in enumerate(deal.opened) if has),
        opening=deal.opening,
        first_round=deal.turns < len(deal.playing),
        renewed=deal.renewed,
        closer=None,
        void=deal.void,
        playing=tuple(map(Seat, deal.playing)),
    )  # fmt: skip


def allows(deal: Scala40Deal, move: Move) -> bool:
    """True if the seat to move may make a move.

    Args:
        deal: simulated deal, running; it is left unchanged.
        move: a move of any kind, its cards held or not.

    Returns:
        The verdict of the rule book, for moves of the game's candidates.
    """
    if isinstance(move, Draw):
        return not deal.drawn
    if isinstance(move, Take):
        able = deal.opened[deal.turn] or deal.options.draw_discard == "to_open"
        return not deal.drawn and able and _goes_on(deal, move)
    if not deal.drawn or any(
        move.uses.hand.count(card) > deal.has(deal.turn, PLACED[card]) for card in move.uses.hand
    ):
        return False
    if isinstance(move, Discard):
        return may_discard(deal, PLACED[move.card])
    if deal.size[deal.turn] - len(move.uses.hand) < deal.keep and not isinstance(move, Swap):
        return False
    if isinstance(move, Lay):
        return _may_lay(deal, move) and _goes_on(deal, move)
    return deal.opened[deal.turn] and _builds(deal, move) and _goes_on(deal, move)


def _may_lay(deal: Scala40Deal, move: Lay) -> bool:
    found = melds_of(move, any_suit=deal.any_suit)
    if len(found) < len(move.groups) or any(len(group) < 3 for group in move.groups):
        return False
    if deal.opened[deal.turn]:
        return True
    options, total = deal.options, sum(map(VALUES.meld, found))
    closes = deal.size[deal.turn] - len(move.cards) == 1 == deal.keep
    if total < options.opening_min and not (options.close_in_hand == "any_total" and closes):
        return False
    if options.opening_without_joker and any(PLACED[card] == WILD for card in move.cards):
        return False
    owed = deal.picked != NOTHING and options.picked_must_be_used
    return not owed or deal.picked in [PLACED[card] for card in move.cards]


def _builds(deal: Scala40Deal, move: Move) -> bool:
    """True if a card fits the meld it is added to, or is the one its joker stands for."""
    if isinstance(move, Swap):
        return bool(deal.extensions[move.meld - 1].swaps & _bit(move.card))
    assert isinstance(move, Add)
    each = deal.extensions[move.meld - 1]
    if move.part.wild:
        return move.part.stands in each.joker
    return bool(each.cards & _bit(move.card))


def _bit(card: Card) -> int:
    return 0 if PLACED[card] == WILD else 1 << PLACED[card]


def _goes_on(deal: Scala40Deal, move: Move) -> bool:
    """True if the turn can be finished after a move, where a card was taken."""
    if deal.picked == NOTHING and not isinstance(move, Take):
        return True
    after = deal.copy()
    after.play(move)
    return _finishes(after, set())


def _finishes(deal: Scala40Deal, known: set[object]) -> bool:
    seat = deal.turn
    key = (deal.once[seat], deal.twice[seat], deal.jokers[seat], deal.picked, *deal.melds)
    if key in known:
        return False
    known.add(key)
    if any(may_discard(deal, place) for place in others(deal)):
        return True
    for move in moves(view_of_deal(deal)):
        if isinstance(move, Discard):
            continue
        sound = (
            _may_lay(deal, move)
            if isinstance(move, Lay)
            else (deal.opened[seat] and _builds(deal, move))
        )
        room = isinstance(move, Swap) or deal.size[seat] - len(move.uses.hand) >= deal.keep
        if sound and room:
            after = deal.copy()
            after.play(move)
            if _finishes(after, known):
                return True
    return False
