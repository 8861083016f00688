import Screens

func accounts() -> Screen { accountsScreen(openCard: card) }
func account(_ number: Int) -> Screen { accountScreen(number, openCard: card) }
func cards() -> Screen { cardsScreen(openAccount: account, verify: verifyScreen) }
func card(_ number: Int) -> Screen {
    cardScreen(number, openAccount: account, verify: verifyScreen)
}

let home = Screen("Home", ["accounts": accounts, "cards": cards])
try tap(Array(CommandLine.arguments.dropFirst()), from: home)
