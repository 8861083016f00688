import BankApp
import Console
import ConsoleTesting
import Foundation
import Synchronization

/// A book that the real bank writes in this process, and its keys in another folder.
struct RealBook: Sendable {
    static let password = "482915"

    /// The result of a command with `--json`.
    struct Outcome: CustomStringConvertible {
        let status: ExitCode
        let output: String
        let errors: String

        /// The answer, or the object with the key `error`.
        var json: [String: Any] {
            let value = try? JSONSerialization.jsonObject(with: Data(output.utf8))
            return value as? [String: Any] ?? [:]
        }

        private var error: [String: Any]? { json["error"] as? [String: Any] }
        /// The code of the error, such as `audit.log`; nil after success.
        var code: String? { error?["code"] as? String }
        /// The number of faults that an audit has found.
        var faults: Int {
            guard let message = error?["message"] as? String else { return 0 }
            let more = message.firstMatch(of: /\(and (\d+) more\)/).flatMap { Int($0.1) }
            return 1 + (more ?? 0)
        }

        var description: String { "\(status): \(output)\(errors)" }
    }

    /// The folder with the keys and with the checkpoints that are held elsewhere.
    let keys: TemporaryFolder
    private let folder: TemporaryFolder
    /// The folder that gets each checkpoint.
    let witness: TemporaryFolder
    /// The connection string of the database with the book; nil for a book in the folder.
    var store: String?

    init() throws {
        keys = try TemporaryFolder(named: "keys", inMemory: true)
        folder = try TemporaryFolder(named: "book", inMemory: true)
        witness = try TemporaryFolder(named: "witness", inMemory: true)
    }

    /// The keys of a copy: those of the original, copies of them, or copies without the memory of
    /// the signer.
    enum Keys {
        case shared, copied, forgetful
    }

    private init(copying other: RealBook, _ copied: Keys) throws {
        keys = copied == .shared ? other.keys : try TemporaryFolder(named: "keys", inMemory: true)
        witness = other.witness
        store = other.store
        folder = try TemporaryFolder(named: "book", inMemory: true)
        for name in try other.folder.names {
            try FileManager.default.copyItem(
                atPath: other.folder.file(name),
                toPath: folder.file(name)
            )
        }
        guard copied != .shared else { return }
        try FileManager.default.copyItem(atPath: other.keyFolder, toPath: keyFolder)
        for name in try FileManager.default.contentsOfDirectory(atPath: keyFolder)
        where copied == .forgetful && name.hasSuffix(".head") {
            try FileManager.default.removeItem(atPath: "\(keyFolder)/\(name)")
        }
    }

    var path: String { folder.file("book.sqlite") }
    var journal: String { path + ".signings" }
    var keyFolder: String { keys.file("modularbank") }

    /// Returns another book with copies of the files.
    func copy(_ keys: Keys = .copied) throws -> RealBook { try RealBook(copying: self, keys) }

    /// Removes the files now, because no value in a static variable is released.
    func remove() {
        for folder in [keys, folder, witness] { folder.remove() }
    }

    /// Runs `bank` with the words of a line.
    /// - Parameters:
    ///   - line: The words.
    ///   - password: The password on each line of standard input.
    ///   - isWitnessed: Whether checkpoints go to the witness, and an audit compares them.
    func run(
        _ line: String,
        password: String = Self.password,
        isWitnessed: Bool = false
    ) async -> Outcome {
        await run(
            ([line, "--json"] + (await options(of: line))).joined(separator: " "),
            input: Array(repeating: password, count: 3),
            isWitnessed: isWitnessed
        )
    }

    /// Returns the options that answer the questions of a command, of those that its help names.
    private func options(of line: String) async -> [String] {
        let command = line.split(separator: " ").prefix(2).joined(separator: " ")
        if let known = Self.known.withLock({ $0[command] }) { return known }
        let help = await run(line + " --help --json", input: []).output
        let options = ["--yes", "--pin-stdin"].filter { help.contains("\"name\": \"\($0)\"") }
        Self.known.withLock { $0[command] = options }
        return options
    }

    private static let known = Mutex<[String: [String]]>([:])

    /// Runs `bank` with the words of a line and the lines of standard input.
    func run(_ line: String, input: [String], isWitnessed: Bool = false) async -> Outcome {
        await run(
            line.split(separator: " ").map(String.init),
            input: input,
            isWitnessed: isWitnessed
        )
    }

    /// Runs `bank` with words that may contain spaces.
    func run(_ words: [String], input: [String], isWitnessed: Bool = false) async -> Outcome {
        var environment = ["BANK_BOOK": path, "HOME": keys.path, "XDG_CONFIG_HOME": keys.path]
        environment["BANK_STORE"] = store
        if isWitnessed { environment["BANK_WITNESS"] = witness.path }
        let io = InMemoryIO(
            input: input.map { $0 + "\n" }.joined(),
            environment: environment
        )
        let status = await BankProgram.run(words, io: io)
        return Outcome(status: status, output: io.output, errors: io.errorOutput)
    }

    /// Runs a line that must succeed, and returns a text of its answer.
    @discardableResult
    func text(_ key: String = "", in line: String) async throws -> String {
        let outcome = await run(line)
        guard outcome.status == .success else { throw Failure(line: line, outcome: outcome) }
        return outcome.json[key] as? String ?? ""
    }

    /// Seals the book, and writes the checkpoint to a file that no attacker can change.
    func checkpoint(named name: String) async throws -> String {
        let note = try await text("checkpoint", in: "checkpoint")
        let file = keys.file(name)
        try Data(note.utf8).write(to: URL(fileURLWithPath: file))
        return file
    }

    struct Failure: Error, CustomStringConvertible {
        let line: String
        let outcome: Outcome
        var description: String { "'\(line)': \(outcome)" }
    }
}
