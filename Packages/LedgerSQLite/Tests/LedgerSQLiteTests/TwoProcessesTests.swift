import Bookkeeping
import BookkeepingTesting
import LedgerInterfaceTesting
import Testing
@testable import LedgerSQLite


@Suite("Two processes at one book")
struct TwoProcessesTests {
    @Test("both finish, and nothing is lost")
    func transfers() async throws {
        let folder = try TemporaryFolder()
        let bench = try await LedgerFixture(book: folder.book)
        let probes = try (1...3).map {
            try ProbeProcess("transfer", folder.book, "p\($0)", "100")
        }
        // This process is one more.
        try await bench.open(AccountID("1"), of: LedgerFixture.kim)
        for index in 1...50 {
            _ = try await bench.ledger.post(
                bench.depositDraft("d\(index)", to: AccountID("1"), 1)
            )
        }
        for probe in probes {
            let outcome = try probe.finish()
            #expect(outcome.status == 0)
            #expect(outcome.error == "")
            #expect(outcome.lines == (1...100).map(String.init))
        }
        let audit = try await bench.ledger.audit()
        #expect(audit.passed, "\(audit.findings)")
        #expect(audit.entries == 1 + 1 + 50 + 300)
        #expect(try await bench.balance(AccountID("payee")) == 300)
        #expect(try await bench.balance(AccountID("1")) == 50)
    }

    @Test("lose no change of a record that both count up")
    func records() async throws {
        let folder = try TemporaryFolder()
        let bench = try await LedgerFixture(book: folder.book)
        let probes = try (1...2).map { try ProbeProcess("count", folder.book, "c\($0)", "50") }
        for probe in probes {
            let outcome = try probe.finish()
            #expect(outcome.status == 0)
            #expect(outcome.error == "")
        }
        let record = try await bench.ledger.record(RecordKey("probe", "counter"))
        #expect(record?.value == "100")
        #expect(record?.version == 100)
        #expect(try await bench.ledger.audit().passed)
    }

    @Test("that begin it at the same moment begin one")
    func beginning() async throws {
        for _ in 1...5 {
            let folder = try TemporaryFolder()
            let probes = try (1...4).map { _ in try ProbeProcess("begin", folder.book) }
            let answers = try probes.flatMap { try $0.finish().lines }
            #expect(answers.sorted() == ["false", "false", "false", "true"])
            #expect(try folder.names.filter { $0.contains("new") } == [])
            let bench = try await LedgerFixture(book: folder.book, date: nil)
            #expect(try await bench.ledger.audit().entries == 1)
        }
    }

    @Test("wait for each other, and say so when that takes too long")
    func waiting() async throws {
        let folder = try TemporaryFolder()
        let account = AccountID("1")
        let bench = try await LedgerFixture(book: folder.book)
        try await bench.open(account, of: LedgerFixture.kim)
        let impatient = try await LedgerFixture(
            book: folder.book,
            date: nil,
            busyRetry: .milliseconds(200)
        )
        let other = try RawBook(folder.book)
        try other.connection.execute("BEGIN IMMEDIATE")
        let draft = TransactionDraft(
            try bench.intent("set", LedgerFixture.setting),
            authority: .unneeded
        )
        let code = try await refusalCode { try await impatient.ledger.post(draft) }
        #expect(code == "book.busy")
        // Who only reads waits for nobody.
        #expect(try await impatient.balance(account) == 0)
        async let receipt = bench.ledger.post(draft)
        try await Task.sleep(for: .milliseconds(300))
        try other.connection.execute("COMMIT")
        #expect(try await receipt.sequence == 3)
    }
}
