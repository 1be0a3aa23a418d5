"""The paints of the deck, and the ones a figure takes from the suit it is dressed for."""

INK = "#2a1d14"
PAPER = "#fdf8ec"
FRENCH_PAPER = "#fffefa"
EDGE = "#b9a988"
CREAM = "#fdf3d8"

GOLD, GOLD_DEEP, GOLD_LIGHT = "#f0b429", "#cf8a12", "#ffe3a1"
RED, RED_DEEP, RED_LIGHT = "#c9302c", "#8e1b1b", "#f6a79c"
GREEN, GREEN_DEEP, GREEN_LIGHT = "#2f8f46", "#1f6635", "#86c98f"
BLUE, BLUE_DEEP, BLUE_LIGHT = "#2b6cb0", "#1c4a80", "#9cc3ec"
STEEL, STEEL_DEEP = "#e3edf6", "#a9c1d6"
SKIN, SKIN_DEEP, BLUSH = "#f6d5b0", "#e6b488", "#ea9a80"
WHITE, SHADE = "#fffdf7", "#ddd2bd"
BROWN, BROWN_DEEP = "#7a4a21", "#4f2d12"

TUNIC, TUNIC_DEEP = "var(--ic-tunic)", "var(--ic-tunic-deep)"
CAPE, CAPE_DEEP = "var(--ic-cape)", "var(--ic-cape-deep)"
TRIM, HAIR = "var(--ic-trim)", "var(--ic-hair)"
COAT, COAT_DEEP, MANE = "var(--ic-coat)", "var(--ic-coat-deep)", "var(--ic-mane)"
GROUND, GROUND_DEEP = "var(--ic-ground)", "var(--ic-ground-deep)"
GROUND_LIGHT = "var(--ic-ground-light)"

Dress = dict[str, str]


def dress(*colours: Dress) -> str:
    """A style attribute that gives a figure its colours."""
    paints = (f"--ic-{name}:{paint}" for some in colours for name, paint in some.items())
    return f'style="{";".join(paints)}"'
