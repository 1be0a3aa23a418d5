"""What our pages tell, on the site and in the edition without a server."""
