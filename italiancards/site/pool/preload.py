"""Preloaded module of the server that workers are forked from, with slow work done once."""

import gc

from italiancards.site.pool.worker import warm

warm()
gc.freeze()  # what all share is not touched by looking for what nobody needs
