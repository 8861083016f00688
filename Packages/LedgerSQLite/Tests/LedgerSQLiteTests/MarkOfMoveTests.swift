@testable import LedgerSQLite

@Suite("The mark of a moved book")
struct MarkOfMoveTests {
    private let folder: TemporaryFolder
    private let fixture: LedgerFixture
    private let account = AccountID("1")

    init() async throws {
        folder = try TemporaryFolder()
        fixture = try await LedgerFixture(book: folder.book)
        try await fixture.open(account, of: LedgerFixture.kim, with: 1000)
    }

    private func mark(_ sql: String) throws {
        let connection = try RawBook(folder.book).connection
        try connection.execute(Migration.createMark.sql + sql)
    }

    @Test(
        "a marked book is refused, with the place of the other one",
        arguments: ["arriving", "departing", "departed"]
    )
    func refused(state: String) async throws {
        try mark("INSERT INTO move VALUES ('\(state)', '/elsewhere')")
        let ledger = try await LedgerFixture(book: folder.book, date: nil).ledger
        for action in [
            { _ = try await ledger.account(account) },
            { _ = try await ledger.audit() },
            { _ = try await ledger.start(on: nil) },
        ] as [() async throws -> Void] {
            let error = await #expect(throws: BankError.self) { try await action() }
            #expect(error?.code == "book.\(state)")
            #expect(error?.message.contains("'/elsewhere'") == true)
        }
    }

    @Test("a program that has the book open posts nothing after another one has marked it")
    func open() async throws {
        #expect(try await fixture.balance(account) == 1000)
        try mark("INSERT INTO move VALUES ('departing', '/elsewhere')")
        let code = try await refusalCode {
            _ = try await fixture.ledger.post(fixture.depositDraft("d", to: account, 1))
        }
        #expect(code == "book.departing")
        let day = try await refusalCode {
            try await fixture.ledger.closeDay(LedgerFixture.firstDay)
        }
        #expect(day == "book.departing")
    }

    @Test(
        "a mark that cannot be read is damage",
        arguments: [
            "INSERT INTO move VALUES ('else', '/elsewhere')", "", "CREATE INDEX i ON move (place)",
        ]
    )
    func damaged(sql: String) async throws {
        try mark(sql)
        let ledger = try await LedgerFixture(book: folder.book, date: nil).ledger
        let code = try await refusalCode { _ = try await ledger.account(account) }
        #expect(code == "book.damaged")
    }
}
