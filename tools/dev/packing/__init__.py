"""What makes a download of Tranque: the bundle, its archive, the Debian package, and what a desktop wants to know."""
