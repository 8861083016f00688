import BankConsoleTesting
import Foundation
import Signing
import SigningDemo
import Testing

/// A bank that consists of Signing, with a book in memory and its own key file.
struct TestBank {
    /// The customer of most tests.
    static let customer = CustomerID("C000001")
    static let password = SigningDemo.password
    static let joining =
        "customer join --name 김하나 --birth 1990-03-14 --phone 010-2345-6789"

    let folder: TemporaryFolder
    let clock: FakeClock
    /// The book, at whose posts a test can intervene.
    let ledger: RecordingLedger
    let log: any HistoryLog
    let authority: LateAuthority
    let secrets = SwitchableSecrets()
    let container: Container

    init() throws {
        let (clock, authority) = (FakeClock(), LateAuthority())
        let book = InMemoryLedger(date: nil, clock: clock.now, authority: authority.check)
        try self.init(
            in: TemporaryFolder(),
            clock: clock,
            ledger: RecordingLedger(book),
            log: book,
            authority
        )
    }

    /// Creates a second bank on the same book and key file, like another process.
    init(
        beside first: TestBank,
        with others: [any Module] = []
    ) throws {
        try self.init(
            in: first.folder,
            clock: first.clock,
            ledger: first.ledger,
            log: first.log,
            first.authority,
            with: others
        )
    }

    private init(
        in folder: TemporaryFolder,
        clock: FakeClock,
        ledger: RecordingLedger,
        log: any HistoryLog,
        _ authority: LateAuthority,
        with others: [any Module] = []
    ) throws {
        self.folder = folder
        self.authority = authority
        self.clock = clock
        self.ledger = ledger
        self.log = log
        let modules: [any Module] = [
            SigningModule(
                authority: authority.issuer.authority("Signing"),
                keyFile: Self.keyFile(in: folder),
                clock: clock.now
            ),
            SigningDemo.module(ledger, secrets),
            LogModule(log: log),
        ]
        container = try Container(modules: modules + others)
        try SigningDemo.takeRules(
            of: container,
            for: authority,
            adding: [
                AuthorityRule(
                    Purpose("test"),
                    by: .unneeded,
                    changing: ["customer", "attempts"],
                    secrets: ["credential"]
                )
            ]
        )
    }

    private static func keyFile(in folder: TemporaryFolder) -> String {
        folder.file("keys/book.key")
    }

    var keyFile: String { Self.keyFile(in: folder) }
    var book: CustomerBook { CustomerBook(ledger: ledger) }

    /// The result of a command line.
    struct Run {
        let status: ExitCode
        let output: String
        let error: String

        /// The answer as JSON, for a command line with `--json`.
        var json: [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(output.utf8))) as? [String: Any] ?? [:]
        }
        /// The code of the error.
        var code: String? { (json["error"] as? [String: Any])?["code"] as? String }
    }

    /// Runs a command line with these secrets on standard input.
    func run(_ line: String, typing secrets: String...) async -> Run {
        await run(line, typing: secrets)
    }

    /// Runs a command line with these secrets on standard input.
    func run(_ line: String, typing secrets: [String]) async -> Run {
        let io = InMemoryIO(input: secrets.map { $0 + "\n" }.joined())
        let words =
            line.split(separator: " ").map(String.init)
            + (["customer list", "customer show"].contains { line.hasPrefix($0) }
                ? [] : ["--pin-stdin"])
        let status = await run(words, io: io)
        return Run(status: status, output: io.output, error: io.errorOutput)
    }

    func run(_ words: [String], io: any ProgramIO) async -> ExitCode {
        await CommandLineProgram.run(
            words,
            name: "bank",
            options: GlobalOption.bank,
            io: io
        ) { globals in
            secrets.read(with: ConsoleSecretReader(bank: io, globals: globals))
            return try program(io: io)
        }
    }

    func program(io: any ProgramIO) throws -> CommandLineProgram {
        try CommandLineProgram(bank: container, version: "0", abstract: "A bank.", io: io)
    }

    /// Makes a person join, and returns the recovery code.
    @discardableResult
    func join(_ line: String = joining, password: String = password) async throws -> String {
        let run = await run("\(line) --json", typing: password, password)
        return try #require(run.json["recoveryCode"] as? String, "\(run.output)\(run.error)")
    }

    /// Tries a password, and returns the code of the error; nil for the right password.
    func verify(_ password: String, of customer: CustomerID = customer) async -> String? {
        await run("customer verify \(customer) --json", typing: password).code
    }

    /// Signs a movement with these secrets.
    func sign(_ movement: Movement, by reader: RecordingSecrets) async throws -> SignedMovement {
        secrets.read(with: reader)
        return try await container.resolve(signingInject)
            .request(withSign: movement, preview: .sample)
    }

    /// Verifies a signature with the key in the book.
    func verify(_ signed: SignedMovement) async throws {
        let verifier = try container.resolve(authorityVerifierInject)
        let key = try await ledger.record(verifier.keyRecord(of: signed.movement.customer))
        try verifier.verify(signed, keyRecord: key)
    }

    /// Changes a stored record of a customer, like an intruder with access to the book.
    func tamper<Value: Codable & Sendable>(
        _ id: CustomerID = customer,
        in collection: String = "credential",
        _ change: @Sendable (inout Value) throws -> Void
    ) async throws {
        let key = RecordKey(collection, id.rawValue)
        var stored = try #require(try await ledger.record(key, as: Value.self))
        try change(&stored.value)
        try await write([stored.update()])
    }

    /// Writes records, like an intruder with access to the book.
    func write(_ changes: [RecordChange]) async throws {
        _ = try await ledger.post(
            TransactionDraft(
                Intent(id: .random(), purpose: Purpose("test"), content: [:]),
                authority: .unneeded,
                records: changes
            )
        )
    }
}

extension RecordingLedger {
    /// Runs an event once, before the next transaction of a purpose.
    func before(_ purpose: Purpose, _ event: @escaping Event) {
        interpose(of: purpose, before: event)
    }

    /// Cuts the power after the next transaction of a purpose is on the disk.
    func cutPower(after purpose: Purpose) {
        interpose(of: purpose, after: { throw PowerLoss() })
    }
}

extension TemporaryFolder {
    /// Returns the names of the files in a folder below this one.
    func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file(folder)).sorted()
    }

    static func setPermissions(_ permissions: Int, of path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    }
}

extension CustomerBook {
    func allCustomers() async throws -> [Customer] {
        try await customers().joined()
    }
}
