import BankConsoleTesting
import Notices

/// Notices alone, on the shared fakes.
///
///     swift run NoticesDemo               # the screens
///     swift run NoticesDemo --story       # a short story of commands
///     swift run NoticesDemo notices --help # the commands
@main
enum NoticesDemo {
    private static let story = [
        "notices --customer C000001",
        "notices mute interest.paid --customer C000001",
        "notices read --customer C000001",
    ]

    static func main() async throws {
        let rule = AuthorityRule(.deposit, by: .bank("Demo"), opening: [.cash])
        let bank = try FakeBank(rules: [rule]) { _ in [NoticesModule()] }
        let account = try await bank.openAccount()
        // As the feature DemandDeposit does it.
        let amount = Money(won: 50_000)
        _ = try await bank.ledger.post(
            TransactionDraft(
                Intent(
                    id: .random(),
                    CashRequest(.deposit, amount, at: account, memo: "용돈")
                ),
                authority: .bank(bank.issuer.authority("Demo")),
                legs: [
                    .debit(AccountOpening.cash.id, amount, "cash paid in"),
                    .credit(account.accountID, amount, "cash paid in"),
                ]
            )
        )
        try await DemoProgram(bank.container, abstract: "Notices, alone.", story: story).main()
    }
}
