"""JSON Schemas of the file formats, for editors; generated from the pydantic models.

scene_schema  the schema of `pas-scene/1` files (tables and boards)
scenario      the schema of `pas-scenario/1` files
band          the schema of `pas-band/1` files
__main__      writes all schema files: `python -m scenes.files.schema`
"""
