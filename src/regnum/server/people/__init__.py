"""Who people are: how they come in, what they have played, what they say."""
