"""What people are drawn with, from the breast up."""
