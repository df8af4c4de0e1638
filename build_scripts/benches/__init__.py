"""Measures of single parts, each a script of its own, and the course of movements that several measure."""
