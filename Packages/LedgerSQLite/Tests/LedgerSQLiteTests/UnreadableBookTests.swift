@testable import LedgerSQLite

@Suite("Unusable books")
struct UnreadableBookTests {
    /// Requires that every operation is refused with a code and that no file changes.
    private func expectRefusal(
        _ code: String,
        in folder: TemporaryFolder,
        at path: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let path = path ?? folder.book
        let before = try contents(of: folder)
        let fixture = try await LedgerFixture(book: path, date: nil)
        let ledger = fixture.ledger
        let actions: [@Sendable () async throws -> Void] = [
            { _ = try await ledger.account(AccountID("1")) },
            { _ = try await ledger.audit() },
            { try await ledger.closeDay(LedgerFixture.firstDay) },
            { _ = try await ledger.post(fixture.depositDraft("d", to: AccountID("1"), 1)) },
        ]
        // A missing book is started.
        let start: @Sendable () async throws -> Void = { _ = try await ledger.start(on: nil) }
        for action in actions + (code == "book.missing" ? [] : [start]) {
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

    @Test("a missing book is reported and not created")
    func missing() async throws {
        let folder = try TemporaryFolder()
        try await expectRefusal("book.missing", in: folder)
        try await expectRefusal("book.missing", in: folder, at: folder.path + "/no/such/book")
        #expect(try folder.names == [])
    }

    @Test(
        "another file is refused as a book",
        arguments: [
            Data(), Data("hello\n".utf8), Data(repeating: 0, count: 8192),
            Data("SQLite format 3\0".utf8),
        ]
    )
    func foreign(contents: Data) async throws {
        let folder = try TemporaryFolder()
        try contents.write(to: URL(fileURLWithPath: folder.book))
        try await expectRefusal("book.foreign", in: folder)
    }

    @Test("another database is refused as a book, also while it is in use")
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

    @Test("a folder and a pipe are refused as a book")
    func noFile() async throws {
        let folder = try TemporaryFolder()
        try await expectRefusal("book.foreign", in: folder, at: folder.path)
        try #require(mkfifo(folder.book, 0o600) == 0)
        let fixture = try await LedgerFixture(book: folder.book, date: nil)
        let code = try await refusalCode { try await fixture.ledger.businessDate() }
        #expect(code == "book.foreign")
    }

    @Test("a book of a newer version is refused")
    func newer() async throws {
        let folder = try TemporaryFolder()
        do {
            let fixture = try await LedgerFixture(book: folder.book)
            try await fixture.open(AccountID("1"), of: LedgerFixture.kim)
        }
        try RawBook(folder.book).connection.execute("PRAGMA user_version = 99")
        #expect(try folder.names == ["book"])
        try await expectRefusal("book.newer", in: folder)
    }

    @Test("a book of a version that was never released is refused", arguments: 1...4)
    func unreleased(version: Int) async throws {
        let folder = try TemporaryFolder()
        _ = try await LedgerFixture(book: folder.book)
        try RawBook(folder.book).connection.execute("PRAGMA user_version = \(version)")
        try await expectRefusal("book.unreleased", in: folder)
    }

    @Test("a book is refused when another program has upgraded it but not closed it")
    func newerInUse() async throws {
        let folder = try TemporaryFolder()
        _ = try await LedgerFixture(book: folder.book)
        let raw = try RawBook(folder.book)
        // The journal contains the version, and the file does not yet.
        try raw.connection.execute("PRAGMA user_version = 99")
        let fixture = try await LedgerFixture(book: folder.book, date: nil)
        let code = try await refusalCode { try await fixture.ledger.businessDate() }
        #expect(code == "book.newer")
    }

    @Test("a database with the mark of the bank and other tables is refused")
    func claimed() async throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: folder.book))
        let sql = "PRAGMA application_id = \(Schema.applicationID); CREATE TABLE entries (x)"
        try RawBook(folder.book).connection.execute(sql)
        try await expectRefusal("book.damaged", in: folder)
        try RawBook(folder.book).connection.execute("PRAGMA user_version = \(Schema.version)")
        let fixture = try await LedgerFixture(book: folder.book, date: nil)
        let code = try await refusalCode { try await fixture.ledger.businessDate() }
        #expect(code == "book.damaged")
        #expect(try await fixture.ledger.audit().passed == false)
    }

    @Test("creating a book fails where no folder can be created")
    func noFolder() async throws {
        let folder = try TemporaryFolder()
        try Data("file".utf8).write(to: URL(fileURLWithPath: folder.path + "/file"))
        for path in [
            folder.path + "/file/book", folder.path + "/file/deeper/book", "/proc/no/book",
        ] {
            let fixture = try await LedgerFixture(book: path, date: nil)
            let code = try await refusalCode { try await fixture.ledger.start(on: nil) }
            #expect(code == "book.folder", "\(path)")
        }
        #expect(try folder.names == ["file"])
    }

    @Test("a book without permission to write is refused", arguments: [0o444, 0o400, 0])
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
        #expect(outcome.exitCode == 1)
        let code = outcome.error.prefix { $0 != ":" }
        #expect(["book.closed", "book.readonly"].contains(code), "\(outcome.error)")
        #expect(outcome.error.contains(folder.book))
        #expect(try contents(of: folder) == before)
    }

    @Test("a name with a special meaning to SQLite names a file")
    func oddNames() async throws {
        let folder = try TemporaryFolder()
        for name in [":memory:", "file:x?mode=memory", "통장 장부", "a'b\"c"] {
            let path = folder.path + "/" + name
            let fixture = try await LedgerFixture(book: path)
            try await fixture.open(AccountID("1"), of: LedgerFixture.kim, with: 1)
            #expect(FileManager.default.fileExists(atPath: path))
        }
        #expect(BookFile(path: ":memory:").path.hasPrefix("/"))
    }
}
