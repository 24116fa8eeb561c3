"""How games are told, in French and in English: what happened, what is asked, what is refused.

Everything is said from documents, as a viewer is shown them: whoever speaks knows no more than he may say.
One module of sentences for each game, and one for what all games share.
"""

from scenes.words.story.teller import Story, story

__all__ = ["Story", "story"]
