"""Rules of Scala Quaranta.

Read in this order: `options`, `state`, `view`, the rules in `turns`, `melding`, `ends`, `finish`
and `rules`, `candidates`, `play`, `score`, `position`, `layout`, `offering`, `asking`, `guide`.
"""
