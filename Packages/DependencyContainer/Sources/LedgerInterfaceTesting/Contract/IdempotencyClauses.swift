import Bookkeeping
import LedgerInterface

extension LedgerContract {
    private static let a = AccountID("1")
    private static let b = AccountID("2")

    static let idempotency: [Clause] = [
        Clause("returns the first receipt for a repeated key with the same intent") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            let draft = try fixture.depositDraft("once", to: a, 5)
            let first = try await fixture.ledger.post(draft)
            _ = try await fixture.ledger.post(fixture.depositDraft("other", to: a, 1))
            var again = draft
            again.result = ["other": "result"]
            let second = try await fixture.ledger.post(again)
            try fixture.expect(second.isRepeat, is: true)
            try fixture.expect(second.sequence, is: first.sequence)
            try fixture.expect(second.time, is: first.time)
            try fixture.expect(second.result, is: first.result)
            try fixture.expect(try await fixture.balance(a), is: 6)
            let found = try await fixture.ledger.receipt(for: draft.intent)
            try fixture.expect(found, is: second)
            try fixture.expect(try await fixture.ledger.receipt(under: draft.intent.id), is: second)
            try fixture.expect(try await fixture.ledger.receipt(under: .random()), is: nil)
        },
        Clause(
            "checks neither authority nor rules for a repeated key"
        ) {
            fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            try await fixture.open(b, of: LedgerFixture.lee)
            var draft = try fixture.transferDraft("t", from: a, to: b, 10, signature: 1)
            let first = try await fixture.ledger.post(draft)
            draft.authority = .unneeded
            draft.legs = []
            draft.memo = "\u{7}"
            let second = try await fixture.ledger.post(draft)
            try fixture.expect(second.sequence, is: first.sequence)
            try await fixture.ledger.rehearse(draft)
        },
        Clause("refuses a key that was used for another request, and names the key") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            _ = try await fixture.ledger.post(fixture.depositDraft("once", to: a, 5))
            let other = try fixture.depositDraft("once", to: a, 6)
            let error = try await fixture.expectRefusal("idempotency.conflict", of: other)
            try fixture.expect(error.message.contains("once"), "the key is not reported")
            try await fixture.expectRefusal("idempotency.conflict") {
                _ = try await fixture.ledger.receipt(for: other.intent)
            }
            var elsewhere = other
            elsewhere.intent = try fixture.intent("once", LedgerFixture.setting, [:])
            try await fixture.expectRefusal("idempotency.conflict", of: elsewhere)
        },
        Clause("accepts a request again after it was refused") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            try await fixture.open(b, of: LedgerFixture.lee)
            let draft = try fixture.transferDraft("t", from: a, to: b, 5, signature: 1)
            try await fixture.expectRefusal("balance.insufficient", of: draft)
            try fixture.expect(try await fixture.ledger.receipt(for: draft.intent), is: nil)
            _ = try await fixture.ledger.post(fixture.depositDraft("d", to: a, 5))
            try fixture.expect(try await fixture.ledger.post(draft).isRepeat, is: false)
        },
        Clause("closes days even when a request has used a similar key") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            let day = LedgerFixture.firstDay
            for id in ["day", "day.close", "day.close-\(day)", "book.start", "\(day)"] {
                _ = try await fixture.ledger.post(fixture.depositDraft(id, to: a, 1))
            }
            try fixture.expect(try await fixture.ledger.closeDay(day).businessDate, is: day.next)
        },
    ]
}
