"""The playing cards: complete, self-contained, light, and as drawn by the generator."""

import gzip
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import italiancards as ic
from widgets.deck import sprite
from widgets.deck.icon import icon

STATIC = Path(ic.__file__).parent / "static"
SVG = "{http://www.w3.org/2000/svg}"

ITALIAN = [f"ic-it-{rank}{suit}" for suit in "DCSB" for rank in "A234567FCR"]
FRENCH_RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
FRENCH = [f"ic-fr-{rank}{suit}" for suit in "hdcs" for rank in FRENCH_RANKS] + ["ic-fr-JK"]


@pytest.fixture(scope="module")
def drawn() -> str:
    return sprite()


@pytest.fixture(scope="module")
def tree(drawn: str) -> ET.Element:
    return ET.fromstring(drawn)


def ids_of(tree: ET.Element) -> list[str]:
    return [element.attrib["id"] for element in tree.iter() if "id" in element.attrib]


def test_the_committed_sprite_is_what_the_generator_draws(drawn: str) -> None:
    assert (STATIC / "cards.svg").read_bytes() == drawn.encode()
    assert (STATIC / "icon.svg").read_bytes() == icon().encode()


def test_drawing_twice_gives_the_same_cards(drawn: str) -> None:
    assert sprite() == drawn


def test_every_card_of_both_packs_has_a_face_its_art_and_a_corner(tree: ET.Element) -> None:
    symbols = {element.attrib["id"] for element in tree.iter(f"{SVG}symbol")}
    faces = {*ITALIAN, *FRENCH}
    assert symbols == faces | {f"{name}-art" for name in faces} | {"ic-back"}
    assert corners_of(faces) <= set(ids_of(tree))


def corners_of(faces: set[str]) -> set[str]:
    """The corners of cards: a court card of the Italian pack has three."""
    courts = {name for name in faces if name in ITALIAN and name[-2] in "FCR"}
    ways = ("pictures", "numbers", "letters")
    plain = {f"{name}-corner" for name in faces - courts}
    return plain | {f"{name}-{way}" for name in courts for way in ways}


def test_every_card_is_as_large_as_the_others(tree: ET.Element) -> None:
    assert {element.attrib["viewBox"] for element in tree.iter(f"{SVG}symbol")} == {"0 0 250 400"}


def test_no_name_is_given_twice_and_all_carry_our_prefix(tree: ET.Element) -> None:
    names = Counter(ids_of(tree))
    assert [name for name, count in names.items() if count > 1] == []
    assert [name for name in names if not name.startswith("ic-")] == []


def test_every_copied_part_is_in_the_sprite(tree: ET.Element) -> None:
    copied = {element.attrib["href"] for element in tree.iter(f"{SVG}use")}
    assert copied <= {f"#{name}" for name in ids_of(tree)}


def test_no_part_is_sent_that_no_card_shows(tree: ET.Element) -> None:
    copied = {element.attrib["href"] for element in tree.iter(f"{SVG}use")}
    parts = [element.attrib["id"] for element in tree.find(f"{SVG}defs") or ()]
    placed = {f"#{name}" for name in corners_of({*ITALIAN, *FRENCH})} | {"#ic-paper-bare"}
    assert [name for name in parts if f"#{name}" not in copied | placed] == []


def test_no_card_contains_itself(tree: ET.Element) -> None:
    inside = {
        element.attrib["id"]: {copy.attrib["href"][1:] for copy in element.iter(f"{SVG}use")}
        for element in tree.iter()
        if "id" in element.attrib
    }

    def below(name: str, path: tuple[str, ...] = ()) -> None:
        assert name not in path
        for part in inside[name]:
            below(part, (*path, name))

    for name in inside:
        below(name)


def test_the_sprite_needs_nothing_from_outside(drawn: str) -> None:
    addresses = set(re.findall(r"[a-z]+://[^\"' )]+", drawn))
    assert addresses == {"http://www.w3.org/2000/svg"}
    assert "url(" not in drawn


def test_only_plain_shapes_are_used(tree: ET.Element) -> None:
    shapes = {element.tag.removeprefix(SVG) for element in tree.iter()}
    assert shapes <= {"svg", "defs", "symbol", "g", "use", "path", "circle", "ellipse", "rect"}


def test_no_coordinate_has_more_than_one_decimal(tree: ET.Element) -> None:
    for element in tree.iter():
        for name in ("d", "x", "y", "cx", "cy", "r", "rx", "ry", "width", "height"):
            assert not re.search(r"\.\d\d", element.attrib.get(name, "")), element.attrib


def test_the_page_may_colour_the_french_suits(drawn: str) -> None:
    for suit, colour in {"h": "#a8102f", "d": "#a8102f", "c": "#111111", "s": "#111111"}.items():
        assert f'fill="var(--ic-suit-{suit},{colour})"' in drawn
        assert f'stroke="var(--ic-suit-{suit},{colour})"' in drawn


def test_the_deck_stays_light_enough_to_travel_with_a_page(drawn: str) -> None:
    assert len(drawn.encode()) <= 150_000
    assert len(gzip.compress(drawn.encode(), 9)) <= 30_000
