"""What the simulators and the hints of games with melds share: hands as bits, deals that fit."""
