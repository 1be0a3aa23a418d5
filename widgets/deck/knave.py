"""The fante: a young knave on foot, one fist on his hip and the other raised with his sign."""

from .colours import BROWN, BROWN_DEEP, CAPE_DEEP, GOLD, SKIN, TRIM, TUNIC, TUNIC_DEEP, WHITE
from .curves import curve
from .style import circle, join, part, path, spot, use

HEAD, HAND = (114, 92), (190, 146)


def cape() -> str:
    """A short cape behind him."""
    outline = (
        "84,128! 66,160 54,210 44,262! 70,272 90,262! 112,270 134,262! 152,272 174,258!"
        " 166,210 156,160 142,128!"
    )
    folds = "M60,200C57,226 56,244 54,262M166,214C168,230 168,244 166,258"
    return path(curve(outline), CAPE_DEEP) + path(folds, width=2)


def legs() -> str:
    """Striped hose and buckled shoes, the weight on one leg."""
    left = "84,262! 82,300 84,322 80,350! 102,350! 106,322 108,300 114,262!"
    right = "112,262! 118,300 124,322 130,350! 150,346! 146,318 146,296 146,262!"
    stripes = (
        "M91,270C89,300 92,322 90,346M101,270C98,300 99,322 96,346"
        "M124,270C128,300 133,322 139,344M136,270C138,300 139,320 144,342"
    )
    drawn = path(curve(left), WHITE) + path(curve(right), WHITE)
    drawn += path(stripes, width=4.5, stroke=TRIM) + path(curve(left)) + path(curve(right))
    drawn += path("M82,304H108L107,314H82ZM120,304L147,300L148,310L122,314Z", TUNIC, 2.4)
    drawn += path(curve("80,346! 72,352 58,355 54,364! 104,364! 104,346!"), BROWN)
    drawn += path(curve("129,344! 132,356 132,364! 178,362! 172,353 158,351 151,342!"), BROWN)
    drawn += path("M58,361H102M134,361H174", width=2, stroke=BROWN_DEEP)
    return drawn + circle(84, 353, 4, GOLD, 1.8) + circle(148, 351, 4, GOLD, 1.8)


def doublet() -> str:
    """Buttoned doublet, belt, and a skirt cut in leaves."""
    skirt = (
        "M86,206C80,228 74,246 70,262L82,272L92,262L103,274L113,264L124,274L134,263L146,272"
        "L158,260C152,244 146,228 142,206Z"
    )
    folds = (
        "M88,222C84,240 82,250 82,268M101,222C100,240 102,256 103,270"
        "M127,222C127,240 126,256 124,270M140,222C144,240 146,252 146,268"
    )
    body = curve("82,130! 78,156 84,184 86,212! 142,212! 144,184 150,156 146,130! 130,122 98,122")
    shade = "146,130! 150,156 144,184 142,212! 128,212! 132,184 136,156 134,126!"
    drawn = path(skirt, TUNIC) + path(folds, width=2)
    drawn += path(body, TUNIC) + path(curve(shade), TUNIC_DEEP, 0) + path(body)
    drawn += path("M106,124L104,210H124L122,124Z", TRIM, 2.4)
    drawn += join(circle(114, y, 3.6, GOLD, 1.6) for y in (146, 162, 178, 194))
    drawn += path("M84,204Q114,214 144,204L145,217Q114,228 83,217Z", BROWN_DEEP, 2.4)
    return drawn + path("M106,209H122V224H106Z", GOLD, 2.2)


def arm_on_hip() -> str:
    """His right arm, elbow out."""
    sleeve = (
        "86,130! 66,136 54,156 42,188 50,202 72,212 84,216! 90,204! 76,194 70,186 84,168 92,156!"
    )
    slashes = "M64,146C60,152 60,158 63,163M74,140C69,150 70,158 74,166M84,140C81,150 82,158 86,162"
    drawn = path(curve(sleeve), TRIM)
    drawn += path(curve("88,128! 66,130 54,144 56,166 70,174 88,168 94,152"), TUNIC)
    drawn += path(slashes, width=3, stroke=TRIM)
    drawn += path("M88,209C96,206 102,212 99,218C96,224 88,223 83,219Z", SKIN, 2.4)
    return drawn + path("M77,203L72,216L84,222L91,208Z", WHITE, 2.4)


def raised_arm() -> str:
    """His left arm, bent upwards; the fist is drawn later, over the sign."""
    sleeve = (
        "140,130! 158,136 170,150 178,172! 180,160 182,152! 200,156! 203,178 196,206 182,208"
        " 164,198 146,172 136,156!"
    )
    slashes = (
        "M166,146C170,152 170,158 167,163M156,140C161,150 160,158 156,166"
        "M146,140C149,150 148,158 144,162"
    )
    drawn = path(curve(sleeve), TRIM)
    drawn += path(curve("140,128! 162,128 176,144 174,164 160,174 142,170 134,152"), TUNIC)
    drawn += path(slashes, width=3, stroke=TRIM)
    return drawn + path("M179,152L202,157L201,167L179,163Z", WHITE, 2.4)


def collar() -> str:
    """A white ruff of small folds."""
    outline = (
        "88,128! 92,136 98,133! 102,141 108,136! 114,143 120,136! 126,141 130,133! 136,136 140,128!"
        " 130,118 98,118"
    )
    return path(curve(outline), WHITE, 2.6)


def parts() -> str:
    """The knave without his hat, his sign and the fist that closes over it."""
    here = spot(*HEAD)
    head = use("curls", here) + use("face", here) + use("fringe", here)
    body = join((cape(), legs(), raised_arm(), doublet(), arm_on_hip()))
    return part("knave", body + head + collar())
