import Bookkeeping
import DependencyContainer
import LedgerInterface
import LedgerInterfaceTesting
import LedgerSQLite
import LedgerSQLiteTesting
import SigningInterface
import SigningInterfaceTesting

/// A probe that runs test commands on one book.
struct Probe {
    private static let payer = AccountID("payer")
    private static let payee = AccountID("payee")
    private static let purpose = Purpose("probe.transfer")
    private static let mixing = Purpose("probe.mix")
    private static let mixed = (0..<10).map { AccountID("mixed-\($0)") }
    private static let counting = Purpose("probe.count")
    private static let counter = RecordKey("probe", "counter")
    private static let kind = AccountKind("probe", normalSide: .credit, mayBeNegative: true)

    private static let rules = [
        AuthorityRule(
            purpose,
            by: .bank("Probe"),
            opening: [payer, payee].map { AccountOpening(id: $0, kind: kind, owner: nil) }
        ),
        AuthorityRule(
            mixing,
            by: .bank("Probe"),
            opening: mixed.map { AccountOpening(id: $0, kind: kind, owner: nil) }
        ),
        AuthorityRule(counting, by: .unneeded, changing: [counter.collection]),
    ]

    private let container: Container
    private let ledger: any Ledger
    private let authority: BankAuthority
    private let folder: String

    init(book: String) throws {
        folder = String(book[..<(book.lastIndex(of: "/") ?? book.startIndex)])
        let issuer = AuthorityIssuer()
        authority = issuer.authority("Probe")
        container = try Container(
            modules: LedgerSQLiteModule(book: book, issuer: issuer) { Output.error($0) },
            AuthorityModule(rules: Self.rules)
        )
        ledger = try container.resolve(ledgerInject)
    }

    /// Closes the book.
    func close() async throws {
        try await container.close()
    }

    func run(_ command: ProbeCommand, _ arguments: [String]) async throws {
        let name = arguments.first ?? "probe"
        let number = arguments.last.flatMap { Int($0) } ?? 1
        switch command {
        case .start:
            Output.line("\(try await ledger.start(on: nil))")
        case .transfer: try await transfer(number, name)
        case .transferUntilKilled:
            let disk = try FaultyDisk(folder: folder)
            disk.arm(.kill, atChange: number)
            try await transfer(1_000_000, name)
            withExtendedLifetime(disk) {}
        case .mix:
            for index in 1...number { try await mix("\(name)-\(index)") }
        case .count:
            for index in 1...number { try await countUp("\(name)-\(index)") }
        case .fill:
            limitFileSize(to: number)
            try await transfer(1_000_000, "fill")
        case .startOnFullDisk:
            limitFileSize(to: number)
            try await ledger.start(on: nil)
        case .transferUnprivileged:
            dropPrivileges()
            try await transfer("\(name)-1")
        case .readUnprivileged:
            dropPrivileges()
            try await run(.account, arguments)
            try await run(.audit, arguments)
        case .onFaultyDisk:
            try await runOnFaultyDisk(name, mode: arguments[1], failing: number)
        case .hold:
            clearUmask()
            try await ledger.start(on: nil)
            try await transfer("hold-1")
            Output.line("ready")
            while readLine() != nil {}
        case .account:
            Output.line("\(try await ledger.account(AccountID(name))?.balance.won ?? 0)")
        case .audit:
            let audit = try await ledger.audit()
            Output.line("\(audit.entries) entries, \(audit.findings.count) findings")
        }
    }

    private func runOnFaultyDisk(
        _ operation: String,
        mode: String,
        failing number: Int
    ) async throws {
        let disk = try FaultyDisk(folder: folder)
        // The write-ahead log then has pages that closing the book cannot copy on a broken disk.
        if operation != "start" { try await transfer("before-1") }
        disk.arm(FaultyDisk.ChangeFault(rawValue: mode) ?? .once, atChange: number)
        do {
            switch operation {
            case "start": try await ledger.start(on: nil)
            case "transfer": try await transfer("faulty-1")
            default: try await ledger.closeDay(try await ledger.businessDate())
            }
            Output.line("done")
        } catch let error as BankError {
            Output.line(error.code)
            Output.line(error.message)
        }
        Output.line("\(disk.changes)")
        exitProcess(0)
    }

    private func transfer(_ count: Int, _ prefix: String) async throws {
        for index in 1...count {
            try await transfer("\(prefix)-\(index)")
            Output.line("\(index)")
        }
    }

    /// Moves one won and holds it on the receiving account.
    private func transfer(_ id: String) async throws {
        let won = Money(won: 1)
        _ = try await ledger.post(
            TransactionDraft(
                Intent(id: try IdempotencyID(id), purpose: Self.purpose, content: [:]),
                authority: .bank(authority),
                legs: [.debit(Self.payer, won, "out"), .credit(Self.payee, won, "in")],
                openings: [Self.payer, Self.payee].map {
                    AccountOpening(id: $0, kind: Self.kind, owner: nil)
                },
                holds: [.place(HoldID(id), on: Self.payee, won)]
            )
        )
    }

    private func mix(_ id: String) async throws {
        let accounts = Self.mixed.shuffled().prefix(2)
        let won = Money(won: .random(in: 1...1_000))
        _ = try await ledger.post(
            TransactionDraft(
                Intent(id: try IdempotencyID(id), purpose: Self.mixing, content: [:]),
                authority: .bank(authority),
                legs: [.debit(accounts[0], won, "out"), .credit(accounts[1], won, "in")],
                openings: accounts.map { AccountOpening(id: $0, kind: Self.kind, owner: nil) }
            )
        )
        Output.line("\(accounts[0]) \(accounts[1]) \(won.won)")
    }

    private func countUp(_ id: String) async throws {
        try await ledger.retryingConflicts {
            let record = try await ledger.record(Self.counter)
            let count = try record?.decode(as: Int.self) ?? 0
            let change =
                try record.map { try RecordChange.update($0, to: count + 1) }
                ?? RecordChange.create(Self.counter, count + 1)
            _ = try await ledger.post(
                TransactionDraft(
                    Intent(id: try IdempotencyID(id), purpose: Self.counting, content: [:]),
                    records: [change]
                )
            )
        }
    }
}

/// A module that provides the verifier, the log signer and the rules that the ledger needs.
private struct AuthorityModule: Module {
    let rules: [AuthorityRule]

    func register(in registrar: inout Registrar) {
        registrar.register(authorityVerifierInject) { FakeSignatures() }
        registrar.register(logSignerInject) { FakeLogSigner(isInUse: false) }
        for rule in rules { registrar.register(authorityRulesInject) { rule } }
    }
}
