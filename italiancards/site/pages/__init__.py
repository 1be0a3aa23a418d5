"""Contents of our pages, on the site and in the edition without a server."""
