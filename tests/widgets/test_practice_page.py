"""The practice page: any table can be set up, shared and laid open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import quote

import pytest
from support.learner import post, send, think, zone
from support.options import needed
from support.page_checks import LATE

import italiancards as ic
from italiancards import registry
from italiancards.core.names import LANGUAGES
from italiancards.core.options import declared_options
from italiancards.registry import REGISTRY, MissingCode
from italiancards.screen.form import MOST_LISTED
from italiancards.screen.layouts import tables
from italiancards.widgets import Practice

POSITION = "briscola; hand=AB RC 6S; trick=5B; upcard=4S"


@pytest.fixture
def page() -> Practice:
    return Practice("briscola", seed=7)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tables())
def test_all_that_a_game_declares_can_be_chosen(game: str, language: str) -> None:
    page = Practice(game)
    post(page, "setting", name="language", value=language)
    rules = ic.game(game)
    options = {each["name"]: each for each in page.form["options"]}
    for option in declared_options(rules.options):
        if len(option.values) == 1:
            assert option.name not in options
            continue
        one = options[option.name]
        assert one["label"]
        assert one["about"]
        assert one["source"]
        if len(option.values) > MOST_LISTED:
            assert one["range"] == [
                option.values[0],
                option.values[-1],
                option.values[1] - option.values[0],
            ]
        else:
            assert [each["value"] for each in one["values"]] == list(map(str, option.values))
    assert [each["value"] for each in page.form["presets"]] == list(rules.presets)
    assert [each["value"] for each in page.form["games"]] == list(tables())


def test_a_game_whose_code_does_not_come_is_left_out_until_it_does(
    page: Practice, monkeypatch: pytest.MonkeyPatch
) -> None:
    everything = tables()
    parts = registry.REGISTRY._parts["tresette"]
    monkeypatch.setitem(parts, "game", "italiancards.games.tresette.game:GAME")

    def absent(name: str) -> None:
        raise MissingCode(name)

    with monkeypatch.context() as patch:
        patch.setattr(registry, "find_spec", absent)
        assert tables() == tuple(each for each in everything if each != "tresette")
        post(page, "sit", at="briscola; number=8; level=easy; players=2")
        assert page.model["practice"]["game"] == "briscola"
        post(page, "form", game="scopa")
        assert page.form["game"] == "scopa"
        post(page, "form", game="tresette")
        assert page.form["game"] == "scopa"
    post(page, "form", game="tresette")
    assert page.form["game"] == "tresette"
    assert [each["value"] for each in page.form["games"]] == list(everything) == list(tables())


def test_every_choice_of_the_form_can_be_dealt(page: Practice) -> None:
    for preset in page.form["presets"]:
        post(page, "sit", at=f"briscola; preset={preset['value']}")
        assert page.model["answer"] is None
        assert preset["options"].items() <= page.model["practice"]["options"].items()
    options = ic.game("briscola").options
    around = {
        each.name: "".join(f"; {name}={value}" for name, value in needed(options, each).items())
        for each in declared_options(options)
    }
    for option in page.form["options"]:
        for value in option["values"] or [{"value": str(option["range"][1])}]:
            text = f"briscola{around[option['name']]}; {option['name']}={value['value']}"
            post(page, "sit", at=text)
            assert page.model["practice"]["options"][option["name"]] == value["value"]


def test_a_new_deal_has_other_cards_and_all_else_as_it_was(page: Practice) -> None:
    post(page, "sit", at="briscola; match=single; number=7; seat=1; level=hard")
    post(page, "sit", at=page.model["practice"]["fresh"])
    assert page.model["practice"]["seat"] == "1"
    assert page.model["practice"]["options"]["match"] == "single"
    assert page.model["settings"]["level"] == "5"
    assert page.table.seed != "7"


def test_the_same_deal_again_is_the_one_on_the_screen_in_a_match_too(page: Practice) -> None:
    page.table.autoplay().next_deal()
    page.refresh()
    while page.session.waiting:
        post(page, "go_on")
    hand = page.table.view(0).hand if page.table.view(0).hand else None
    first = page.table.starts[1]
    post(page, "sit", at=page.model["practice"]["deal"])
    again = page.table.starts[0]
    assert first is not None
    assert again is not None
    assert (again.deck, again.dealer) == (first.deck, first.dealer)
    assert hand is None or len(hand) == 3


@pytest.mark.parametrize("cut", ["%2", "%", "%C3", "%zz"])
def test_a_pasted_link_cut_inside_an_escape_is_refused_and_named(page: Practice, cut: str) -> None:
    before = page.model["token"]
    link = f"http://cards.test/practice#briscola;+number=7{cut}"
    answer = post(page, "paste", text=link)["answer"]
    assert f"'briscola;+number=7{cut}': expected a whole link" in answer["text"]
    assert page.model["token"] == before


def test_a_position_a_record_a_link_and_a_number_can_be_pasted(page: Practice) -> None:
    post(page, "paste", text=f"  {POSITION}\n")
    assert page.model["practice"]["position"] == POSITION
    dealt = ic.deal("briscola", seed=9, preset="sicilian")
    record = dealt.play(dealt.legal()[0]).record()
    post(page, "paste", text=record)
    assert page.table.record() == record
    post(page, "paste", text="5512")
    assert page.table.seed == "5512"
    assert page.table.options.exchange_seven
    for link in (
        "https://cards.example/voila/render/010_practice#briscola;+number=7;+moves=AS",
        "#briscola; number=7; moves=AS",
        f"https://cards.example/x#{quote('briscola; number=7; moves=AS')}",
        "briscola; number=7; moves=AS",
    ):
        post(page, "paste", text=link)
        assert page.table.seed == "7"
        assert str(page.table.moments[1].move) == "AS"


def test_what_came_by_mail_can_be_pasted(page: Practice) -> None:
    dealt = ic.deal("briscola", seed=9)
    record = dealt.play(dealt.legal()[0]).record()
    quoted = "> ".join(["", *f"# \ud800\n{record}".splitlines(keepends=True)])
    for text in (quoted, f"```\n{record}```", f"\ufeff{record}", f"Ciao!\n\n> {quoted}"):
        post(page, "paste", text="5512")
        post(page, "paste", text=text)
        assert page.table.record() == record
    post(page, "paste", text=f"> {POSITION.replace(' ', chr(0xA0))}")
    assert page.model["practice"]["position"] == POSITION


@pytest.mark.parametrize(
    "text", ["", "nonsense", "briscola; hand=XX", "[Game", '[Game "chess"]', "#", "12x"]
)
def test_what_cannot_be_set_up_says_why_and_changes_nothing(page: Practice, text: str) -> None:
    before = page.table.record()
    answer = post(page, "paste", text=text)["answer"]
    assert answer["text"].startswith("This cannot be set up:")
    assert page.table.record() == before


def test_what_is_copied_sets_up_the_same(page: Practice) -> None:
    post(page, "move", move="AS")
    token, record = page.model["token"], page.table.record()
    other = Practice()
    post(other, "paste", text=token)
    assert other.table.record() == record
    post(page, "undo")
    position = page.model["practice"]["position"]
    post(other, "paste", text=position)
    assert other.model["practice"]["position"] == position


def test_all_hands_are_laid_open_and_covered_again_and_the_deal_keeps_the_mark(
    page: Practice,
) -> None:
    hidden = page.table.view(1).hand
    theirs = zone(page.model, "hand")
    assert (theirs["cards"], theirs["down"]) == ([], 3)
    theirs = zone(post(page, "cards"), "hand")
    assert ([card["key"] for card in theirs["cards"]], theirs["down"]) == (list(hidden), 0)
    assert page.model["score"]["note"] == "Played with all cards face up."
    theirs = zone(post(page, "cards"), "hand")
    assert (theirs["cards"], theirs["down"]) == ([], 3)
    assert page.model["score"]["note"] == "Played with all cards face up."
    post(page, "sit", at=page.model["practice"]["fresh"])
    assert page.model["score"]["note"] == ""


def test_at_another_table_nobodys_cards_lie_open(page: Practice) -> None:
    post(page, "cards")
    model = post(page, "sit", at="briscola; number=8")
    assert not model["practice"]["uncovered"]
    assert zone(model, "hand")["cards"] == []
    assert post(page, "paste", text="9")["practice"]["uncovered"] is False


def test_until_then_no_hidden_card_crosses_to_the_browser(page: Practice) -> None:
    hidden = {*page.table.view(1).hand, *page.table.history.moments[0].state.stock[:-1]}
    text = str(page.model)
    assert not [card for card in hidden if f"'{card}'" in text or f"{card} " in text]


def test_a_record_is_told_once_it_gives_nothing_away(page: Practice) -> None:
    assert page.model["practice"]["record"] == ""
    post(page, "cards")
    assert page.model["practice"]["record"] == page.table.record()
    post(page, "sit", at="briscola; number=7")
    assert page.model["practice"]["record"] == ""
    page.table.autoplay()
    page.refresh()
    while page.session.waiting:
        post(page, "go_on")
    assert ic.read(page.model["practice"]["record"]) == page.table


def test_the_form_of_another_game_is_shown_and_the_table_stays(page: Practice) -> None:
    before = page.table.record()
    assert post(page, "form", game="briscola")["answer"] is None
    assert "There is no game 'chess'" in post(page, "form", game="chess")["answer"]["text"]
    assert (page.form["game"], page.table.record()) == ("briscola", before)


@pytest.fixture
def untold() -> Iterator[str]:
    """A game that says nowhere where its zones lie."""
    name = "untold"
    REGISTRY.add(name, game=replace(ic.game("briscola"), name=name, layout=None))
    yield name
    REGISTRY.remove(name)


def test_a_game_without_a_card_table_says_so_and_nothing_changes(
    untold: str, page: Practice
) -> None:
    before = page.session.table
    post(page, "sit", at=f"{untold}; number=7")
    assert page.session.table is before
    assert f"There is no card table yet for '{untold}'" in str(page.model["answer"])
    with pytest.raises(ic.ItalianCardsError, match="There is no card table yet"):
        Practice(untold)


def test_a_review_opens_all_hands_on_the_practice_page_too() -> None:
    session = Practice("briscola", seed=7).session
    send(session, "sit", at=str(LATE))
    while not session.table.over:
        if session.waiting is not None:
            send(session, "go_on")
        else:
            send(session, "move", move=str(session.table.hint(by="greedy").move))
    while session.waiting is not None:
        send(session, "go_on")
    send(session, "review", to="open")
    think(session)
    for _ in range(4):
        send(session, "review", to="back")
    model = send(session, "review", to="cards")
    hand = next(each for each in model["zones"] if each["id"] == "hand-1")
    assert hand["cards"]
    assert not hand["down"]
