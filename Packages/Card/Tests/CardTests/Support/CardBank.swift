import BankConsoleTesting
import Testing

@testable import Card

/// A bank with cards only, on the shared fakes.
struct CardBank: Sendable {
    /// The purpose of an entry that writes any spending, as a person who edits the book can.
    static let editing = Purpose("test.editing")

    /// The owner of `account`.
    let owner = FakeBank.customer
    let account: AccountNumber
    let demandDeposit: FakeDemandDeposit
    let authority: BankAuthority
    private let bank: FakeBank

    var container: Container { bank.container }
    var issuer: AuthorityIssuer { bank.issuer }
    /// The ledger of the bank, at whose posts a test can intervene.
    var ledger: RecordingLedger { bank.ledger }
    var signing: FakeSigning { bank.signing }

    /// The requests to sign, except those for issuing cards.
    var requestsAfterIssue: [FakeSigning.Request] {
        signing.requests.filter { $0.movement.purpose != .cardIssue }
    }

    /// Creates a bank with one account.
    /// - Parameters:
    ///   - balance: The balance of the account.
    ///   - numbers: The numbers of the first cards; later numbers are random.
    ///   - verifiesOnScreen: Whether the customer signs on a screen.
    ///   - modules: Further modules.
    init(
        balance: Money = .zero,
        drawing numbers: [CardNumber] = [],
        verifiesOnScreen: Bool = false,
        with modules: [any Module] = []
    ) async throws {
        bank = try FakeBank(
            clock: FakeClock().now,
            verifiesOnScreen: verifiesOnScreen,
            rules: [
                AuthorityRule(.accountClosing, by: .bank("CardTests")),
                AuthorityRule(
                    Self.editing,
                    by: .bank("CardTests"),
                    changing: [CardSpending.collection]
                ),
            ]
        ) { fakes in
            let card = CardModule(
                authority: fakes.issuer.authority("Card"),
                drawNumber: CardBank.drawing(numbers)
            )
            return [card, FakeAccountsModule(ledger: fakes.ledger)] + modules
        }
        authority = bank.issuer.authority("Card")
        demandDeposit = FakeDemandDeposit(ledger: bank.ledger)
        account = try await bank.openAccount(holding: balance)
    }

    /// Creates a bank with money in its account and a card.
    static func withCard(won: Int64 = 0) async throws -> (CardBank, Card) {
        let bank = try await CardBank(balance: Money(won: won))
        return (bank, try await bank.issue())
    }

    /// Runs a command line whose words are separated by spaces.
    func run(_ line: String) async throws -> ProgramRun {
        try await ProgramRun(bank: container, line.split(separator: " ").map(String.init))
    }

    /// Closes days and returns the number of expired holds.
    @discardableResult
    func closeDays(_ count: Int) async throws -> Int {
        try await DayCloser(ledger: ledger, parts: container.resolve(dayClosingInject))
            .advance(days: count).changes.reduce(0) { $0 + $1.count }
    }

    /// Opens an account of another customer.
    func openOtherAccount() async throws -> AccountNumber {
        try await bank.openAccount(serial: 2, owner: CustomerID("C000002"))
    }

    /// Closes the account as DemandDeposit would.
    func closeAccount() async throws {
        _ = try await ledger.post(
            TransactionDraft(
                Intent(id: .random(), purpose: .accountClosing, content: [:]),
                authority: .bank(issuer.authority("CardTests")),
                closings: [account.accountID]
            )
        )
    }

    /// Returns the number of entries in the book.
    /// - Throws: An error if the audit finds a fault.
    func entryCount() async throws -> Int64 {
        let report = try await ledger.audit()
        guard report.passed else { throw FailedAudit(report: report) }
        return report.entries
    }
}

private struct FailedAudit: Error {
    let report: AuditReport
}

extension RequestOptions {
    /// The options of a customer who agrees to everything.
    static func agreed(as id: IdempotencyID = .random(), isDryRun: Bool = false) -> RequestOptions {
        RequestOptions(id: id, isDryRun: isDryRun) { _ in }
    }
}
