"""Imported by the server that workers are forked from: each then begins with all of this done."""

import gc

from italiancards.site.pool.worker import warm

warm()
gc.freeze()  # what all share is not touched by looking for what nobody needs
