import DependencyContainer
import Synchronization

@testable import LedgerSQLite

@Suite("Permissions and contents of files")
struct PrivateFilesTests {
    @Test("the book, its side files and its folders are private, regardless of the umask")
    func permissions() async throws {
        let folder = try TemporaryFolder()
        let probe = try ProbeProcess("hold", folder.path + "/above/inner/book")
        #expect(probe.waitForOutput() == "ready\n")
        let names = ["book", "book-shm", "book-wal"]
        for name in names {
            #expect(try folder.permissions(of: "above/inner/" + name) == 0o600, "\(name)")
        }
        #expect(try folder.permissions(of: "above/inner") == 0o700)
        #expect(try folder.permissions(of: "above") == 0o700)
        #expect(try probe.finish().exitCode == 0)
    }

    @Test("an existing folder keeps its permissions")
    func otherFolders() async throws {
        let folder = try TemporaryFolder()
        let before = try folder.permissions()
        _ = try await LedgerFixture(book: folder.book)
        #expect(try folder.permissions() == before)
    }

    @Test("the file does not contain a secret that was replaced")
    func overwritten() async throws {
        let folder = try TemporaryFolder()
        let secret = "sealed-key-that-was-replaced"
        do {
            let fixture = try await LedgerFixture(book: folder.book)
            let key = RecordKey("secret", "one")
            try await fixture.set("1", .create(key, secret))
            let record = try #require(try await fixture.ledger.record(key))
            try await fixture.set("2", .update(record, to: "another"))
        }
        let connection = try RawBook(folder.book).connection
        try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let bytes = try #require(FileManager.default.contents(atPath: folder.book))
        #expect(bytes.range(of: Data(secret.utf8)) == nil)
        #expect(bytes.range(of: Data("another".utf8)) != nil)
    }
}

@Suite("Files that are not private")
struct ExposedFilesTests {
    /// Exposes a book, and requires that writing is refused and that reading warns once at the end.
    private func expectExposure(_ code: String, _ expose: (TemporaryFolder) throws -> Void)
        async throws
    {
        let folder = try TemporaryFolder()
        do { _ = try await LedgerFixture(book: folder.book) }
        try expose(folder)
        let warnings = Mutex<[String]>([])
        func container() throws -> Container {
            try Container(
                modules: LedgerSQLiteModule(book: folder.book, issuer: AuthorityIssuer()) {
                    warning in
                    warnings.withLock { $0.append(warning) }
                },
                VerifierModule()
            )
        }
        let reading = try container()
        let reader = try reading.resolve(ledgerInject)
        #expect(try await reader.businessDate() == LedgerFixture.firstDay)
        #expect(try await reader.audit().passed)
        try await reading.close()
        let shown = warnings.withLock { $0 }
        #expect(shown.count == 1)
        #expect(shown.first?.hasPrefix("The file of the book at '\(folder.book)' ") == true)
        #expect(shown.first?.contains("fix: ") == true)

        let writing = try container()
        let writer = try writing.resolve(ledgerInject)
        let refusal = try await refusalCode { try await writer.closeDay(LedgerFixture.firstDay) }
        #expect(refusal == code)
        #expect(try await writer.businessDate() == LedgerFixture.firstDay)
        try await writing.close()
        // The refusal said the same.
        #expect(warnings.withLock { $0 } == shown)
    }

    @Test(
        "a book that other users can use is refused for writing, and reading warns",
        arguments: [0o640, 0o604, 0o620, 0o666]
    )
    func permissions(mode: Int) async throws {
        try await expectExposure("book.permissions") { folder in
            try FileManager.default.setAttributes(
                [.posixPermissions: mode],
                ofItemAtPath: folder.book
            )
        }
    }

    @Test("a book with a second hard link is refused for writing, and reading warns")
    func links() async throws {
        try await expectExposure("book.links") { folder in
            try FileManager.default.linkItem(atPath: folder.book, toPath: folder.path + "/second")
        }
    }

    @Test("a book of another user is refused for writing, and reading warns")
    func owner() async throws {
        // Only the superuser can give a file away.
        guard geteuid() == 0 else { return }
        try await expectExposure("book.owner") { folder in
            try #require(chown(folder.book, 65_534, 65_534) == 0)
        }
    }

    @Test("a book in a folder in which other users may write is written with a warning")
    func sharedFolder() async throws {
        let folder = try TemporaryFolder()
        func warning(mode: mode_t) async throws -> String? {
            try #require(chmod(folder.path, mode) == 0)
            let warnings = Mutex<[String]>([])
            let container = try Container(
                modules: LedgerSQLiteModule(book: folder.book, issuer: AuthorityIssuer()) { text in
                    warnings.withLock { $0.append(text) }
                },
                VerifierModule()
            )
            let ledger = try container.resolve(ledgerInject)
            try await ledger.start(on: nil)
            try await ledger.closeDay(try await ledger.businessDate())
            try await container.close()
            return warnings.withLock { $0.count > 1 ? "\($0)" : $0.first }
        }
        for mode in [0o770, 0o703, 0o777] as [mode_t] {
            let text = try #require(try await warning(mode: mode))
            #expect(
                text.contains("is in the folder '\(folder.path)', in which other users may write")
            )
        }
        for mode in [0o755, 0o1777, 0o700] as [mode_t] {
            #expect(try await warning(mode: mode) == nil)
        }
    }

    @Test("a private book is written without a warning")
    func privateBook() async throws {
        let folder = try TemporaryFolder()
        do { _ = try await LedgerFixture(book: folder.book) }
        let warnings = Mutex(0)
        let container = try Container(
            modules: LedgerSQLiteModule(book: folder.book, issuer: AuthorityIssuer()) { _ in
                warnings.withLock { $0 += 1 }
            },
            VerifierModule()
        )
        try await container.resolve(ledgerInject).closeDay(LedgerFixture.firstDay)
        try await container.close()
        #expect(warnings.withLock { $0 } == 0)
    }
}

@Suite("Reading without permission to write")
struct ReadOnlyBookTests {
    /// Lets every user read, and makes the last change old enough to be seen.
    private func share(_ folder: TemporaryFolder) throws {
        for name in try folder.names {
            try #require(chmod(folder.path + "/" + name, 0o644) == 0)
        }
        try #require(chmod(folder.path, 0o755) == 0)
    }

    @Test("a closed book is read and audited with permission to read, and no file is made")
    func closed() async throws {
        let folder = try TemporaryFolder()
        let probe = try ProbeProcess("start", folder.book)
        #expect(try probe.finish().lines == ["true"])
        _ = try ProbeProcess("transfer", folder.book, "t", "3").finish()
        try share(folder)
        let outcome = try ProbeProcess("readUnprivileged", folder.book, "payee").finish()
        #expect(outcome.lines == ["3", "4 entries, 0 findings"], "\(outcome.error)")
        #expect(try folder.names == ["book"])
    }

    @Test("a book that its owner uses is read with permission to read")
    func inUse() async throws {
        let folder = try TemporaryFolder()
        let owner = try ProbeProcess("hold", folder.book)
        #expect(owner.waitForOutput() == "ready\n")
        try share(folder)
        #expect(try folder.names == ["book", "book-shm", "book-wal"])
        let outcome = try ProbeProcess("readUnprivileged", folder.book, "payee").finish()
        #expect(outcome.lines == ["1", "2 entries, 0 findings"], "\(outcome.error)")
        #expect(try owner.finish().exitCode == 0)
        #expect(try folder.names == ["book"])
    }

    @Test("the log of a killed owner is read with permission to read")
    func killedOwner() async throws {
        let folder = try TemporaryFolder()
        let owner = try ProbeProcess("hold", folder.book)
        #expect(owner.waitForOutput() == "ready\n")
        owner.kill()
        _ = try owner.finish()
        try share(folder)
        let outcome = try ProbeProcess("readUnprivileged", folder.book, "payee").finish()
        #expect(outcome.lines == ["1", "2 entries, 0 findings"], "\(outcome.error)")
    }

    @Test("a read that overlaps the opening of the book by its owner is not trusted")
    func overlapping() async throws {
        let folder = try TemporaryFolder()
        do { _ = try await LedgerFixture(book: folder.book) }
        let file = BookFile(path: folder.book)
        let connection = try SQLiteConnection(path: folder.book)
        let book = BookConnection(
            sqlite: connection,
            file: file,
            isWritable: false,
            frozen: try FileState(of: folder.book)
        )
        #expect(book.isConsistent)
        _ = try await LedgerFixture(book: folder.book, date: nil).ledger.businessDate()
        let handle = try #require(FileHandle(forUpdatingAtPath: folder.book))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data([0]))
        #expect(!book.isConsistent)
    }
}
