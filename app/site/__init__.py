"""The site: Voilà with our own pages."""
