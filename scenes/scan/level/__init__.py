"""Step 3: finds the table or the foot of a scan, and puts it level at height 0.

levelled       turns, crops and shifts a scan so that its table lies from the origin to its size
seats          judges whether a plane can be the table, by what lies above, below and beside it
planes         finds planes by RANSAC and fits them to their points
table_outline  finds the outline of a table on its plane, and the rectangle around it
crop           cuts the scan off at the edge of the table
upright        decides what a scan shows (table, piece, landscape, floor) and which way is up
"""
