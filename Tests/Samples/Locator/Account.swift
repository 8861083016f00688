import Screens

struct AccountScreens: AccountInject {
    private var card: any CardInject { Locator.shared.resolve() }

    func accounts() -> Screen {
        Screen("Accounts", ["100": { account(100) }])
    }

    func account(_ number: Int) -> Screen {
        Screen("Account \(number)", ["card": { card.card(7001) }])
    }
}
