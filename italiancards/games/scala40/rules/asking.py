"""Earlier name of `hand_melds`, which a lesson handed out before 2026-11 imports."""

from italiancards.games.scala40.rules.hand_melds import best as best
