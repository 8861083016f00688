import Screens

struct CardScreens: CardInject {
    private var account: any AccountInject { Locator.shared.resolve() }
    private var signing: any SigningInject { Locator.shared.resolve() }

    func cards() -> Screen {
        Screen("Cards", ["7001": { card(7001) }])
    }

    func card(_ number: Int) -> Screen {
        Screen(
            "Card \(number)",
            [
                "account": { account.account(100) },
                "pay": { signing.verify("pay by card \(number)") { Screen("Paid", [:]) } },
            ]
        )
    }
}
