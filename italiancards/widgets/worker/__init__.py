"""The tables of a page that has its own Python: no notebook and no server is known here."""
