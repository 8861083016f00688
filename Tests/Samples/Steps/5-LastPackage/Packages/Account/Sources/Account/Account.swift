import AccountAPI
import DependencyContainer
import SafeBoxAPI

/// An account, which shows its box.
@MainActor
final class Account: AccountInject {
    private(set) var balance = 100000
    private let box: MainLazy<any SafeBoxInject>

    init(box: MainLazy<any SafeBoxInject>) {
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

public struct AccountModule: Module {
    public init() {}

    public func register(in registrar: inout Registrar) {
        registrar.register(accountInject, needs: safeBoxInject.lazily, make: Account.init)
    }
}
