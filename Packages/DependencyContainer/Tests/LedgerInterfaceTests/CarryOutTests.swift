import Bookkeeping
import LedgerInterface
import LedgerInterfaceTesting
import Synchronization
import Testing

@Suite("Carrying out a request")
final class CarryOutTests: Sendable {
    private static let key = RecordKey("test", "counter")
    private let ledger: InMemoryLedger
    private let steps = Mutex<[String]>([])

    init() throws {
        let date = try #require(BusinessDate("2026-01-05"))
        ledger = InMemoryLedger(date: date, issuer: AuthorityIssuer(), verifier: FakeSignatures())
    }

    @Test("a request is confirmed, then authorized, then posted")
    func order() async throws {
        let outcome = try await carryOut(isDryRun: false)
        #expect(steps.withLock { $0 } == ["confirm", "authority", "draft"])
        #expect(outcome.receipt?.sequence == 2)
        #expect(outcome.status == "done")
        #expect(outcome.result == ["count": "1"])
    }

    @Test("a dry run ends before the authority and returns the expected result")
    func dryRun() async throws {
        let outcome = try await carryOut(isDryRun: true)
        #expect(steps.withLock { $0 } == ["confirm", "draft"])
        #expect(outcome.receipt == nil)
        #expect(outcome.status == "dry run, nothing was done")
        #expect(outcome.result == ["count": "1"])
        #expect(try await ledger.record(Self.key) == nil)
    }

    @Test("a conflict makes the draft again without asking for the authority again")
    func conflict() async throws {
        let isFirst = Atomic(true)
        let outcome = try await carryOut(isDryRun: false) {
            if isFirst.exchange(false, ordering: .relaxed) {
                _ = try await self.carryOut(isDryRun: false)
            }
        }
        #expect(outcome.result == ["count": "2"])
        #expect(steps.withLock { $0.count { $0 == "authority" } } == 2)
        #expect(steps.withLock { $0.count { $0 == "draft" } } == 3)
    }

    @Test("a repeated key returns the first receipt")
    func repeated() async throws {
        let id = IdempotencyID.random()
        _ = try await carryOut(isDryRun: false, id: id)
        let again = try await carryOut(isDryRun: false, id: id)
        #expect(again.isRepeat)
        #expect(again.status == "done before, not again")
    }

    /// Increments a counter that is stored in a record.
    /// - Parameter meanwhile: Code that runs between reading the record and posting.
    private func carryOut(
        isDryRun: Bool,
        id: IdempotencyID = .random(),
        meanwhile: @escaping @Sendable () async throws -> Void = {}
    ) async throws -> RequestOutcome {
        let intent = Intent(id: id, purpose: Purpose("test.count"), content: [:])
        let options = RequestOptions(id: id, isDryRun: isDryRun) { _ in self.note("confirm") }
        return try await ledger.carryOut(
            options,
            preview: MovementPreview(title: "Count", from: "a", to: "b", amount: .zero),
            authority: {
                note("authority")
                return .unneeded
            }
        ) { authority in
            note("draft")
            let record = try await ledger.record(Self.key, as: Int.self)
            try await meanwhile()
            let count = (record?.value ?? 0) + 1
            return TransactionDraft(
                intent,
                authority: authority,
                records: [
                    try record.map { try .update($0.record, to: count) }
                        ?? .create(Self.key, count)
                ],
                result: ["count": String(count)]
            )
        }
    }

    private func note(_ step: String) {
        steps.withLock { $0.append(step) }
    }
}
