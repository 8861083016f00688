import SigningAPI

/// Money set aside in an account.
@MainActor
final class SafeBox {
    private unowned let account: Account
    private let signing: any SigningInject
    private(set) var balance = 0

    init(account: Account, signing: any SigningInject) {
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
