"""How it looks: geometry, colours, tiles, the table's picture and its motion. Nothing here decides anything."""
