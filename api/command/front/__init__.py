"""The front of the command: its list of commands, its front page, and what runs one of them.

entries     lists the commands: function and examples
help_words  says what commands and options are for, in the language of the system
group_entries  lists the commands of groups: library
overview    prints the front page
app         builds the application and its groups of commands
lazy_group  imports the module of a command when it is called
run         runs one command, and says in one line what is wrong with its words
"""
