import Console
import ConsoleTesting
import Foundation
import Testing

/// The attacks of a person who may run the bank and replace its book, but not change the witness.
@Suite("Attacks on the history of a real book")
struct HistoryAttackTests {
    /// Returns a book with a witness that has its last checkpoint, and the copy from before.
    private static func books() async throws -> (book: RealBook, old: RealBook, account: String) {
        let book = try RealBook()
        try await book.text(in: "day start 2026-01-05")
        try await book.text(
            in: "customer join --name Kim --birth 1990-03-14 --phone 010-2345-6789"
        )
        let account = try await book.text("account", in: "account open --customer C000001")
        let old = try book.copy(.shared)
        try await book.text(in: "account deposit \(account) 5000")
        let made = await book.run("checkpoint", isWitnessed: true)
        try #require(made.status == .success, "\(made)")
        return (book, old, account)
    }

    private static let signing = ["checkpoint", "receipt 1", "day advance 1", "backup copy.bank"]

    @Test("a book that was rolled back is neither signed nor witnessed, and its days close")
    func rollback() async throws {
        let (_, old, _) = try await Self.books()
        let witnessed = try old.witness.names
        for line in Self.signing {
            let line = line.replacing("copy.bank", with: old.keys.file("copy.bank"))
            let run = await old.run(line, isWitnessed: true)
            #expect(run.status == .historyChanged, "\(line): \(run)")
            #expect(
                (run.output + run.errors).contains("does not continue the history"),
                "\(line): \(run)"
            )
        }
        #expect(await old.run("day").json["date"] as? String == "2026-01-06")
        #expect(try old.witness.names == witnessed)
        #expect(await old.run("audit").code == "audit.checkpoint")
    }

    @Test("a fork is not signed, whatever its size, until a fresh copy of the book is back")
    func fork() async throws {
        let (book, old, account) = try await Self.books()
        for won in 1...4 {
            try await old.text(in: "account deposit \(account) \(won)")
            let run = await old.run("checkpoint")
            #expect(run.code == "signer.history", "\(run)")
            #expect(run.errors.split(separator: "\n").count == 1, "\(run)")
        }
        try await book.text(in: "account deposit \(account) 1")
        try await book.text(in: "checkpoint")
    }

    @Test("a fork by a signer without its memory enters no witness, which keeps the honest book")
    func witness() async throws {
        let (book, old, account) = try await Self.books()
        let attacker = try old.copy(.forgetful)
        let witnessed = try book.witness.names
        for won in 1...4 {
            let run = await attacker.run("checkpoint", isWitnessed: true)
            #expect(run.code == "witness.conflict", "\(run)")
            #expect(run.errors.contains("'\(book.witness.path)/"), "\(run)")
            #expect(try book.witness.names == witnessed)
            try await attacker.text(in: "account deposit \(account) \(won)")
        }
        let honest = await book.run("day advance 1", isWitnessed: true)
        #expect(honest.status == .success, "\(honest)")
        #expect(try book.witness.names.count == witnessed.count + 1)
        let other = try RealBook()
        try await other.text(in: "day start 2026-01-05")
        let foreign = await other.run("checkpoint --witness \(book.witness.path)")
        #expect(foreign.status == .success, "another log has other files: \(foreign)")
    }
}
