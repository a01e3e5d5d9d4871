"""Work that goes on beside the picture, in slices of a frame or on a thread of its own."""
