"""The application: the command line, and the site that serves the lessons."""
