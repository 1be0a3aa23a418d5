"""Write the sprite of the deck, or a contact sheet of it.

`python -m widgets.deck` writes italiancards/static/cards.svg and icon.svg;
`python -m widgets.deck --sheet OUT.html` writes a page with every card in every size.
"""

from argparse import ArgumentParser
from pathlib import Path

from .icon import icon
from .sheet import sheet
from .sprite import sprite

STATIC = Path(__file__).parents[2] / "italiancards/static"


def main() -> None:
    """Draw the deck."""
    parser = ArgumentParser(prog="python -m widgets.deck", description="Draw the playing cards.")
    parser.add_argument("--sheet", type=Path, metavar="OUT.html", help="write a contact sheet")
    target: Path | None = parser.parse_args().sheet
    if target is not None:
        target.write_text(sheet(), encoding="utf-8")
        return
    STATIC.mkdir(exist_ok=True)
    for name, drawn in (("cards.svg", sprite()), ("icon.svg", icon())):
        (STATIC / name).write_text(drawn, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
