"""Notifications: what people are told with the page closed, and how it reaches them."""
