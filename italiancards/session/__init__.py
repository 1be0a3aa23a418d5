"""A learner at a table: what is done, what is said of it, and where it can be gone on with."""
