import Bookkeeping
import LedgerInterface
import LedgerInterfaceTesting
import Synchronization
import Testing

@Suite("Paying the interest of records")
struct InterestBookingTests {
    @Test("the JSON of a paid record is decoded once and encoded once, from draft to rule")
    func coding() async throws {
        let monday = try #require(BusinessDate("2026-01-05"))
        let issuer = AuthorityIssuer()
        let rates = InterestRateTable(always: InterestRate(basisPoints: 160))
        let opening = Purpose("test.opening")
        let check = AuthorityCheck(
            issuer: issuer,
            verifier: FakeSignatures(),
            rules: try AuthorityRules([
                AuthorityRule(
                    opening,
                    by: .bank("Test"),
                    changing: [Box.collection],
                    opening: [.cash]
                ),
                .interestPayout(of: Box.self, by: "Test", rates: rates),
            ])
        )
        let ledger = InMemoryLedger(date: monday) { check }
        let authority = issuer.authority("Test")
        let account = AccountID("box")
        _ = try await ledger.post(
            TransactionDraft(
                Intent(id: .random(), purpose: opening, content: [:]),
                authority: .bank(authority),
                legs: [
                    .debit(AccountOpening.cash.id, Money(won: 10_000_000), "in"),
                    .credit(account, Money(won: 10_000_000), "in"),
                ],
                openings: [
                    .cash,
                    AccountOpening(
                        id: account,
                        kind: AccountKind("box", normalSide: .credit),
                        owner: CustomerID("C000001")
                    ),
                ],
                records: [
                    try .create(
                        RecordKey(Box.collection, "box"),
                        Box(anchor: InterestAnchor(from: monday)),
                        linkedTo: account,
                        due: monday.next
                    )
                ]
            )
        )
        try await ledger.closeDay(monday)
        Box.counts.withLock { $0 = (0, 0) }
        let work = try await InterestBooking<Box>(
            ledger: ledger,
            authority: authority,
            rates: rates
        ).run(afterClosing: monday)
        #expect(work == DueWork(count: 1))
        let (decoded, encoded) = Box.counts.withLock(\.self)
        #expect(decoded == 1)
        #expect(encoded == 1)
        #expect(try await ledger.audit().passed)
    }
}

/// A record that counts how often its JSON is coded.
private struct Box: InterestBearingRecord {
    static let collection = "box"
    static let interestName = "Interest"
    static let payoutPurpose = Purpose("test.payout")
    static let counts = Mutex((decoded: 0, encoded: 0))

    var anchor: InterestAnchor
    var earningAccount: AccountID { AccountID("box") }
    var payoutAccount: AccountID { AccountID("box") }

    init(anchor: InterestAnchor) {
        self.anchor = anchor
    }

    init(from decoder: any Decoder) throws {
        Self.counts.withLock { $0.decoded += 1 }
        anchor = try InterestAnchor(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        Self.counts.withLock { $0.encoded += 1 }
        try anchor.encode(to: encoder)
    }

    func nextPayday(after date: BusinessDate) -> BusinessDate? { date.advanced(by: 30) }
}
