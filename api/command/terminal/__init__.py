"""What all commands share: arguments, names, output and progress bars.

options       arguments and options that commands share
move_options  arguments and options of the commands of movement
examples      the examples at the end of a command's help
scene_names   finds a scene by file or by shipped name
pack_names    accepts a pack wherever a scenario is named
output        prints an answer as text or JSON, and sets the exit code
text          formats a verdict, its reason, and labelled facts
leg_table     formats judged legs as a table
compile_notice says that the geometry is being compiled, and how far it is
wait          progress bar while a large table is prepared
map_progress  progress bar while a table is mapped for movement
"""
