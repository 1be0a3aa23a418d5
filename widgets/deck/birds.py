"""Two birds: the eagle of the ace of coins and the goldfinch of the ace of clubs."""

from .colours import BLUE, BLUE_DEEP, BLUE_LIGHT, GOLD, GOLD_DEEP, GREEN, INK, RED, WHITE
from .curves import curve
from .ornaments import feather
from .style import circle, cord, join, path

QUILLS = (
    (60, 142, 199, 0.56), (57, 152, 184, 0.54), (60, 164, 169, 0.58), (66, 176, 155, 0.66),
    (74, 188, 142, 0.72), (82, 200, 130, 0.74), (91, 210, 117, 0.74),
)  # fmt: skip


def wing() -> str:
    """The left wing: long feathers hanging from a strong arm edged with gold."""
    fan = join(
        feather(x, y, turn, size, GREEN if step % 2 else BLUE)
        for step, (x, y, turn, size) in enumerate(QUILLS)
    )
    arm = "114,186! 98,164 80,144 62,132 48,138 52,158 64,180 82,204 104,222!"
    scales = (
        "M62,146q-4,9 5,14M74,152q-5,10 6,16M88,164q-5,11 7,17M70,168q-3,9 6,13M84,184q-3,9 6,13"
    )
    return fan + path(curve(arm), BLUE) + path(scales, width=2, stroke=BLUE_LIGHT)


def eagle_head() -> str:
    """The left neck and head, beak open to the left."""
    neck = (
        "125,176! 112,160 104,140 98,124 84,122 76,112! 76,94 92,82 106,90 116,104 121,130 125,150!"
    )
    ruffle = "M110,122l-4,8M114,136l-5,7M106,134l-3,7M117,150l-5,6M112,110l-3,7"
    drawn = path(curve(neck), BLUE) + path(ruffle, width=2, stroke=BLUE_LIGHT)
    drawn += path("M82,94C70,92 60,98 56,112C64,108 70,110 76,112C78,106 80,100 82,94Z", GOLD, 2.6)
    drawn += path("M76,112C70,114 68,118 68,122C74,124 82,120 84,116Z", GOLD, 2.4)
    return drawn + circle(93, 100, 4.6, WHITE, 2) + circle(92, 100, 2, INK, 0)


def tail_and_claw() -> str:
    """Half of the spread tail, and one leg with its talons."""
    leg = cord("M108,272C100,290 88,300 76,306", GOLD, 12)
    talons = "M76,305C66,300 58,304 54,312M76,306C66,308 62,316 62,324M76,307C74,314 76,322 80,326"
    plumes = ((126, BLUE), (110, GREEN), (94, BLUE))
    tail = join(feather(122, 278, turn, 0.98, colour) for turn, colour in plumes)
    return leg + cord(talons, GOLD_DEEP, 7) + tail


def eagle() -> str:
    """The left half of the double eagle, above its tail."""
    breast = curve("125,150! 100,164 84,200 88,240 104,274 125,290!", closed=False)
    return wing() + path(breast, BLUE_DEEP) + eagle_head()


def goldfinch() -> str:
    """A small bird, perched, looking to the left."""
    body = "-22,-16! -24,-30 -10,-40 4,-34 16,-24 26,-4 24,16! 16,34 -4,38 -16,26 -24,12 -20,-4"
    wing = "-4,-12! 10,-16 24,-4 32,26! 18,28 2,16"
    cheek = "-22,-14! -25,-28 -14,-39 -2,-36! -6,-26 -6,-16 -10,-8!"
    drawn = path("M20,14L44,32L33,40L12,24Z", INK, 2.2) + path(curve(body), "#e3b27c", 2.8)
    drawn += path(curve("-16,26! -20,14 -16,4 -8,2 0,10 4,24 0,34!"), WHITE, 0)
    drawn += path(curve(wing), INK, 2.4) + path("M4,2C12,10 20,18 28,22", width=6, stroke=GOLD)
    drawn += path(curve(cheek), RED, 2)
    drawn += path(curve("-3,-36! 8,-32 12,-22 8,-16! 2,-22 -2,-30!"), INK, 1.6)
    drawn += path("M-23,-27L-38,-21L-22,-18Z", GOLD, 2.2)
    drawn += circle(-13, -27, 2.8, INK, 0) + circle(-13.8, -27.8, 1, WHITE, 0)
    return drawn + path("M-4,33L-6,46M6,31L6,45", width=3, stroke=GOLD_DEEP)
