"""The edition without a server: every page as a file, and Python in the reader's browser."""
