import Bookkeeping
import LedgerInterface
import LedgerInterfaceTesting
import Synchronization
import Testing

@Suite("Closing days")
struct DayClosingOfficeTests {
    private let ledger: any Ledger
    private let monday: BusinessDate

    init() throws {
        monday = try #require(BusinessDate("2026-01-05"))
        ledger = InMemoryLedger(date: monday, issuer: AuthorityIssuer(), verifier: NobodySigns())
    }

    @Test("runs each part once for each day, in order, after the day was closed")
    func order() async throws {
        let parts = [RecordingPart("interest", ledger), RecordingPart("holds", ledger)]
        let result = try await DayCloser(ledger: ledger, parts: parts).advance(days: 3)
        #expect(result.date == monday.advanced(by: 3))
        #expect(result.days == 3)
        for part in parts {
            // The day before comes first, for a crash may have cut its parts short.
            #expect(part.days == (-1...2).map { monday.advanced(by: $0) })
        }
        #expect(result.changes.map(\.count) == [4, 4])
    }

    @Test("finishes the parts of the day that a crash cut short")
    func crash() async throws {
        let broken = RecordingPart("interest", ledger, failsOn: monday)
        await #expect(throws: CutShort.self) {
            try await DayCloser(ledger: ledger, parts: [broken]).advance(days: 1)
        }
        #expect(try await ledger.businessDate() == monday.next)
        let repaired = RecordingPart("interest", ledger)
        _ = try await DayCloser(ledger: ledger, parts: [repaired]).advance(days: 1)
        #expect(repaired.days == [monday, monday.next])
    }
}

private struct CutShort: Error {}

private struct NobodySigns: AuthorityVerifier {
    func verify(_ signed: [String: String], covers movement: Movement, at time: Timestamp)
        async throws -> String
    {
        throw BankError(.refused, code: "signature.wrong", "nobody signs here")
    }
}

/// A part that notes the days it was run for, and that each was over by then.
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

    func run(afterClosing date: BusinessDate) async throws -> Int {
        #expect(try await ledger.businessDate() > date)
        if date == failing { throw CutShort() }
        seen.withLock { $0.append(date) }
        return 1
    }
}
