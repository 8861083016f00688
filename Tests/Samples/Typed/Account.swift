import DependencyContainer
import Screens

struct AccountScreens: AccountInject {
    let card: any CardInject

    func accounts() -> Screen {
        Screen("Accounts", ["100": { account(100) }])
    }

    func account(_ number: Int) -> Screen {
        Screen("Account \(number)", ["card": { card.card(7001) }])
    }
}

struct AccountModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(
            accountInject,
            needs: cardInject,
            make: AccountScreens.init
        )
    }
}
