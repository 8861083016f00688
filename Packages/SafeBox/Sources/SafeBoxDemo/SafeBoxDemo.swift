import BankConsoleTesting
import Bookkeeping
import SafeBox

/// Runs safe boxes without the other features, on fake services.
///
///     swift run SafeBoxDemo                     # the screens
///     swift run SafeBoxDemo --story             # a sequence of commands
///     swift run SafeBoxDemo safebox put --help  # one command
@main
enum SafeBoxDemo {
    private static let account = "3333-01-0000013"
    private static let story = [
        "safebox open \(account)",
        "safebox put \(account) 1000만 --yes",
        "safebox put \(account) 1 --yes",
        "demo days 30",
        "safebox show \(account)",
        "safebox interest \(account) --yes",
        "safebox take \(account) 4만 --yes",
        "safebox payout \(account) monthly",
    ]

    static func main() async throws {
        let bank = try FakeBank(on: BusinessDate(inSeoulAt: .now()), verifiesOnScreen: true) {
            [
                SafeBoxModule(authority: $0.issuer.authority("SafeBox")),
                FakeAccountsModule(ledger: $0.ledger),
            ]
        }
        try await bank.openAccount(holding: Money(won: 12_000_000))
        try await DemoProgram(
            bank.container,
            abstract: "Safe boxes only.",
            commands: [.demoDays(bank)],
            story: story
        ).main()
    }
}
