"""Rulings between two figures of a table.

sight         rules sight, distance and cover
certificates  writes and checks certificates of sight
"""
