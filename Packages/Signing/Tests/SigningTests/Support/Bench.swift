import Bookkeeping
import BookkeepingTesting
import Console
import DependencyContainer
import Foundation
import LedgerInterface
import LedgerInterfaceTesting
import Signing
import SigningDemo
import SigningInterface
import Testing

/// A bank in memory with a key file of its own, and a person who types what the test says.
struct Bench {
    /// The customer that most tests are about.
    static let customer = CustomerID("C000001")
    static let password = "482915"
    static let joining =
        "customer join --name 김하나 --birth 1990-03-14 --phone 010-2345-6789"

    let folder: TemporaryFolder
    let clock: FakeClock
    let bank: DemoBank

    /// - Parameter ledger: What the bank gets in place of the ledger in memory.
    init(ledger: @escaping @Sendable (any Ledger) -> any Ledger = { $0 }) throws {
        folder = try TemporaryFolder()
        clock = FakeClock()
        bank = try DemoBank(
            keyFile: Self.keyFile(in: folder),
            clock: clock.now,
            ledger: { ledger($0) }
        )
    }

    /// A second bank on the same book and key file, as another process would be.
    /// - Parameters:
    ///   - words: What the command line calls what is signed.
    ///   - others: Further modules in it.
    init(
        beside first: Bench,
        words: PurposeWords = .demo,
        with others: [any Module] = []
    ) throws {
        let ledger = try first.ledger
        folder = first.folder
        clock = first.clock
        bank = try DemoBank(
            keyFile: first.keyFile,
            words: words,
            clock: clock.now,
            ledger: { _ in ledger },
            with: others
        )
    }

    /// A bench, and its ledger that can be interrupted.
    static func interrupted() throws -> (Bench, RecordingLedger) {
        let bench = try Bench { RecordingLedger($0) }
        return (bench, try #require(try bench.ledger as? RecordingLedger))
    }

    private static func keyFile(in folder: TemporaryFolder) -> String {
        "\(folder.path)/keys/book.key"
    }

    var keyFile: String { Self.keyFile(in: folder) }

    var ledger: any Ledger { get throws { try bank.container.resolve(ledgerInject) } }
    var book: CustomerBook { get throws { CustomerBook(ledger: try ledger) } }

    /// What became of a command line.
    struct Run {
        let status: ExitCode
        let output: String
        let error: String

        /// The answer as a program reads it; the command line had `--json`.
        var json: [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(output.utf8))) as? [String: Any] ?? [:]
        }
        /// The code of the failure.
        var code: String? { (json["error"] as? [String: Any])?["code"] as? String }
    }

    /// Runs a command line, its words separated by spaces, with these secrets on standard input.
    func run(_ line: String, typing secrets: String...) async -> Run {
        await run(line, typing: secrets)
    }

    /// Runs a command line, its words separated by spaces, with these secrets on standard input.
    func run(_ line: String, typing secrets: [String]) async -> Run {
        let io = InMemoryIO(input: secrets.map { $0 + "\n" }.joined())
        let words = line.split(separator: " ").map(String.init) + ["--pin-stdin"]
        let status = await bank.run(words, io: io)
        return Run(status: status, output: io.output, error: io.errorOutput)
    }

    /// Has somebody join, and gives the recovery code.
    @discardableResult
    func join(_ line: String = joining, password: String = password) async throws -> String {
        let run = await run("\(line) --json", typing: password, password)
        return try #require(run.json["recoveryCode"] as? String, "\(run.output)\(run.error)")
    }

    /// Tries a password, and gives the code of the failure; nil when it was right.
    func verify(_ password: String, of customer: CustomerID = customer) async -> String? {
        await run("customer verify \(customer) --json", typing: password).code
    }

    /// Has the customer sign, typing these secrets.
    func sign(_ parameters: [String: String], by secrets: TypedSecrets) async throws
        -> [String: String]
    {
        bank.secrets.read(by: secrets)
        return try await bank.container.resolve(signingInject).request(withSign: parameters)
    }

    /// Checks a signature at a moment of the bench's clock.
    func check(_ signed: [String: String], covers movement: Movement) async throws -> String {
        try await bank.container.resolve(signatureVerifierInject)
            .verify(signed, covers: movement, at: clock.now())
    }

    /// Changes what the book has of a customer, as who can write in the book's file could.
    func tamper(
        _ id: CustomerID = customer,
        _ change: @Sendable (inout CustomerRecord) throws -> Void
    ) async throws {
        let key = RecordKey("customer", id.rawValue)
        var held = try #require(try await ledger.record(key, as: CustomerRecord.self))
        try change(&held.value)
        _ = try await ledger.post(
            TransactionDraft(
                Intent(id: .random(), purpose: Purpose("test"), content: [:]),
                authority: .unneeded,
                records: [held.update()]
            )
        )
    }
}
