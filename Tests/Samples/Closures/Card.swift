import Screens

/// The list uses no closure, but hands them along.
func cardsScreen(openAccount: @escaping Open, verify: @escaping Verify) -> Screen {
    Screen("Cards", ["7001": { cardScreen(7001, openAccount: openAccount, verify: verify) }])
}

func cardScreen(_ number: Int, openAccount: @escaping Open, verify: @escaping Verify) -> Screen {
    Screen(
        "Card \(number)",
        [
            "account": { openAccount(100) },
            "pay": { verify("pay by card \(number)") { Screen("Paid", [:]) } },
        ]
    )
}
