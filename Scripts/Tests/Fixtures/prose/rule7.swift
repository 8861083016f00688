let colourOfText = "the behaviour of a cancelled payment"
