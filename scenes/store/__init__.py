"""What outlives an evening: settings, matches, statistics, reports of faults."""
