"""Sentences of the command; they are in the files of `scenes/words/sentences/`, in all languages.

sentences     all sentences of the command; chooses the language
survey_words  sentences of `pas scenario survey`, `place` and `improve`
"""
