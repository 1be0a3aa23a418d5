"""Rules of Tresette.

Read in this order: `options`, `declaring`, `state`, `view`, `signals`, `rules`, `play`, `score`,
`position`, `layout`, `guide`.
"""
