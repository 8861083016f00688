import BankConsoleTesting
import Bookkeeping
import BookkeepingTesting
import CardInterface
import ConsoleTesting
import DemandDepositInterface
import DemandDepositInterfaceTesting
import DependencyContainer
import LedgerInterface
import LedgerInterfaceTesting
import SigningInterface
import SigningInterfaceTesting
import Testing

@testable import Card

/// A bank with cards only, on the shared fakes.
struct CardBank: Sendable {
    /// The owner of `account`.
    let owner = FakeBank.customer
    let account: AccountNumber
    let demandDeposit: FakeDemandDeposit
    let authority: BankAuthority
    /// The ledger of the bank, at whose posts a test can intervene.
    let recording: RecordingLedger
    private let bank: FakeBank

    var container: Container { bank.container }
    var issuer: AuthorityIssuer { bank.issuer }
    var ledger: any Ledger { bank.ledger }
    var signing: FakeSigning { bank.signing }

    /// The requests to sign, except those for issuing cards.
    var requestsAfterIssue: [[String: String]] {
        signing.requests.filter { $0[SigningParameters.purpose] != Purpose.cardIssue.rawValue }
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
        var recording: RecordingLedger?
        bank = try FakeBank(
            clock: FakeClock().now,
            verifiesOnScreen: verifiesOnScreen,
            rules: [AuthorityRule(.accountClosing, by: .bank("CardTests"))],
            wrapping: {
                let ledger = RecordingLedger($0)
                recording = ledger
                return ledger
            }
        ) { fakes in
            let card = CardModule(
                authority: fakes.issuer.authority("Card"),
                drawNumber: CardBank.drawing(numbers)
            )
            return [card, AccountModule(ledger: fakes.ledger)] + modules
        }
        self.recording = try #require(recording)
        authority = bank.issuer.authority("Card")
        demandDeposit = FakeDemandDeposit(ledger: bank.ledger)
        account = try await bank.openAccount(holding: balance)
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

    /// Opens a second account of the owner.
    func openSecondAccount() async throws {
        try await bank.openAccount(serial: 3)
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
