"""Rules of Scopa.

Read in this order: `options`, `state`, `captures`, `taking`, `view`, `rules`, `play`, `primiera`,
`score`, `progress`, `position`, `layout`, `guide`.
"""
