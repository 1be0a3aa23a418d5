"""The playing cards: a forty-card deck in the Neapolitan manner and a French pack, both our own.

`sprite()` returns one SVG document to be put once, unseen, into a page. Its symbols are 250 x 400:

- `ic-it-7D` a plain Italian card: ranks A 2 3 4 5 6 7 F C R, suits D C S B (denari, coppe, spade,
  bastoni); `ic-it-7D-art` what is printed on it; `ic-it-7D-corner` its rank and sign, to be laid
  over it. A court card has its corner in three ways: `ic-it-RD-pictures`, `-numbers`, `-letters`;
- `ic-fr-7d` a French card: ranks A 2 ... 10 J Q K, suits h d c s, and the joker `ic-fr-JK`;
  `ic-fr-7d-art` and `ic-fr-7d-corner` likewise. The page may set `--ic-suit-h`, `-d`, `-c`, `-s`;
- `ic-back` the back.

Run `python -m widgets.deck` to write `cards.svg` and `icon.svg` anew, in `italiancards/static`.
"""

from .sprite import sprite

__all__ = ["sprite"]
