import Console
import Foundation
import Testing

@testable import LedgerSQLite

/// The attacks of the list that replace files instead of changing the book by SQL.
@Suite("Attacks on the files of a real book")
struct FileAttackTests {
    @Test("notices a book without its write-ahead log against a later checkpoint")
    func withoutWriteAheadLog() async throws {
        let story = try await Story.shared.value
        let book = try story.book.copy()
        // An open transaction keeps the log from being moved to the file.
        let reader = try Attacker(book.path).connection
        try reader.execute("BEGIN; SELECT count(*) FROM entries")
        let account = try reader.first("SELECT id FROM accounts WHERE owner IS NOT NULL") {
            $0.text(0)
        }
        try await book.text(in: "account deposit \(try #require(account)) 5000")
        let later = try await book.checkpoint(named: "later")
        let stolen = try book.copy()
        try reader.execute("ROLLBACK")
        for ending in ["-wal", "-shm"] {
            try FileManager.default.removeItem(atPath: stolen.path + ending)
        }
        let forgetful = try stolen.copy(.forgetful)
        #expect(await forgetful.run("audit --checkpoint \(story.checkpoint)").status == .success)
        #expect(await forgetful.run("audit --checkpoint \(later)").code == "audit.checkpoint")
        #expect(await stolen.run("audit").code == "audit.checkpoint", "the signer remembers it")
    }

    @Test("notices a line removed from the journal of signings, and names the entry")
    func journal() async throws {
        let (book, account) = try await Self.small()
        var entries: [Int] = []
        for won in 1...3 {
            let withdrawn = await book.run("account withdraw \(account) \(won)")
            entries.append(try #require(withdrawn.json["entry"] as? Int))
        }
        let text = try String(contentsOfFile: book.journal, encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0 + "\n" }
        try #require(lines.count == entries.count)
        #expect(await book.run("audit").json["signatures"] as? Int == 3)
        for (index, entry) in entries.enumerated() {
            for replacement in [
                "", lines[index].replacing("\"amount\"", with: "\"amount\":9,\"x\""),
            ] {
                var changed = lines
                changed[index] = Substring(replacement)
                try Data(changed.joined().utf8).write(to: URL(fileURLWithPath: book.journal))
                let audit = await book.run("audit")
                #expect(audit.code == "audit.signings", "\(replacement): \(audit)")
                #expect(audit.errors.contains("at entry \(entry):"), "\(replacement): \(audit)")
                #expect(audit.faults == 1, "\(replacement): \(audit)")
            }
        }
    }

    @Test("compares nothing without a journal of signings, and a new one from its first line on")
    func withoutJournal() async throws {
        let (book, account) = try await Self.small()
        try await book.text(in: "account withdraw \(account) 1")
        try FileManager.default.removeItem(atPath: book.journal)
        let without = await book.run("audit")
        #expect(without.status == .success, "\(without)")
        #expect(without.json["signatures"] is NSNull, "\(without)")
        #expect(without.errors.contains("there is no journal of signings"), "\(without)")
        try await book.text(in: "account withdraw \(account) 2")
        let new = await book.run("audit")
        #expect(new.status == .success, "\(new)")
        #expect(new.json["signatures"] as? Int == 1, "\(new)")
        #expect(new.errors.contains("older than the journal of signings: 1."), "\(new)")
    }

    @Test("refuses a payment in one line without the key file, and makes no new key")
    func keyFile() async throws {
        let (book, account) = try await Self.small()
        let name = try Self.keys(of: book).first { $0.hasSuffix(".key") }
        let key = "\(book.keyFolder)/\(try #require(name))"
        let bytes = try Data(contentsOf: URL(fileURLWithPath: key))
        for (replacement, code) in [(nil, "key.missing"), (Data(bytes.reversed()), "key.other")] {
            try FileManager.default.removeItem(atPath: key)
            if let replacement { Self.write(replacement, to: key) }
            let names = try Self.keys(of: book)
            let refused = await book.run("account withdraw \(account) 1000")
            #expect(refused.code == code, "\(refused)")
            #expect(refused.errors.split(separator: "\n").count == 1, "\(refused)")
            #expect(FileManager.default.contents(atPath: key) == replacement)
            #expect(try Self.keys(of: book) == names)
            Self.write(bytes, to: key)
            let paid = await book.run("account withdraw \(account) 1000")
            #expect(paid.status == .success, "\(paid)")
        }
    }

    /// Returns a book with one customer, and the number of an account with 5,000 won.
    private static func small() async throws -> (book: RealBook, account: String) {
        let book = try RealBook()
        try await book.text(in: "day start 2026-01-05")
        try await book.text(
            in: "customer join --name Kim --birth 1990-03-14 --phone 010-2345-6789"
        )
        let account = try await book.text("account", in: "account open --customer C000001")
        try await book.text(in: "account deposit \(account) 5000")
        return (book, account)
    }

    private static func keys(of book: RealBook) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: book.keyFolder).sorted()
    }

    private static func write(_ bytes: Data, to path: String) {
        _ = FileManager.default.createFile(
            atPath: path,
            contents: bytes,
            attributes: [.posixPermissions: 0o600]
        )
    }
}
