"""Before anybody plays: title, lobby, settings, and what a match may begin from."""
