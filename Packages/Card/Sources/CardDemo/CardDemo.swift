import BankConsoleTesting
import Bookkeeping
import Card

/// Runs check cards without the other features, on fake services.
///
///     swift run CardDemo                             # the screens
///     swift run CardDemo --story                     # a sequence of commands
///     swift run CardDemo card issue 3333-01-0000013  # one command
@main
enum CardDemo {
    private static let account = "3333-01-0000013"
    private static let card = "\(account)/card1"
    private static let story = [
        "card issue \(account)",
        "card show \(card) --reveal",
        "card pay \(card) 12,000 책방 --yes",
        "card settle \(card)/payment1 8,000 --yes",
        "card void \(card)/payment1",
        "card cancel \(card)/payment1 3,000 --yes",
        "card lock \(card) --overseas",
        "card pay \(card) 1,000 Café --overseas --yes",
        "card lose \(card) --yes",
        "card reissue \(card)",
        "card list \(account)",
        "card history \(card)",
    ]

    static func main() async throws {
        let bank = try FakeBank(verifiesOnScreen: true) {
            [
                CardModule(authority: $0.issuer.authority("Card")),
                FakeAccountsModule(ledger: $0.ledger),
            ]
        }
        try await bank.openAccount(holding: Money(won: 100_000))
        try await DemoProgram(bank.container, abstract: "Check cards only.", story: story).main()
    }
}
