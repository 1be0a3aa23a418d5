"""Rules of Burraco.

Read in this order: `options`, `moves`, `state`, `dealers`, `view`, `kinds`, `meaning`, the rules in
`turns`, `melding`, `adding`, `ends`, `finish` and `rules`, `candidates`, `play`, `score`,
`position`, `guide`, `layout`, `offering`.
"""
