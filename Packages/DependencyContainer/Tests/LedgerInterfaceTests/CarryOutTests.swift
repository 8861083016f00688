import Bookkeeping
import LedgerInterfaceTesting
import Synchronization
import Testing

@testable import LedgerInterface

@Suite("Carrying out a request")
final class CarryOutTests: Sendable {
    private static let key = RecordKey("test", "counter")
    private let ledger: InMemoryLedger
    private let steps = Mutex<[String]>([])

    init() throws {
        let date = try #require(BusinessDate("2026-01-05"))
        let check = AuthorityCheck(
            issuer: AuthorityIssuer(),
            verifier: FakeSignatures(),
            rules: try AuthorityRules([
                AuthorityRule(Purpose("test.count"), by: .customer, changing: ["test"])
            ])
        )
        ledger = InMemoryLedger(date: date) { check }
    }

    @Test("a request is proposed, then confirmed, then signed, then posted")
    func order() async throws {
        let outcome = try await carryOut()
        #expect(steps.withLock { $0 } == ["propose", "confirm", "sign"])
        #expect(outcome.receipt?.sequence == 2)
        #expect(outcome.status == "done")
        #expect(outcome.result == ["count": "1"])
    }

    @Test("a dry run ends before the signature and returns the expected result")
    func dryRun() async throws {
        let outcome = try await carryOut(isDryRun: true)
        #expect(steps.withLock { $0 } == ["propose", "confirm"])
        #expect(outcome.receipt == nil)
        #expect(outcome.status == "dry run, nothing was done")
        #expect(outcome.result == ["count": "1"])
        #expect(try await ledger.record(Self.key) == nil)
    }

    @Test("a signature over a draft that a conflict has changed is not used")
    func changed() async throws {
        let isFirst = Atomic(true)
        await #expect(throws: BankError.draftChanged) {
            try await self.carryOut {
                if isFirst.exchange(false, ordering: .relaxed) {
                    _ = try await self.carryOut()
                }
            }
        }
        #expect(try await ledger.record(Self.key)?.version == 1)
        #expect(steps.withLock { $0.count { $0 == "sign" } } == 2)
    }

    @Test("a signature over a draft that a conflict has not changed is used, without asking again")
    func unchanged() async throws {
        _ = try await carryOut()
        let isFirst = Atomic(true)
        let outcome = try await carryOut(to: 9) {
            if isFirst.exchange(false, ordering: .relaxed) {
                _ = try await self.carryOut()
            }
        }
        #expect(outcome.result == ["count": "9"])
        #expect(try await ledger.record(Self.key)?.version == 3)
        #expect(steps.withLock { $0.count { $0 == "sign" } } == 3)
        #expect(steps.withLock { $0.count { $0 == "propose" } } == 4)
    }

    @Test("a signed request without a source of signatures posts nothing")
    func unsigned() async throws {
        let options = RequestOptions { _ in }
        let intent = Intent(id: options.id, CountRequest())
        await #expect(throws: BankError.self) {
            try await ledger.carryOut(CountRequest(), options) {
                Proposal(
                    TransactionDraft(intent),
                    preview: MovementPreview(title: "Count", from: "a", to: "b", amount: .zero),
                    signedBy: .init(CustomerID("C1"))
                )
            }
        }
        #expect(try await ledger.receipt(for: intent) == nil)
    }

    @Test("a proposal for another request is neither confirmed nor posted")
    func otherRequest() async throws {
        let other = Intent(id: .random(), CountRequest())
        let options = RequestOptions { _ in self.note("confirm") }
        let error = await #expect(throws: BankError.self) {
            try await ledger.carryOut(CountRequest(), options) {
                Proposal(
                    TransactionDraft(other),
                    preview: MovementPreview(title: "Count", from: "a", to: "b", amount: .zero),
                    signedBy: .init(CustomerID("C1"))
                )
            }
        }
        #expect(error?.code == "request.other")
        #expect(steps.withLock { $0.isEmpty })
        #expect(try await ledger.receipt(for: other) == nil)
    }

    @Test("a repeated key returns the first receipt before anything is read")
    func repeated() async throws {
        let id = IdempotencyID.random()
        _ = try await carryOut(id: id)
        let before = steps.withLock { $0.count }
        let again = try await carryOut(id: id)
        #expect(again.isRepeat)
        #expect(again.status == "already done, not repeated")
        #expect(steps.withLock { $0.count } == before)
    }

    @Test("a request that another process carries out meanwhile is not refused")
    func overtaken() async throws {
        let id = IdempotencyID.random()
        let outcome = try await ledger.carryOut(CountRequest(), RequestOptions(id: id) { _ in }) {
            _ = try await self.carryOut(id: id)
            throw BankError(.refused, code: "balance.insufficient", "the money is spent")
        }
        #expect(outcome.isRepeat)
        #expect(outcome.result == ["count": "1"])
    }

    /// Increments a counter that is stored in a record, or sets it.
    /// - Parameters:
    ///   - value: The new value; nil to increment the counter.
    ///   - meanwhile: Code that runs after the first proposal and before posting.
    private func carryOut(
        isDryRun: Bool = false,
        id: IdempotencyID = .random(),
        to value: Int? = nil,
        meanwhile: @escaping @Sendable () async throws -> Void = {}
    ) async throws -> RequestOutcome {
        let options = RequestOptions(id: id, isDryRun: isDryRun) { _ in self.note("confirm") }
        return try await ledger.carryOut(
            CountRequest(),
            options,
            sign: { movement, preview in
                self.note("sign")
                try await meanwhile()
                return SignedMovement(
                    movement,
                    preview: preview,
                    expires: Timestamp(milliseconds: .max)
                ) { _ in "signature-\(UInt64.random(in: 0...UInt64.max))" }
            },
            proposal: {
                note("propose")
                let record = try await ledger.record(Self.key, as: Int.self)
                let count = value ?? (record?.value ?? 0) + 1
                let draft = TransactionDraft(
                    Intent(id: id, CountRequest()),
                    records: [
                        try record.map { try .update($0.record, to: count) }
                            ?? .create(Self.key, count)
                    ],
                    result: ["count": String(count)]
                )
                return Proposal(
                    draft,
                    preview: MovementPreview(title: "Count", from: "a", to: "b", amount: .zero),
                    signedBy: .init(CustomerID("C1"))
                )
            }
        )
    }

    private func note(_ step: String) {
        steps.withLock { $0.append(step) }
    }
}

private struct CountRequest: Request {
    let purpose = Purpose("test.count")
    var fields: [String: any RequestField] { [:] }
}

extension CountRequest {
    init(_ fields: RequestFields) {
        self.init()
    }
}
