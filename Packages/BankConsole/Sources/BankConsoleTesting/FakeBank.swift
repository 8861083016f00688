import BankConsole
public import Bookkeeping
public import Console
public import ConsoleTesting
import DemandDepositInterface
import DemandDepositInterfaceTesting
public import DependencyContainer
import LedgerInterface
public import LedgerInterfaceTesting
import SigningInterface
public import SigningInterfaceTesting

/// A bank that consists of one feature on the shared fakes: a book in memory, two customers, and a
/// signer that signs every request.
///
/// ```swift
/// let bank = try FakeBank(verifiesOnScreen: true) {
///     [
///         CardModule(authority: $0.issuer.authority("Card")),
///         FakeAccountsModule(ledger: $0.ledger),
///     ]
/// }
/// try await bank.openAccount(holding: Money(won: 100_000))
/// ```
public struct FakeBank: Sendable {
    /// The customer who is signed in by default.
    public static let customer = CustomerID("C000001")

    /// The fakes of a bank, which the modules of the feature use.
    public struct Fakes: Sendable {
        /// The issuer of the bank's authorities.
        public let issuer: AuthorityIssuer

        /// The book in memory; a test can run code before or after a transaction is posted.
        public let ledger: RecordingLedger

        /// The fake signer, which records the requests.
        public let signing: FakeSigning

        /// The fake signer of the log's checkpoints.
        public let logSigner = FakeLogSigner()
    }

    /// The issuer of the bank's authorities.
    public var issuer: AuthorityIssuer { fakes.issuer }

    /// The book in memory; a test can run code before or after a transaction is posted.
    public var ledger: RecordingLedger { fakes.ledger }

    /// The fake signer, which records the requests.
    public var signing: FakeSigning { fakes.signing }

    /// The fake signer of the log's checkpoints.
    public var logSigner: FakeLogSigner { fakes.logSigner }

    /// The wired modules.
    public let container: Container

    private let fakes: Fakes

    /// Wires a feature to the fakes.
    ///
    /// - Parameters:
    ///   - date: The first business date; nil for a bank that has no book yet.
    ///   - clock: The clock of the book and of the signatures.
    ///   - verifiesOnScreen: Whether the customer signs on a screen, as in a demo. If false,
    ///     requests are signed at once, as in most tests.
    ///   - rules: Rules for entries that the test itself posts, in addition to the rules of the
    ///     modules.
    ///   - modules: Creates the modules of the feature, and fakes that only this feature needs.
    /// - Throws: `ValidationReport` if the modules do not fit together; the errors of `modules`.
    public init(
        on date: BusinessDate? = BusinessDate(year: 2026, month: 1, day: 5),
        clock: @escaping WallClock = Timestamp.now,
        verifiesOnScreen: Bool = false,
        rules: [AuthorityRule] = [],
        modules: (Fakes) throws -> [any Module]
    ) throws {
        let authority = LateAuthority()
        let memory = InMemoryLedger(date: date, clock: clock, authority: authority.check)
        fakes = Fakes(
            issuer: authority.issuer,
            ledger: RecordingLedger(memory),
            signing: FakeSigning(clock: clock)
        )
        var shared: [any Module] = [
            LedgerModule(ledger: fakes.ledger, memory: memory),
            FakeSigningModule(signing: fakes.signing, logSigner: fakes.logSigner),
        ]
        if verifiesOnScreen { shared.append(VerifyOnScreenModule()) }
        container = try Container(modules: try modules(fakes) + shared)
        try authority.takeRules(
            of: container,
            verifier: FakeSignatureVerifier(),
            adding: FakeDemandDeposit.rules + rules
        )
    }

    /// Adds an open account to the book.
    ///
    /// - Parameters:
    ///   - balance: The opening balance.
    ///   - serial: The serial number in the account's number, 0 to 999,999; a different one for
    ///     each account.
    ///   - owner: The owner.
    /// - Returns: The number of the account.
    @discardableResult
    public func openAccount(
        holding balance: Money = .zero,
        serial: Int = 1,
        owner: CustomerID = FakeBank.customer
    ) async throws -> AccountNumber {
        try await FakeDemandDeposit(ledger: ledger).open(
            serial: serial,
            owner: owner,
            balance: balance,
            authority: issuer.authority(FakeDemandDeposit.holder)
        )
    }

    /// Closes business days, including the feature's part of each day's closing.
    ///
    /// - Parameter count: The number of days, at least one.
    /// - Returns: The business date afterwards.
    @discardableResult
    public func closeDays(_ count: Int) async throws -> BusinessDate {
        try await DayCloser(ledger: ledger, parts: container.resolve(dayClosingInject))
            .advance(days: count).date
    }
}

private struct LedgerModule: Module {
    let ledger: any Ledger
    let memory: InMemoryLedger

    func register(in registrar: inout Registrar) {
        registrar.register(ledgerInject) { [ledger] in ledger }
        registrar.register(historyLogInject) { [memory] in memory }
        registrar.register(bookCopiesInject) { [memory] in memory }
    }
}

extension ProgramRun {
    /// Runs a command line of a bank in this process.
    ///
    /// - Parameters:
    ///   - container: The wired modules.
    ///   - words: The words after `bank`.
    ///   - input: The lines that a customer types at a terminal; nil for a run without a terminal.
    public init(bank container: Container, _ words: [String], input: String? = nil) async throws {
        let io = InMemoryIO(input: input ?? "", terminals: input == nil ? [] : [.input])
        try await self.init(words, io: io) {
            try CommandLineProgram(bank: container, io: $0)
        }
    }
}

extension CommandLineProgram {
    /// Creates the program with the commands of a bank, for tests.
    ///
    /// - Parameters:
    ///   - container: The wired modules.
    ///   - io: The terminal.
    public init(bank container: Container, io: any ProgramIO = InMemoryIO()) throws {
        try self.init(bank: container, version: "0", abstract: "A bank.", io: io)
    }
}
