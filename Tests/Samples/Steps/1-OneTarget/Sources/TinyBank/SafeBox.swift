/// Money set aside in an account.
@MainActor
final class SafeBox {
    private unowned let account: Account
    private(set) var balance = 0

    init(account: Account) {
        self.account = account
    }

    var summary: String { "box: \(balance) won, account: \(account.balance) won" }

    func put(_ won: Int, password: String) throws -> String {
        let signature = try PasswordManager.shared.sign("put \(won) won", password: password)
        try account.withdraw(won)
        balance += won
        return signature
    }
}
