import Bookkeeping

extension LedgerContract {
    private static let a = AccountID("1")
    private static let b = AccountID("2")

    static let idempotency: [Clause] = [
        Clause("gives the first receipt when an id comes again with the same intent") { bench in
            try await bench.open(a, of: LedgerFixture.kim)
            let draft = try bench.depositDraft("once", to: a, 5)
            let first = try await bench.ledger.post(draft)
            _ = try await bench.ledger.post(bench.depositDraft("other", to: a, 1))
            var again = draft
            again.result = ["other": "result"]
            let second = try await bench.ledger.post(again)
            try bench.expect(second.isRepeat, is: true)
            try bench.expect(second.sequence, is: first.sequence)
            try bench.expect(second.time, is: first.time)
            try bench.expect(second.result, is: first.result)
            try bench.expect(try await bench.balance(a), is: 6)
            let found = try await bench.ledger.receipt(for: draft.intent)
            try bench.expect(found, is: second)
            try bench.expect(try await bench.ledger.receipt(under: draft.intent.id), is: second)
            try bench.expect(try await bench.ledger.receipt(under: .random()), is: nil)
        },
        Clause(
            "looks at nothing else when an id comes again: not authority, not signature, not form"
        ) {
            bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 10)
            try await bench.open(b, of: LedgerFixture.lee)
            var draft = try bench.transferDraft("t", from: a, to: b, 10, signature: 1)
            let first = try await bench.ledger.post(draft)
            draft.authority = .unneeded
            draft.legs = []
            draft.memo = "\u{7}"
            let second = try await bench.ledger.post(draft)
            try bench.expect(second.sequence, is: first.sequence)
            try await bench.ledger.rehearse(draft)
        },
        Clause("refuses an id that was used for something else, and says for what") { bench in
            try await bench.open(a, of: LedgerFixture.kim)
            _ = try await bench.ledger.post(bench.depositDraft("once", to: a, 5))
            let other = try bench.depositDraft("once", to: a, 6)
            let error = try await bench.expectRefusal("idempotency.conflict", of: other)
            try bench.expect(error.message.contains("once"), "it does not name the id")
            try await bench.expectRefusal("idempotency.conflict") {
                _ = try await bench.ledger.receipt(for: other.intent)
            }
            var elsewhere = other
            elsewhere.intent = try bench.intent("once", LedgerFixture.setting, [:])
            try await bench.expectRefusal("idempotency.conflict", of: elsewhere)
        },
        Clause("remembers nothing of what it refused") { bench in
            try await bench.open(a, of: LedgerFixture.kim)
            try await bench.open(b, of: LedgerFixture.lee)
            let draft = try bench.transferDraft("t", from: a, to: b, 5, signature: 1)
            try await bench.expectRefusal("balance.insufficient", of: draft)
            try bench.expect(try await bench.ledger.receipt(for: draft.intent), is: nil)
            _ = try await bench.ledger.post(bench.depositDraft("d", to: a, 5))
            try bench.expect(try await bench.ledger.post(draft).isRepeat, is: false)
        },
        Clause("closes days even when somebody took an id that looks like the ledger's") { bench in
            try await bench.open(a, of: LedgerFixture.kim)
            let day = LedgerFixture.firstDay
            for id in ["day", "day.close", "day.close-\(day)", "book.start", "\(day)"] {
                _ = try await bench.ledger.post(bench.depositDraft(id, to: a, 1))
            }
            try bench.expect(try await bench.ledger.closeDay(day), is: day.next)
        },
    ]
}
