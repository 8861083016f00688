import Bookkeeping
import BookkeepingTesting
import Foundation
import LedgerInterfaceTesting
import Testing
@testable import LedgerSQLite


@Suite("A book that cannot be used")
struct UnreadableBookTests {
    /// The refusal of whatever one does with the book; the folder stays as it is, byte by byte.
    private func expectRefusal(
        _ code: String,
        in folder: TemporaryFolder,
        at path: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let path = path ?? folder.book
        let before = try contents(of: folder)
        let bench = try await LedgerFixture(book: path, date: nil)
        let ledger = bench.ledger
        let actions: [@Sendable () async throws -> Void] = [
            { _ = try await ledger.account(AccountID("1")) },
            { _ = try await ledger.audit() },
            { try await ledger.closeDay(LedgerFixture.firstDay) },
            { _ = try await ledger.post(bench.depositDraft("d", to: AccountID("1"), 1)) },
        ]
        for action in actions {
            let error = await #expect(throws: BankError.self, sourceLocation: sourceLocation) {
                try await action()
            }
            #expect(error?.code == code, sourceLocation: sourceLocation)
            #expect(error?.reason == .unreadableBook, sourceLocation: sourceLocation)
            #expect(error?.message.contains(path) == true, sourceLocation: sourceLocation)
            #expect(error?.message.contains("\n") == false, sourceLocation: sourceLocation)
        }
        #expect(try contents(of: folder) == before, sourceLocation: sourceLocation)
    }

    private func contents(of folder: TemporaryFolder) throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in try folder.names {
            contents[name] =
                FileManager.default.contents(atPath: folder.path + "/" + name) ?? Data()
        }
        return contents
    }

    @Test("is not there, and is not made by using it")
    func missing() async throws {
        let folder = try TemporaryFolder()
        try await expectRefusal("book.missing", in: folder)
        try await expectRefusal("book.missing", in: folder, at: folder.path + "/no/such/book")
        #expect(try folder.names == [])
    }

    @Test(
        "is some other file",
        arguments: [
            Data(), Data("hello\n".utf8), Data(repeating: 0, count: 8192),
            Data("SQLite format 3\0".utf8),
        ]
    )
    func foreign(contents: Data) async throws {
        let folder = try TemporaryFolder()
        try contents.write(to: URL(fileURLWithPath: folder.book))
        try await expectRefusal("book.foreign", in: folder)
        let bench = try await LedgerFixture(book: folder.book, date: nil)
        let code = try await refusalCode { try await bench.ledger.start(on: nil) }
        #expect(code == "book.foreign")
    }

    @Test("is somebody else's database, also one that is in use")
    func foreignDatabase() async throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: folder.book))
        do {
            let raw = try RawBook(folder.book)
            try raw.connection.execute(
                "PRAGMA journal_mode = WAL; CREATE TABLE theirs (x); PRAGMA user_version = 1"
            )
            try await expectRefusal("book.foreign", in: folder)
        }
        try await expectRefusal("book.foreign", in: folder)
    }

    @Test("is a folder, or a pipe that nobody writes to")
    func noFile() async throws {
        let folder = try TemporaryFolder()
        try await expectRefusal("book.foreign", in: folder, at: folder.path)
        try #require(mkfifo(folder.book, 0o600) == 0)
        let bench = try await LedgerFixture(book: folder.book, date: nil)
        let code = try await refusalCode { try await bench.ledger.businessDate() }
        #expect(code == "book.foreign")
    }

    @Test("is written by a newer version of the program")
    func newer() async throws {
        let folder = try TemporaryFolder()
        do {
            let bench = try await LedgerFixture(book: folder.book)
            try await bench.open(AccountID("1"), of: LedgerFixture.kim)
        }
        try RawBook(folder.book).connection.execute("PRAGMA user_version = 99")
        #expect(try folder.names == ["book"])
        try await expectRefusal("book.newer", in: folder)
        let bench = try await LedgerFixture(book: folder.book, date: nil)
        let code = try await refusalCode { try await bench.ledger.start(on: nil) }
        #expect(code == "book.newer")
    }

    @Test("has become newer while another program has it open")
    func newerInUse() async throws {
        let folder = try TemporaryFolder()
        _ = try await LedgerFixture(book: folder.book)
        let raw = try RawBook(folder.book)
        try raw.connection.execute("PRAGMA user_version = 99")  // in the journal, not in the file
        let bench = try await LedgerFixture(book: folder.book, date: nil)
        let code = try await refusalCode { try await bench.ledger.businessDate() }
        #expect(code == "book.newer")
    }

    @Test("claims to be one, and is not")
    func claimed() async throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: folder.book))
        let sql = "PRAGMA application_id = \(Schema.applicationID); CREATE TABLE entries (x)"
        try RawBook(folder.book).connection.execute(sql)
        try await expectRefusal("book.damaged", in: folder)
        try RawBook(folder.book).connection.execute("PRAGMA user_version = \(Schema.version)")
        let bench = try await LedgerFixture(book: folder.book, date: nil)
        let code = try await refusalCode { try await bench.ledger.businessDate() }
        #expect(code == "book.damaged")
        #expect(try await bench.ledger.audit().passed == false)
    }

    @Test("cannot be made where no folder can be")
    func noFolder() async throws {
        let folder = try TemporaryFolder()
        try Data("file".utf8).write(to: URL(fileURLWithPath: folder.path + "/file"))
        for path in [
            folder.path + "/file/book", folder.path + "/file/deeper/book", "/proc/no/book",
        ] {
            let bench = try await LedgerFixture(book: path, date: nil)
            let code = try await refusalCode { try await bench.ledger.start(on: nil) }
            #expect(code == "book.folder", "\(path)")
        }
        #expect(try folder.names == ["file"])
    }

    @Test("may not be read, or only read, by this user", arguments: [0o444, 0o400, 0])
    func noRights(permissions: Int) async throws {
        let folder = try TemporaryFolder()
        _ = try await LedgerFixture(book: folder.book)
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: folder.book)
        try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
        defer {
            try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        }
        let before = try contents(of: folder)
        let outcome = try ProbeProcess("transferUnprivileged", folder.book, "x").finish()
        #expect(outcome.status == 1)
        let code = outcome.error.prefix { $0 != ":" }
        #expect(["book.closed", "book.readonly"].contains(code), "\(outcome.error)")
        #expect(outcome.error.contains(folder.book))
        #expect(try contents(of: folder) == before)
    }

    @Test("keeps its name from meaning something to SQLite")
    func oddNames() async throws {
        let folder = try TemporaryFolder()
        for name in [":memory:", "file:x?mode=memory", "통장 장부", "a'b\"c"] {
            let path = folder.path + "/" + name
            let bench = try await LedgerFixture(book: path)
            try await bench.open(AccountID("1"), of: LedgerFixture.kim, with: 1)
            #expect(FileManager.default.fileExists(atPath: path))
        }
        #expect(BookFile(path: ":memory:").path.hasPrefix("/"))
    }
}
