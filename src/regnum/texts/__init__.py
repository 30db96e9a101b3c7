"""Messages in English, Russian and Ukrainian: Fluent files of the kernel and of each game."""

from regnum.texts.speech import LANGUAGES, Speech, english, speech

__all__ = ["LANGUAGES", "Speech", "english", "speech"]
