"""JSON Schemas of the file formats, for editors; generated from the pydantic models.

scene_schema  the schema of `pas-scene/1` files (tables, and the forms that games have of their own)

The schemas of scenario and band files belong to their game: `file_schemas` of its adapter.
"""
