"""The playing cards: a forty-card deck in the Neapolitan manner and a French pack, both our own.

`sprite()` returns one SVG document to be put once, unseen, into a page. Its symbols are 250 x 400:

- `ic-it-7D` a plain Italian card: ranks A 2 3 4 5 6 7 F C R, suits D C S B (denari, coppe, spade,
  bastoni); `ic-it-7D-index` its corner index, to be laid over it; `ic-it-7D-compact` for cards
  narrower than 90 px;
- `ic-fr-7d` a French card: ranks A 2 ... 10 J Q K, suits h d c s, and the joker `ic-fr-JK`;
  `ic-fr-7d-compact` likewise. The page may set `--ic-suit-h`, `-d`, `-c` and `-s`;
- `ic-back` the back.

Run `python -m widgets.deck` to write `widgets/static/cards.svg` and `icon.svg` anew after a change.
"""

from .sprite import sprite

__all__ = ["sprite"]
