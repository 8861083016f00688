import AccountAPI
import DependencyContainer
import SafeBoxAPI
import SigningAPI

/// Money set aside in an account.
@MainActor
final class SafeBox: SafeBoxInject {
    private let account: any AccountInject
    private let signing: any SigningInject
    private(set) var balance = 0

    init(account: any AccountInject, signing: any SigningInject) {
        self.account = account
        self.signing = signing
    }

    var summary: String { "box: \(balance) won, account: \(account.balance) won" }

    func put(_ won: Int, password: String) throws -> String {
        let signature = try signing.sign("put \(won) won", password: password)
        try account.withdraw(won)
        balance += won
        return signature
    }
}

public struct SafeBoxModule: Module {
    public init() {}

    public func register(in registrar: inout Registrar) {
        registrar.register(safeBoxInject, needs: accountInject, signingInject, make: SafeBox.init)
    }
}
