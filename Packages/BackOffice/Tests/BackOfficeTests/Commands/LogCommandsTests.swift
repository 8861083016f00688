import BankConsoleTesting
import Foundation
import Testing

@testable import BackOffice

@Suite("The log: bank checkpoint, receipt, verify and audit")
struct LogCommandsTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    /// Writes the output of a command into a file, and returns its path.
    private func save(_ name: String, _ words: String...) async throws -> String {
        let run = try await ProgramRun(bank: bank.bank.container, words)
        try #require(run.exitCode == .success, "\(run.errorOutput)")
        let path = bank.folder.file(name)
        try Data(run.output.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    private func key() async throws -> String {
        try await save("key", "checkpoint", "key")
    }

    @Test("a checkpoint is a note that the public key verifies")
    func checkpoint() async throws {
        let file = try await save("one", "checkpoint")
        let run = try await bank.run("verify", "--key", key(), file)
        #expect(run.exitCode == .success, "\(run.errorOutput)")
        #expect(run.output.contains("The checkpoint is genuine."))
        #expect(run.output.contains("Entries: 1"))
    }

    @Test("the same history has one checkpoint")
    func once() async throws {
        let first = try await bank.run("checkpoint").output
        #expect(try await bank.run("checkpoint").output == first)
        _ = try await bank.run("day", "advance")
        #expect(try await bank.run("checkpoint").output != first)
    }

    @Test("a receipt proves its entry, and no altered receipt does")
    func receipt() async throws {
        _ = try await bank.run("day", "advance", "3")
        let file = try await save("receipt", "receipt", "2")
        let genuine = try await bank.run("verify", "--key", key(), file)
        #expect(genuine.exitCode == .success, "\(genuine.errorOutput)")
        #expect(genuine.output.contains("entry 2 is in the log"))
        #expect(genuine.output.contains("day.close"))
        let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
        for (number, line) in lines.enumerated() where !line.isEmpty {
            var altered = lines
            altered[number] = String(line.dropLast()) + (line.hasSuffix("A") ? "B" : "A")
            try Data(altered.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file))
            let run = try await bank.run("verify", "--key", key(), file)
            #expect(run.exitCode == .refused, "line \(number) was altered")
        }
    }

    @Test("verify and receipt --text say what, when, how much, which key and which checkpoint")
    func readable() async throws {
        _ = try await bank.bank.openAccount(holding: Money(won: 12_000))
        let file = try await save("receipt", "receipt", "2")
        let key = try await self.key()
        let facts = try await bank.run("receipt", "2", "--text").output
        let document = try await bank.run("receipt", "2", "--text", "--json").output
        #expect(document == (try await bank.run("receipt", "2", "--json").output))
        let verified = try await bank.run("verify", "--key", key, file).output
        let publicKey = try String(contentsOfFile: key, encoding: .utf8).trimmed
        for output in [facts, verified] {
            for words in [
                "2026-01-05, written ", "12,000 won", "3333-01-0000013", "entry 2 ", "Entries: 2",
                publicKey,
            ] {
                #expect(output.lowercased().contains(words.lowercased()), "\(words): \(output)")
            }
            #expect(!output.contains("{\""), "the entry is no JSON")
        }
    }

    @Test("an entry is named by its number or its idempotency key")
    func names() async throws {
        _ = try await bank.bank.openAccount(holding: Money(won: 5))
        let byKey = try await bank.run("receipt", "open-1")
        #expect(byKey.exitCode == .success)
        #expect(try await bank.run("receipt", "2").output == byKey.output)
        for name in ["0", "99", "no-such-key", "-1"] {
            let run = try await bank.run("receipt", "--", name)
            #expect(run.exitCode == .notFound, "\(name): \(run.errorOutput)")
        }
    }

    @Test("the key of another bank verifies nothing")
    func otherKey() async throws {
        let file = try await save("receipt", "receipt", "1")
        let other = try await TestBank(on: BusinessDate("2027-01-05")).run("checkpoint", "key")
            .output
        let run = try await bank.run("verify", "--key", other.trimmed, file)
        #expect(run.exitCode == .refused)
        #expect(run.errorOutput.contains("has no signature by the key"))
    }

    @Test("an audit counts what no checkpoint covers yet")
    func uncovered() async throws {
        _ = try await bank.run("checkpoint")
        _ = try await bank.bank.openAccount(holding: Money(won: 5))
        let run = try await bank.run("audit", "--json")
        #expect(run.exitCode == .success)
        #expect(run.output.contains("\"uncovered\":1") || run.output.contains("\"uncovered\": 1"))
        #expect(run.output.contains("\"unsealed\":1") || run.output.contains("\"unsealed\": 1"))
    }

    @Test("an audit compares the history with checkpoints that were kept elsewhere")
    func against() async throws {
        let first = try await save("first", "checkpoint")
        _ = try await bank.run("day", "advance", "2")
        let second = try await save("second", "checkpoint")
        let run = try await bank.run("audit", "--checkpoint", first, second)
        #expect(run.exitCode == .success, "\(run.errorOutput)")
        // Another book cannot show the history that the checkpoint covers.
        let other = try TestBank()
        _ = try await other.bank.openAccount(holding: Money(won: 5))
        let refused = try await other.run("audit", "--checkpoint", second)
        #expect(refused.exitCode != .success)
    }

    @Test("a witness keeps each checkpoint, and an audit finds a book that was exchanged")
    func witness() async throws {
        let folder = bank.folder.file("witness")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        _ = try await bank.run("checkpoint", "--witness", folder)
        _ = try await bank.run("day", "advance", "2", "--witness", folder)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
        #expect(try await bank.run("audit", "--witness", folder).exitCode == .success)
        // The name of a file proves nothing: a copy under another size is the same checkpoint.
        let file = try #require(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted().last
        )
        let larger = file.replacing("3.checkpoint", with: "9.checkpoint")
        #expect(larger != file)
        try FileManager.default.copyItem(atPath: "\(folder)/\(file)", toPath: "\(folder)/\(larger)")
        #expect(try await bank.run("audit", "--witness", folder).exitCode == .success)
        // A shorter history is a rollback: the same key, an earlier state of the book.
        let signer = bank.bank.logSigner
        let origin = try await bank.log.origin()
        let head = TreeHead(size: 9, root: try await bank.log.sealedHead().root)
        let note = try signer.checkpoint(of: head, in: origin)
        try Data(note.description.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(larger)"))
        let run = try await bank.run("audit", "--witness", folder, "--json")
        #expect(run.exitCode == .badData)
        #expect(run.output.contains("\"audit.checkpoint\""))
    }

    @Test("a dry run closes no day, begins no book and signs nothing")
    func dryRun() async throws {
        let empty = try TestBank(on: nil)
        #expect(
            try await empty.run("day", "start", "--dry-run").output
                == "Dry run: a new book would begin; nothing was changed.\n"
        )
        #expect(try await empty.run("day").exitCode == .unreadable)
        #expect(try await empty.run("day", "advance", "--dry-run").exitCode == .unreadable)
        #expect(try await bank.run("receipt", "nosuch", "--dry-run").exitCode == .notFound)
        #expect(try await bank.run("day", "start", "--dry-run").exitCode == .refused)
        let head = try await bank.log.sealedHead()
        for words in [["day", "advance", "2"], ["checkpoint"], ["receipt", "1"]] {
            let run = try await ProgramRun(bank: bank.bank.container, words + ["--dry-run"])
            #expect(run.output.hasPrefix("Dry run: "), "\(words)")
        }
        #expect(try await bank.run("day").output == "2026-01-05\n")
        #expect(try await bank.log.checkpoints().isEmpty)
        #expect(try await bank.log.sealedHead() == head)
    }

    @Test("a text that is not a key, and no file with one, is refused with both forms")
    func noKey() async throws {
        let run = try await bank.run("verify", "--key", "nonsense", "/dev/null")
        #expect(run.exitCode == .unreadable)
        #expect(
            run.errorOutput.contains("'nonsense' is neither a public key of a log ('name+id+key')")
        )
    }

    @Test("days close without the signer, with a warning and an exit code, and are covered later")
    func late() async throws {
        bank.bank.logSigner.fail(
            with: BankError(.unreadableBook, code: "key.missing", "the signer is missing")
        )
        let run = try await bank.run("day", "advance", "2")
        #expect(run.exitCode == .incomplete)
        #expect(run.output.contains("the business date is 2026-01-07"))
        #expect(run.errorOutput.contains("no checkpoint was made: the signer is missing"))
        bank.bank.logSigner.fail(with: nil)
        #expect(try await bank.run("day", "advance").exitCode == .success)
        let audit = try await bank.run("audit", "--json")
        #expect(
            audit.output.contains("\"uncovered\":0") || audit.output.contains("\"uncovered\": 0")
        )
    }

    @Test("days close without the witness, with a warning and an exit code")
    func lateWitness() async throws {
        let run = try await bank.run("day", "advance", "--witness", "/nowhere")
        #expect(run.exitCode == .incomplete)
        #expect(run.errorOutput.contains("the witness '/nowhere' cannot be read"))
        #expect(run.errorOutput.contains("the checkpoint is made, but the witness did not get it"))
        #expect(try await bank.log.checkpoints().count == 1)
    }

    @Test("a witness gets the checkpoints that were made without it")
    func lateWitnessCatchesUp() async throws {
        _ = try await bank.run("checkpoint")
        _ = try await bank.run("day", "advance")
        let folder = bank.folder.file("witness")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        _ = try await bank.run("day", "advance", "--witness", folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(names.map { $0.suffix(12) }.sorted() == (1...3).map { "\($0).checkpoint" })
    }

    @Test("another checkpoint of the same size in the witness is reported, with its file")
    func conflict() async throws {
        let folder = bank.folder.file("witness")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        _ = try await bank.run("checkpoint", "--witness", folder)
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
        let place = URL(fileURLWithPath: "\(folder)/\(name)")
        try Data("another".utf8).write(to: place)
        let damaged = try await bank.run("checkpoint", "--witness", folder)
        #expect(damaged.errorOutput.contains("'\(folder)/\(name)' is not the checkpoint"))
        let head = TreeHead(size: 1, root: SHA256.digest(of: [1]))
        let other = try bank.bank.logSigner.checkpoint(of: head, in: await bank.log.origin())
        try Data(other.description.utf8).write(to: place)
        for words in [["checkpoint"], ["audit"]] {
            let run = try await ProgramRun(
                bank: bank.bank.container,
                words + ["--witness", folder]
            )
            #expect(run.exitCode == (words == ["audit"] ? .badData : .historyChanged), "\(words)")
        }
        let run = try await bank.run("checkpoint", "--witness", folder)
        #expect(run.errorOutput.contains("'\(folder)/\(name)' differs from the book"))
    }

    @Test("the key and the checkpoint of another book are refused, and do not accuse this one")
    func otherLog() async throws {
        let other = try TestBank()
        let key = try await other.run("checkpoint", "key").output.trimmed
        let path = bank.folder.file("other")
        try Data(try await other.run("checkpoint").output.utf8).write(
            to: URL(fileURLWithPath: path)
        )
        let run = try await bank.run("audit", "--key", key, "--checkpoint", path, "--json")
        #expect(run.exitCode == .badData)
        #expect(run.output.contains("\"checkpoint.origin\""))
        let named = try await bank.run("audit", "--checkpoint", path)
        #expect(named.errorOutput.hasPrefix("Error: In '\(path)', "))
    }

    @Test(
        "files that are no receipts are refused with a reason",
        arguments: [
            "", "\n", "hello", "c2sp.org/tlog-proof@v1\n", String(repeating: "x", count: 3_000_000),
        ]
    )
    func hostile(text: String) async throws {
        let path = bank.folder.file("hostile")
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let run = try await bank.run("verify", "--key", key(), path)
        #expect(run.exitCode == .refused, "\(run.errorOutput)")
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
