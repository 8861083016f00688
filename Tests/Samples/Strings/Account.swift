import Screens

struct AccountScreens: AccountInject {
    let container: Container
    private var card: any CardInject { container.resolve("CardInjectId") }

    func accounts() -> Screen {
        Screen("Accounts", ["100": { account(100) }])
    }

    func account(_ number: Int) -> Screen {
        Screen("Account \(number)", ["card": { card.card(7001) }])
    }
}
