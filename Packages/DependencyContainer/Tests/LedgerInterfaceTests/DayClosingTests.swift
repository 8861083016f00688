import Bookkeeping
import LedgerInterface
import LedgerInterfaceTesting
import Synchronization
import Testing

@Suite("Closing days")
struct DayClosingTests {
    private let ledger: any Ledger
    private let monday: BusinessDate

    init() throws {
        monday = try #require(BusinessDate("2026-01-05"))
        let check = AuthorityCheck(
            issuer: AuthorityIssuer(),
            verifier: FakeSignatures(),
            rules: try AuthorityRules([])
        )
        ledger = InMemoryLedger(date: monday) { check }
    }

    @Test("each part runs once for each day, in order, after the day is closed")
    func order() async throws {
        let parts = [RecordingPart("interest", ledger), RecordingPart("holds", ledger)]
        let result = try await DayCloser(ledger: ledger, parts: parts).advance(days: 3)
        #expect(result.date == monday.advanced(by: 3))
        #expect(result.days == 3)
        for part in parts {
            // The previous day comes first, because a crash may have interrupted its parts.
            #expect(part.days == (-1...2).map { monday.advanced(by: $0) })
        }
        #expect(result.changes.map(\.count) == [4, 4])
    }

    @Test("the parts of a day that a crash interrupted run again")
    func crash() async throws {
        let broken = RecordingPart("interest", ledger, failsOn: monday)
        await #expect(throws: CrashError.self) {
            try await DayCloser(ledger: ledger, parts: [broken]).advance(days: 1)
        }
        #expect(try await ledger.businessDate() == monday.next)
        let repaired = RecordingPart("interest", ledger)
        _ = try await DayCloser(ledger: ledger, parts: [repaired]).advance(days: 1)
        #expect(repaired.days == [monday, monday.next])
    }
}

private struct CrashError: Error {}

/// A part that records its days and requires that each is closed.
private final class RecordingPart: DayClosing {
    let title: String
    private let ledger: any Ledger
    private let failing: BusinessDate?
    private let seen = Mutex<[BusinessDate]>([])

    init(_ title: String, _ ledger: any Ledger, failsOn day: BusinessDate? = nil) {
        self.title = title
        self.ledger = ledger
        failing = day
    }

    var days: [BusinessDate] { seen.withLock { $0 } }

    func run(afterClosing date: BusinessDate) async throws -> DueWork {
        #expect(try await ledger.businessDate() > date)
        if date == failing { throw CrashError() }
        seen.withLock { $0.append(date) }
        return DueWork(count: 1)
    }
}
