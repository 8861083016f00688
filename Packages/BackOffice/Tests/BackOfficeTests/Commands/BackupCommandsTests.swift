import BankConsoleTesting
import Foundation
import Testing

@testable import BackOffice

@Suite("Copies of the book: bank backup and bank restore")
struct BackupCommandsTests {
    @Test("a copy has a checkpoint of all its entries, and the witness has it, too")
    func checkpoint() async throws {
        let bank = try TestBank()
        _ = try await bank.bank.openAccount(holding: Money(won: 5))
        let run = try await bank.run("backup", "copy")
        #expect(run.exitCode == .success, "\(run.errorOutput)")
        #expect(run.output == "Copied the book to 'copy'.\n")
        let copy = try await bank.copies.copy(at: "copy")
        #expect(try await copy.latestCheckpoint() == bank.log.latestCheckpoint())
        #expect(try await copy.sealedHead().size == 2)
    }

    @Test("a book is copied without the signer, with a warning and an exit code")
    func late() async throws {
        let bank = try TestBank()
        bank.bank.logSigner.fail(
            with: BankError(.unreadableBook, code: "signer.missing", "the signer is missing")
        )
        let run = try await bank.run("backup", "copy")
        #expect(run.exitCode == .incomplete)
        #expect(
            run.errorOutput == "Warning: The copy has no new checkpoint: the signer is missing.\n"
        )
        #expect(try await bank.copies.copy(at: "copy").businessDate().description == "2026-01-05")
    }

    @Test("neither a copy nor a book is replaced, and a dry run makes none")
    func existing() async throws {
        let bank = try TestBank()
        #expect(try await bank.run("backup", "copy", "--dry-run").output.hasPrefix("Dry run: "))
        #expect(try await bank.run("restore", "copy").exitCode == .unreadable)
        #expect(try await bank.run("backup", "copy").exitCode == .success)
        #expect(try await bank.run("backup", "copy").exitCode == .refused)
        #expect(try await bank.run("restore", "copy").exitCode == .refused)
    }

    @Test("a copy that is older than a checkpoint or the witness is not restored")
    func rollback() async throws {
        let bank = try TestBank()
        let witness = bank.folder.file("witness")
        try FileManager.default.createDirectory(atPath: witness, withIntermediateDirectories: false)
        #expect(try await bank.run("backup", "old").exitCode == .success)
        _ = try await bank.run("day", "advance", "--witness", witness)
        let later = bank.folder.file("later")
        let note = try await bank.run("checkpoint").output
        try Data(note.utf8).write(to: URL(fileURLWithPath: later))
        for evidence in [["--witness", witness], ["--checkpoint", later]] {
            let run = try await ProgramRun(
                bank: bank.bank.container,
                ["restore", "old", "--json"] + evidence
            )
            #expect(run.exitCode == .badData)
            #expect(run.output.contains("\"audit.checkpoint\""), "\(run.output)")
        }
    }
}
