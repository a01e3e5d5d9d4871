"""Hands played as quickly as can be: what docs/bench.md measures the engine against. No bot plays by them."""
