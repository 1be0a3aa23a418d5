"""The table, practice, puzzles and lessons as Jupyter widgets: only here is a notebook known."""
