"""A class without a register on a server: what is asked of it is a link, what was done a text."""
