"""A table is gone on with in another kernel: tokens of tables, moments and reviews."""

from __future__ import annotations

from random import Random

import pytest
from support.depth import TIMES, some
from support.learner import send, think
from support.options import needed
from support.screen import shown

import italiancards as ic
from italiancards.core.options import declared_options
from italiancards.core.seats import Seat
from italiancards.screen.layouts import tables
from italiancards.session.marks import Marks
from italiancards.session.practice_activity import PracticeActivity
from italiancards.session.session import Session
from italiancards.session.token import Token, moves_of
from italiancards.widgets import CardTable

GAMES = [(name, preset) for name in tables() for preset in ic.game(name).presets]


def opened(token: str, game: str = "briscola") -> Session:
    """Another kernel's table, gone on with from a token."""
    session = CardTable(game).session
    assert isinstance(session.activity, PracticeActivity)
    assert send(session, "sit", at=token)["answer"] is None
    think(session)
    return session


def act(session: Session, chance: Random) -> None:
    """Do something that a learner could do at the table now."""
    model = session.model()
    if session.waiting is not None:
        send(session, "go_on")
    elif model["can"]["next_deal"] or model["can"]["new_match"]:
        send(session, "deal")
    elif chance.random() < 0.03 and model["can"]["undo"]:
        send(session, "undo")
    elif chance.random() < 0.02 and model["can"]["hint"]:
        send(session, "hint")
    else:
        table = session.table  # by chance alone some deals hardly end
        by_policy = chance.random() < 0.7
        move = table.hint("greedy").move if by_policy else chance.choice(table.legal())
        send(session, "move", move=str(move))


@pytest.mark.parametrize(("game", "preset"), some(GAMES, 5))
def test_at_every_moment_of_a_match_another_kernel_shows_the_same(game: str, preset: str) -> None:
    session = CardTable(game, preset=preset, seed=5).session
    assert isinstance(session.activity, PracticeActivity)
    chance = Random(3)
    deals = set()
    for number in range(400):
        act(session, chance)
        deals.add((session.table.seed, session.table.moment.deal))
        if number % max(1, 27 // TIMES) == 0:
            other = opened(session.token, game)
            assert shown(other) == shown(session)
            assert other.token == session.token
            if len(deals) > 1 and TIMES == 1:
                break
    assert len(deals) > 1


def test_a_token_holds_no_card_that_its_seat_has_not_seen() -> None:
    session = CardTable("briscola", seed=7).session
    chance = Random(1)
    for _ in range(30):
        act(session, chance)
        seen = set(session.view.hand)
        for moment in session.table.moments[: session.table.now + 1]:
            if moment.move is not None:
                seen.add(moment.move.card)
        moves_text = session.token.partition("moves=")[2].partition(";")[0]
        assert {move.split()[-1] for move in moves_text.split(", ") if move} <= seen


def test_a_table_whose_cards_were_told_has_no_token() -> None:
    deck = " ".join(ic.deal("briscola", seed=7).starts[0].deck)  # type: ignore[union-attr]
    assert CardTable("briscola", order=deck).session.token == ""
    assert CardTable("briscola", top="2D AS RD").session.token == ""
    assert CardTable(ic.deal("briscola", order=deck, seed=8)).session.token == ""
    assert CardTable(ic.deal("briscola", top="7D", seed=7)).session.token == ""
    assert CardTable(ic.position("briscola", hand="7D")).session.token == ""


def test_a_table_that_was_handed_over_is_gone_on_with_in_another_kernel() -> None:
    options = {"dealer": 0, "names": ["Ugo", "Pia"], "target": 21, "standing": "9 7 after 3"}
    for table in (ic.deal("briscola", seed=7), ic.deal("scopa", seed=7, **options)):
        for _ in range(3):
            table.play(table.legal()[0])
        table.undo()
        token = CardTable(table).session.token
        other = Token.read(token).table()
        assert other == table
        assert (other.names, other.match_score) == (table.names, table.match_score)
        table.autoplay().next_deal()
        widget = CardTable(table)
        assert Token.read(widget.session.token).table() == table
        assert widget.session.table is table


def test_every_option_a_level_a_seat_a_dealer_and_names_go_with_the_token() -> None:
    options = ic.game("briscola").options
    for each in declared_options(options):
        around = "".join(f"; {name}={value}" for name, value in needed(options, each).items())
        for value in tuple(each.values)[:4]:
            token = opened(f"briscola; number=7{around}; {each.name}={value}").token
            assert getattr(opened(token).table.options, each.name) == value
    session = opened("briscola; number=7; seat=1; level=hard; dealer=0; names=Nora, Pia")
    assert (session.seat, session.settings["level"], session.table.names) == (
        1,
        "hard",
        ("Nora", "Pia"),
    )
    assert session.table.starts[0].dealer == 0  # type: ignore[union-attr]
    assert opened(session.token).token == session.token


@pytest.mark.parametrize("dealer", range(4))
def test_a_dealer_goes_with_the_token_where_it_is_usually_drawn(dealer: int) -> None:
    """At Burraco whoever draws the highest card deals: the last seat is not always meant."""
    dealt = ic.deal("burraco", seed=7, dealer=dealer)
    token = Token("burraco", number="7").at(dealt, 1, Seat(0), None)
    again = Token.read(str(token)).table()
    assert again.starts[0].dealer == dealer  # type: ignore[union-attr]


def test_the_names_in_a_token_are_no_options_of_any_game() -> None:
    own = {"number", "dealer", "names", "text", "seat", "level", "moves", "shown", "hinted"}
    own |= {"opened", "review", "hindsight", "tried", "preset", "standing"}
    for name in ic.GAMES:
        assert not own & {each.name for each in declared_options(ic.game(name).options)}


@pytest.mark.parametrize(
    ("token", "said"),
    [
        ("", "Cannot read ''"),
        ("chess; number=1", "There is no game 'chess'"),
        ("briscola; colour=red", "briscola has no option 'colour'"),
        ("briscola; number=7; moves=9X", "Cannot read '9X'"),
        ("briscola; number=7; moves=AD", "AD"),
        ("briscola; number=7; moves=next", "Finish this deal first"),
        ("briscola; number=7; seat=2", "There is no seat 2"),
        ("briscola; number=7; seat=one", "Cannot read 'one'"),
        ("briscola; number=7; dealer=9", "dealer=9"),
        ("briscola; number=7; shown=40", "There is no moment 40"),
        ("briscola; number=7; level=grandmaster", "There is no level 'grandmaster'"),
        ("briscola; number=7; hinted=all", "Cannot read 'all'"),
        ("briscola; number=7; names=Anna", "names="),
        ("briscola; number=7; number=8", "number only once"),
        ("briscola; number=7; game=scopa", "briscola has no option 'game'"),
        ("briscola; number=7; seed=8", "briscola has no option 'seed'"),
        ("briscola; number=7; top=AD 3D RD", "briscola has no option 'top'"),
        ("briscola; number=7; order=AD", "briscola has no option 'order'"),
        ("briscola; number=7; self=1", "briscola has no option 'self'"),
        ("briscola; number=7; preset=rovesciata", "briscola has no preset 'rovesciata'"),
        ("briscola; number=7; standing=1", "how a match stands"),
        ("briscola; number=7; standing=1 0 after 1; dealer=2", "there are seats 0 to 1"),
        ("briscola; number=7; standing=2 0 after 2, won 0", "the match is over"),
        (f"briscola; number={'9' * 5000}", "The seed"),
        (f"briscola; number=7; dealer={'9' * 5000}", "Cannot read '999"),
        (f"briscola; number=7; shown={'9' * 5000}", "Cannot read '999"),
        ("briscola; number=7; seat=١", "Cannot read '١'"),
        (f"briscola; number=7; hinted={'9' * 5000}", "Cannot read '999"),
        ("briscola; text=briscola%3B hand=ZZ", "ZZ"),
    ],
)
def test_a_token_that_is_none_says_why_and_changes_nothing(token: str, said: str) -> None:
    session = CardTable("briscola", seed=5).session
    send(session, "move", move=str(session.table.legal()[0]))
    before = shown(session)
    answer = send(session, "sit", at=token)["answer"]
    assert answer["kind"] == "note"
    assert said in answer["text"]
    assert answer["text"].endswith("The table is unchanged.")
    assert shown(session) == before


def test_a_record_and_a_position_go_with_the_token_they_were_set_up_from() -> None:
    dealt = ic.deal("briscola", seed=9)
    record = dealt.play(dealt.legal()[0]).record()
    position = "briscola; hand=AB RC 6S; trick=5B; upcard=4S"
    for text, moves in ((record, ""), (position, "AB")):
        session = opened(str(Token("briscola", text=text)))
        if moves:
            send(session, "move", move=moves)
        other = opened(session.token)
        assert other.table == session.table
        assert shown(other) == shown(session)


# Reviews


@pytest.fixture(scope="module")
def reviewed() -> Session:
    """A deal played badly, being reviewed."""
    session = CardTable("briscola", seed=7).session
    assert isinstance(session.activity, PracticeActivity)
    chance = Random(1)  # as in `test_practice`: what was thought of it is kept
    while not (session.view.over and session.waiting is None):
        if session.waiting is not None:
            send(session, "go_on")
        else:
            send(session, "move", move=str(chance.choice(session.table.legal())))
    send(session, "review", to="open")
    think(session)
    return session


def test_a_review_is_gone_on_with_wherever_it_is(reviewed: Session) -> None:
    session = opened(reviewed.token)
    model = session.model()
    number = model["review"]["decisions"][0]["number"]
    for asked in (number, "again"):
        model = send(session, "review", to=asked)
        other = opened(session.token)
        assert other.model()["review"] == model["review"]
        assert shown(other) == shown(session)
    wrong = session.activity.back.at.move  # type: ignore[union-attr]
    for kind, texts in (("move", {"move": str(wrong)}), ("go_on", {})):
        send(session, kind, **texts)
    assert session.activity.back.phase == "wrong"  # type: ignore[union-attr]
    other = opened(session.token)
    send(other, "go_on")
    assert shown(other) == shown(session)
    send(session, "review", to="cards")
    assert opened(session.token).model()["review"]["open"]
    send(session, "review", to="close")
    assert opened(session.token).model()["review"] is None


def test_the_dearest_mistakes_come_back_as_the_question_they_were(
    reviewed: Session,
) -> None:
    mistakes = reviewed.model()["mistakes"]
    assert 1 <= len(mistakes) <= 3
    decisions = reviewed.model()["review"]["decisions"]
    for token, decision in zip(mistakes, decisions, strict=False):
        again = opened(token).model()["review"]
        assert again["phase"] == "try"
        assert next(each for each in again["decisions"] if each["current"]) == decision | {
            "current": True
        }
    assert opened(mistakes[0]).model()["mistakes"] == mistakes


@pytest.mark.thorough
def test_a_review_in_a_later_deal_of_a_match_is_gone_on_with_and_its_mistakes_come_back() -> None:
    session = opened("briscola; best_of=9; number=7; standing=1 0 after 1; dealer=0; level=easy")
    chance = Random(4)
    while not (session.view.over and session.waiting is None):
        if session.waiting is not None:
            send(session, "go_on")
        else:
            send(session, "move", move=str(chance.choice(session.table.legal())))
    send(session, "review", to="open")
    think(session)
    model = session.model()
    send(session, "review", to=model["review"]["decisions"][0]["number"])
    other = opened(session.token)
    assert shown(other) == shown(session)
    assert model["mistakes"]
    for mistake in model["mistakes"]:
        assert "standing=1 0 after 1; " in mistake
        assert opened(mistake).model()["review"]["phase"] == "try"


def test_where_nothing_is_reviewed_no_mistake_is_told() -> None:
    assert CardTable("briscola", seed=7).session.model()["mistakes"] == []


# Matches of many deals


@pytest.fixture(scope="module")
def long() -> tuple[ic.Table, str]:
    """A match of 93 deals that is not over, and its token as earlier releases wrote it."""
    table = ic.deal("briscola", seed=3, best_of=99)
    while table.moment.deal < 93:
        table.autoplay("random").next_deal()
    for _ in range(5):
        table.play(table.legal()[0])
    return table, f"briscola; best_of=99; number=3; moves={', '.join(moves_of(table, Seat(0)))}"


def test_a_match_of_93_deals_is_gone_on_with(long: tuple[ic.Table, str]) -> None:
    table, old = long
    session = opened(old)
    assert session.table == table
    assert session.table.match_score == table.match_score
    token = session.token
    assert len(token) < 200
    assert f"standing={table.match_score.text}; " in token
    other = opened(token)
    assert shown(other) == shown(session)
    assert other.token == token
    assert other.model()["deal"] == 93
    assert other.table.record().count("[Deal ") == 1
    assert ic.read(other.table.record()) == other.table


def test_no_token_is_longer_than_its_deal(long: tuple[ic.Table, str]) -> None:
    session = opened(long[1])
    chance = Random(1)
    for _ in range(150):
        act(session, chance)
        assert len(session.token) < 400
    assert session.table.moment.deal > 94


def test_at_a_table_gone_on_with_undo_ends_where_its_deal_began(
    long: tuple[ic.Table, str],
) -> None:
    session = opened(opened(long[1]).token)
    while session.model()["can"]["undo"]:
        send(session, "undo")
    assert session.table.moment.deal == 93
    assert session.shown == 0
    assert send(session, "undo")["answer"]["kind"] == "note"


def test_the_marks_of_a_deal_go_with_its_token_and_those_of_earlier_deals_do_not(
    long: tuple[ic.Table, str],
) -> None:
    session = opened(long[1])
    session.activity.marks = Marks({1, 92, 93}, {92})
    assert "; hinted=93" in session.token
    assert "opened" not in session.token
    assert opened(session.token).model()["score"]["note"] == "Played with hints."


def test_a_token_that_tells_the_whole_match_is_read_with_all_of_it() -> None:
    table = ic.deal("scopa", seed=7).autoplay("random").next_deal()
    table.play(table.legal()[0])
    session = opened(f"scopa; number=7; moves={', '.join(moves_of(table, Seat(0)))}", "scopa")
    assert session.table.record() == table.record()
    assert session.model()["can"]["undo"]


def test_after_a_match_that_was_gone_on_with_another_one_begins() -> None:
    session = opened("scopa; number=7; standing=10 3 after 4; dealer=0", "scopa")
    session.table.autoplay("random")
    session.catch_up()
    while session.waiting:
        send(session, "go_on")
    assert session.table.match_score.over
    model = send(session, "deal")
    assert (model["deal"], model["score"]["match"]["scores"]) == (1, [0, 0])
    assert "standing" not in session.token


def test_a_number_and_names_with_the_signs_of_a_token_are_read_back() -> None:
    session = CardTable("briscola", seed="7; dealer=0 100%", names=("A; seat=1", "%3B")).session
    other = opened(session.token)
    assert (other.table.seed, other.table.names) == ("7; dealer=0 100%", ("A; seat=1", "%3B"))
    assert shown(other) == shown(session)


def test_a_record_of_dealt_cards_goes_on_by_its_number_and_one_of_own_cards_by_its_deck() -> None:
    dealt = ic.deal("scopa", seed=9).autoplay("random").next_deal()
    session = opened(str(Token("scopa", text=dealt.record())), "scopa")
    assert session.token.startswith("scopa; number=9; dealer=0; standing=")
    assert shown(opened(session.token, "scopa")) == shown(session)
    own = ic.deal("scopa", seed=9, top="7D AD 2D").autoplay("random").next_deal()
    own.play(own.legal()[0])
    first = opened(str(Token("scopa", text=own.record())), "scopa")
    assert "text" not in first.token  # its second deal is the number's
    while first.table.moment.deal > 1:
        send(first, "undo")
    assert own.starts[0] is not None
    assert " ".join(own.starts[0].deck) in first.token
    assert len(first.token) < 1000
    other = opened(first.token, "scopa")
    assert other.table == first.table
    assert shown(other) == shown(first)
