"""Step 5: separates the pieces that stand on the table.

pieces_apart  cuts the table off and groups the rest into pieces
slices        cuts a surface at a height and keeps what is above
footprints    groups parts whose footprints overlap or nearly touch
feet          extends a piece down to the table and closes its foot
piece_names   guesses from its shape what a piece is ("tower?")
printed       arranges printed models side by side on a table
"""
