import DependencyContainer

/// An account, which shows its box.
@MainActor
final class Account {
    private(set) var balance = 100000
    private let box: MainLazy<SafeBox>

    init(box: MainLazy<SafeBox>) {
        self.box = box
    }

    var summary: String {
        get throws { "account: \(balance) won, box: \(try box.value.balance) won" }
    }

    func withdraw(_ won: Int) throws {
        guard won <= balance else { throw NotEnoughMoney() }
        balance -= won
    }
}

struct NotEnoughMoney: Error, CustomStringConvertible {
    let description = "not enough money"
}

let accountInject = MainInjectID<Account>("AccountInjectId")

struct AccountModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(accountInject, needs: safeBoxInject.lazily, make: Account.init)
    }
}
