@testable import LedgerPostgreSQL

@Suite("A book that moves from or to a database", .enabled(if: PostgreSQLServer.isWanted))
struct MoveTests {
    private static let server = Result { try PostgreSQLServer() }
    private let account = AccountID("1")

    /// Returns the ledger that moves the book in a database.
    private func moving(_ place: String) async throws -> PostgreSQLLedger {
        let fixture = try await LedgerFixture(date: nil) { setup in
            PostgreSQLLedger(
                store: PostgreSQLStore(place, isMoving: true),
                authority: setup.authority,
                clock: setup.clock
            )
        }
        return try #require(fixture.ledger as? PostgreSQLLedger)
    }

    @Test("numbers without gaps arrive, in order and once, from a book whose numbers have gaps")
    func gaps() async throws {
        let server = try Self.server.get()
        let (place, other) = (try server.database(), try server.database())
        let fixture = try await LedgerFixture(store: place)
        try await fixture.open(account, of: LedgerFixture.kim, with: 100)
        for number in 1...4 {
            try server.query("SELECT nextval('bank.entries_sequence_seq')", in: place)
            _ = try await fixture.ledger.post(fixture.depositDraft("d\(number)", to: account, 1))
        }
        let source = try await moving(place)
        let target = try await moving(other)
        let head = try await source.seal()
        try await target.mark(.arriving(from: place), replacing: .missing)
        var position = Int64(0)
        while position < head.size {
            let page = try await source.postings(at: position, limit: 2)
            #expect(page.map(\.entry.sequence) == Array(position + 1...position + 2))
            // The second time is that after a lost answer.
            try await target.add(page)
            try await target.add(page)
            // A page that was rolled back has used a number.
            try server.query("SELECT nextval('bank.entries_sequence_seq')", in: other)
            position += 2
        }
        #expect(try await target.seal() == head)
        #expect(try await target.audit().passed)
        #expect(try await target.entries(after: 0, limit: 9).map(\.sequence) == Array(1...6))
        try await target.mark(.inUse, replacing: .arriving(from: place))
        let moved = try await LedgerFixture(store: other, date: nil)
        #expect(try await moved.balance(account) == 104)
    }

    @Test("a program that is connected posts nothing after another one has marked the book")
    func connected() async throws {
        let place = try Self.server.get().database()
        let fixture = try await LedgerFixture(store: place)
        try await fixture.open(account, of: LedgerFixture.kim, with: 100)
        let source = try await moving(place)
        for state in [BookState.departing(to: "/elsewhere"), .departed(to: "/elsewhere")] {
            try await source.mark(state, replacing: try await source.state())
            for action in [
                { _ = try await fixture.ledger.post(fixture.depositDraft("d", to: account, 1)) },
                { try await fixture.ledger.closeDay(LedgerFixture.firstDay) },
                { _ = try await fixture.ledger.start(on: nil) },
            ] as [() async throws -> Void] {
                let error = await #expect(throws: BankError.self) { try await action() }
                #expect(error?.code == "book.\(state.mark?.name ?? "")")
                #expect(error?.message.contains("'/elsewhere'") == true)
            }
        }
        #expect(try await source.state() == .departed(to: "/elsewhere"))
        try await source.mark(.inUse, replacing: .departed(to: "/elsewhere"))
        _ = try await fixture.ledger.post(fixture.depositDraft("d", to: account, 1))
        #expect(try await fixture.balance(account) == 101)
    }

    @Test("a mark replaces only the state that the caller knows")
    func changed() async throws {
        let place = try Self.server.get().database()
        let book = try await moving(place)
        try await book.mark(.arriving(from: "a"), replacing: .missing)
        // Repeated after a lost answer.
        try await book.mark(.arriving(from: "a"), replacing: .missing)
        for (state, old) in [
            (BookState.arriving(from: "b"), BookState.missing), (.departed(to: "b"), .inUse),
        ] {
            let error = await #expect(throws: BankError.self) {
                try await book.mark(state, replacing: old)
            }
            #expect(error?.code == "book.changed")
        }
        #expect(try await book.state() == .arriving(from: "a"))
    }

    @Test("writers and readers see where the book is, and cannot mark or unmark it")
    func roles() async throws {
        let server = try Self.server.get()
        let place = try server.database()
        _ = try await LedgerFixture(store: place)
        for (user, role) in [("teller", "bank_writer"), ("auditor", "bank_reader")] {
            try server.makeUser(user, in: role)
            let own = PostgreSQLServer.store(place, as: user)
            let refused = await #expect(throws: BankError.self) {
                try await moving(own).state()
            }
            #expect(refused?.code == "book.readonly")
        }
        try await moving(place).mark(.departed(to: "/elsewhere"), replacing: .inUse)
        for user in ["teller", "auditor"] {
            let own = PostgreSQLServer.store(place, as: user)
            let ledger = try await LedgerFixture(store: own, date: nil).ledger
            let error = await #expect(throws: BankError.self) { try await ledger.businessDate() }
            #expect(error?.code == "book.departed")
            for sql in ["DELETE FROM bank.move", "DROP TABLE bank.move"] {
                #expect(throws: PostgreSQLServer.Failure.self) { try server.query(sql, in: own) }
            }
        }
        // A writer cannot claim to be the move.
        let post =
            "SET bank.is_moving = 'on'; INSERT INTO bank.entries (idempotency_id) VALUES ('a')"
        for state in ["departed", "arriving"] {
            try server.query("UPDATE bank.move SET state = '\(state)'", in: place)
            let refused = #expect(throws: PostgreSQLServer.Failure.self) {
                try server.query(post, in: PostgreSQLServer.store(place, as: "teller"))
            }
            #expect(refused?.description.contains("the book is being moved") == true)
        }
    }
}
