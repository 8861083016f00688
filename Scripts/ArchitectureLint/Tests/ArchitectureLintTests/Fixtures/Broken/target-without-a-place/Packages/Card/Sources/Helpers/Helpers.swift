let help = 0
