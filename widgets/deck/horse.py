"""The knight's horse, walking to the left with one foreleg raised."""

from .colours import BLUSH, CAPE, COAT, COAT_DEEP, GOLD, INK, MANE, RED, TRIM, WHITE
from .curves import curve
from .style import circle, cord, ellipse, join, path

HOOF = "#4a382b"


def far_legs() -> str:
    """The two legs on the far side, in the shade."""
    fore = "94,262! 92,288 96,310 93,330 92,344! 104,346! 107,330 110,308 116,284 118,262!"
    hind = (
        "160,258! 158,284 166,300 172,312 164,332 160,344! 172,347! 178,334 187,314 184,296"
        " 188,262!"
    )
    hooves = "M92,343L84,361H104L104,345ZM160,343L151,361H171L172,346Z"
    return path(curve(fore), COAT_DEEP) + path(curve(hind), COAT_DEEP) + path(hooves, HOOF, 2.6)


def tail() -> str:
    """A long wavy tail."""
    outline = (
        "204,226! 220,222 230,236 230,256 226,280 232,304! 222,300 218,292! 217,300 210,306!"
        " 212,284 210,262 206,246"
    )
    return path(curve(outline), MANE) + path("M214,234C222,246 220,262 218,284", width=2)


def body() -> str:
    """Head, arched neck and round barrel in one line."""
    outline = (
        "64,142! 82,150 98,170 112,200 124,214! 146,222 168,216 190,212 206,222 213,240 212,258"
        " 204,276 186,280 160,282 130,286 102,282 84,276 68,266 58,250 58,232 64,214 68,196!"
        " 62,194 54,198 46,208 38,216 28,219 20,215 18,206 22,198 28,186 36,166 46,150 56,142!"
    )
    belly = "M70,262C96,280 150,280 184,272L180,280C160,283 140,286 118,285C96,282 78,274 70,262Z"
    jaw = "M29,217C34,212 38,204 36,198C42,204 44,208 40,213Z"
    return path(curve(outline), COAT) + path(belly, COAT_DEEP, 0) + path(jaw, COAT_DEEP, 0)


def near_legs() -> str:
    """The raised foreleg and the hind leg on the near side; both grow out of the body unlined."""
    hind = (
        "176,256! 174,276 184,294 196,310 190,330 187,345! 200,348! 206,330 213,308 211,288"
        " 213,262 212,246!"
    )
    fore = (
        "59,254! 52,274 44,288 39,302 42,310 50,318 58,326! 66,317! 61,310 60,304 72,295 90,286"
        " 104,274!"
    )
    hooves = "M187,344L178,361H198L200,347ZM57,325L50,338L66,339L68,319Z"
    limbs = path(curve(hind, closed=False), COAT) + path(curve(fore, closed=False), COAT)
    return limbs + path(hooves, HOOF, 2.6)


def head_details() -> str:
    """Ears, eye, nostril, mouth and forelock."""
    ears = path("M50,146L48,126L60,140ZM58,143L62,121L70,144Z", COAT, 2.6)
    ears += path("M62,138L63,129", width=2, stroke=BLUSH)
    eye = ellipse(46, 168, 4, 3.4, WHITE, 1.8) + circle(45, 168, 2.3, INK, 0)
    eye += path("M39,164Q45,160 52,165", width=2.2)
    muzzle = ellipse(24, 205, 1.8, 2.8, INK, 0) + path("M21,214Q28,214 32,208", width=2)
    cheek = path("M60,192C50,192 48,182 52,176", width=2)
    forelock = curve("60,140! 50,144 42,154 40,164! 48,160 54,156 58,150 64,144!")
    return ears + eye + muzzle + cheek + path(forelock, MANE, 2.2)


def mane() -> str:
    """Locks falling from the crest of the neck."""
    outline = (
        "62,140! 80,144 98,162 112,190 122,212! 110,212 102,206! 104,214 98,218! 92,206 90,198!"
        " 88,204 82,206! 80,192 80,184! 76,188 70,188! 72,174 70,164! 66,166 62,166! 62,154"
    )
    locks = "M78,156C86,166 90,176 92,192M96,176C104,188 108,198 110,206"
    return path(curve(outline), MANE) + path(locks, width=1.8)


def harness() -> str:
    """Bridle, reins, breast strap with bells, and the saddle cloth."""
    straps = "M33,184C40,190 46,194 48,204M56,148C56,164 58,178 56,196M34,180C42,180 50,178 57,176"
    drawn = cord(straps, RED, 5.4) + cord("M46,204C66,214 86,206 104,186", RED, 5)
    drawn += cord("M60,222C76,240 94,246 110,244", TRIM, 7)
    drawn += join(circle(x, y, 4.4, GOLD, 1.8) for x, y in ((70, 236), (84, 245), (99, 249)))
    cloth = (
        "108,206! 106,236 100,262! 112,258 120,268! 130,260 140,270! 150,260 162,268! 168,258"
        " 180,262! 176,234 172,208!"
    )
    drawn += path(curve(cloth), CAPE) + cord("M107,240Q142,252 175,240", TRIM, 7)
    return drawn + circle(47, 205, 4, GOLD, 1.8)


def horse() -> str:
    """The whole horse, ready for its rider."""
    return join((tail(), far_legs(), body(), near_legs(), mane(), head_details(), harness()))
