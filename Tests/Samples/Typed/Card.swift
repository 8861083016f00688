import DependencyContainer
import Screens

struct CardScreens: CardInject {
    let account: MainLazy<any AccountInject>
    let signing: any SigningInject

    func cards() -> Screen {
        Screen("Cards", ["7001": { card(7001) }])
    }

    func card(_ number: Int) -> Screen {
        Screen(
            "Card \(number)",
            [
                "account": { try account.value.account(100) },
                "pay": { signing.verify("pay by card \(number)") { Screen("Paid", [:]) } },
            ]
        )
    }
}

struct CardModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(
            cardInject,
            needs: accountInject.lazily,
            signingInject,
            make: CardScreens.init
        )
    }
}
