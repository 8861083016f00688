import Screens

struct CardScreens: CardInject {
    let container: Container
    private var account: any AccountInject { container.resolve("AccountInjectId") }
    private var signing: any SigningInject { container.resolve("SigningInjectId") }

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
