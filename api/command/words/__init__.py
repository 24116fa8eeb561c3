"""Sentences of the command; they are in the files of `scenes/words/sentences/`, in all languages.

sentences     all sentences of the command; chooses the language
complaints    what is wrong with the words of a command
survey_words  sentences of `pas scenario survey`, `place` and `improve`
"""
