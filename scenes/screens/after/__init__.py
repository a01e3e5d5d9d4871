"""After a hand and after a match: results, the sheet of a duplicate, statistics, pictures to share."""
