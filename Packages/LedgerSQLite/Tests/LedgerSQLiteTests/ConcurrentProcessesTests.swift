@testable import LedgerSQLite

@Suite("Several processes with one book")
struct ConcurrentProcessesTests {
    @Test(
        "processes that move money among ten accounts, beside other posts, lose and double no won"
    )
    func mixing() async throws {
        let processes = GeneratedWork.ledgerProcesses.amount
        let transfers = GeneratedWork.mixedTransfers.amount
        let folder = try TemporaryFolder()
        let fixture = try await LedgerFixture(book: folder.book)
        let probes = try (1...processes).map {
            try ProbeProcess("mix", folder.book, "m\($0)", "\(transfers)")
        }
        try await fixture.open(AccountID("1"), of: LedgerFixture.kim)
        for index in 1...50 {
            _ = try await fixture.ledger.post(
                fixture.depositDraft("d\(index)", to: AccountID("1"), 1)
            )
        }
        var balances: [String: Int64] = [:]
        for probe in probes {
            let outcome = try probe.finish()
            #expect(outcome.exitCode == 0)
            #expect(outcome.error == "")
            #expect(outcome.lines.count == transfers)
            for line in outcome.lines {
                let words = line.split(separator: " ").map(String.init)
                let won = try #require(words.last.flatMap { Int64($0) })
                balances[words[0], default: 0] -= won
                balances[words[1], default: 0] += won
            }
        }
        GeneratedWork.mixedTransfers.report(processes * transfers)
        #expect(balances.count == 10)
        for (account, balance) in balances {
            #expect(try await fixture.balance(AccountID(account)) == balance, "\(account)")
        }
        let audit = try await fixture.ledger.audit()
        #expect(audit.passed, "\(audit.findings)")
        #expect(audit.entries == 1 + 1 + 50 + Int64(processes * transfers))
        #expect(try await fixture.balance(AccountID("1")) == 50)
    }

    @Test("two processes that increment a record lose no increment")
    func records() async throws {
        let folder = try TemporaryFolder()
        let fixture = try await LedgerFixture(book: folder.book)
        let probes = try (1...2).map { try ProbeProcess("count", folder.book, "c\($0)", "50") }
        for probe in probes {
            let outcome = try probe.finish()
            #expect(outcome.exitCode == 0)
            #expect(outcome.error == "")
        }
        let record = try await fixture.ledger.record(RecordKey("probe", "counter"))
        #expect(record?.value == "100")
        #expect(record?.version == 100)
        #expect(try await fixture.ledger.audit().passed)
    }

    @Test("several processes that create a book at once create one")
    func start() async throws {
        for _ in 1...5 {
            let folder = try TemporaryFolder()
            let probes = try (1...4).map { _ in try ProbeProcess("start", folder.book) }
            let answers = try probes.flatMap { try $0.finish().lines }
            #expect(answers.sorted() == ["false", "false", "false", "true"])
            #expect(try folder.names.filter { $0.contains("new") } == [])
            let fixture = try await LedgerFixture(book: folder.book, date: nil)
            #expect(try await fixture.ledger.audit().entries == 1)
        }
    }

    @Test("a write waits for another process and fails with 'book.busy' when that takes too long")
    func waiting() async throws {
        let folder = try TemporaryFolder()
        let account = AccountID("1")
        let (pauses, pause) = AsyncStream<Void>.makeStream()
        let patient = BusyRetry {
            pause.yield()
            await Task.yield()
        }
        let fixture = try await LedgerFixture(book: folder.book, busyRetry: patient)
        try await fixture.open(account, of: LedgerFixture.kim)
        let impatient = try await LedgerFixture(
            book: folder.book,
            date: nil,
            busyRetry: BusyRetry(.zero)
        )
        let other = try RawBook(folder.book)
        try other.connection.execute("BEGIN IMMEDIATE")
        let draft = TransactionDraft(
            try fixture.intent("set", LedgerFixture.setting),
            authority: .unneeded
        )
        let code = try await refusalCode { try await impatient.ledger.post(draft) }
        #expect(code == "book.busy")
        // Reading does not wait for a writer.
        #expect(try await impatient.balance(account) == 0)
        async let receipt = fixture.ledger.post(draft)
        for await _ in pauses { break }
        try other.connection.execute("COMMIT")
        #expect(try await receipt.sequence == 3)
    }
}
