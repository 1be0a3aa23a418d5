"""Classes without a register on a server: a task is a link, a result is a text."""
