"""A hand at the table: deal, curtain, who opens, play, and what lies on top of it."""
