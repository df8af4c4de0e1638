"""The painted map: where everything lies, what is drawn there, and how one walks and looks around on it."""
