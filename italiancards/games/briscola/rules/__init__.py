"""Rules of Briscola.

Read in this order: `options`, `auction`, `state`, `ladder`, `view`, `rules`, `talk`, `bidding`,
`play`, `score`, `stakes`, `position`, `five`, `layout`, `guide`.
"""
