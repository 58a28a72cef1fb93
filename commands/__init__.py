"""What the door can do beside opening: one file for the commands, one for serving, two for what they read and write."""
