import Screens

/// The list uses no closure, but hands them along.
func accountsScreen(openCard: @escaping Open) -> Screen {
    Screen("Accounts", ["100": { accountScreen(100, openCard: openCard) }])
}

func accountScreen(_ number: Int, openCard: @escaping Open) -> Screen {
    Screen("Account \(number)", ["card": { openCard(7001) }])
}
