import Bookkeeping
import LedgerInterface
import LedgerInterfaceTesting
import Synchronization
import Testing

@Suite("Carrying out a request")
final class CarryingOutTests: Sendable {
    private static let key = RecordKey("test", "counter")
    private let ledger: InMemoryLedger
    private let steps = Mutex<[String]>([])

    init() throws {
        let date = try #require(BusinessDate("2026-01-05"))
        ledger = InMemoryLedger(date: date, issuer: AuthorityIssuer(), verifier: FakeSignatures())
    }

    @Test("asks the person, then for the authority, then posts")
    func order() async throws {
        let outcome = try await carryOut(isDryRun: false)
        #expect(steps.withLock { $0 } == ["confirm", "authority", "draft"])
        #expect(outcome.receipt?.sequence == 2)
        #expect(outcome.status == "done")
        #expect(outcome.result == ["count": "1"])
    }

    @Test("in a dry run ends before the authority, and tells what would be")
    func dryRun() async throws {
        let outcome = try await carryOut(isDryRun: true)
        #expect(steps.withLock { $0 } == ["confirm", "draft"])
        #expect(outcome.receipt == nil)
        #expect(outcome.status == "dry run, nothing was done")
        #expect(outcome.result == ["count": "1"])
        #expect(try await ledger.record(Self.key) == nil)
    }

    @Test("starts the draft over, but not the signing, when a record changed meanwhile")
    func conflict() async throws {
        let isFirst = Atomic(true)
        let outcome = try await carryOut(isDryRun: false) {
            if isFirst.exchange(false, ordering: .relaxed) {
                _ = try await self.carryOut(isDryRun: false)
            }
        }
        #expect(outcome.result == ["count": "2"])
        #expect(steps.withLock { $0.count { $0 == "authority" } } == 2)  // one for each request
        #expect(steps.withLock { $0.count { $0 == "draft" } } == 3)
    }

    @Test("under the same id again answers with the first receipt")
    func repeated() async throws {
        let id = IdempotencyID.random()
        _ = try await carryOut(isDryRun: false, id: id)
        let again = try await carryOut(isDryRun: false, id: id)
        #expect(again.isRepeat)
        #expect(again.status == "done before, not again")
    }

    /// Counts up a record.
    /// - Parameter meanwhile: What happens between reading it and posting.
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
            let held = try await ledger.record(Self.key, as: Int.self)
            try await meanwhile()
            let count = (held?.value ?? 0) + 1
            return TransactionDraft(
                intent,
                authority: authority,
                records: [
                    try held.map { try .update($0.record, to: count) }
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
