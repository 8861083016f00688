import Bookkeeping

extension LedgerContract {
    private static let a = AccountID("1")
    private static let key = RecordKey("safebox", "1/box")

    private static func closingDraft(_ bench: LedgerFixture, signature: Int) throws
        -> TransactionDraft
    {
        let intent = try bench.intent("close", LedgerFixture.closing)
        let movement = Movement(
            of: intent,
            by: LedgerFixture.kim,
            from: a,
            to: a,
            amount: .zero
        )
        return TransactionDraft(
            intent,
            authority: bench.signatures.authority(for: movement, number: signature),
            closings: [a]
        )
    }

    static let closing: [Clause] = [
        Clause("closes an account at zero by its owner's signature, for good") { bench in
            try await bench.open(a, of: LedgerFixture.kim)
            _ = try await bench.ledger.post(closingDraft(bench, signature: 1))
            let account = try await bench.ledger.account(a)
            try bench.expect(account?.closed, is: LedgerFixture.firstDay)
            try await bench.expectRefusal(
                "account.closed",
                of: bench.depositDraft("d", to: a, 1)
            )
            try await bench.expectRefusal("account.closed") {
                try await bench.set("link", .create(key, 1, linkedTo: a))
            }
            var again = try bench.depositDraft("d", to: a, 1)
            again.legs = []
            again.closings = [a]
            try await bench.expectRefusal("account.closed", of: again)
            try await bench.expectAuditHolds()
        },
        Clause("does not close an account with money in it") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 1)
            let draft = try closingDraft(bench, signature: 1)
            try await bench.expectRefusal("closing.balance", of: draft)
        },
        Clause("does not close an account to which something is linked, and names it") { bench in
            try await bench.open(a, of: LedgerFixture.kim)
            try await bench.set("link", .create(key, 1, linkedTo: a))
            var draft = try closingDraft(bench, signature: 1)
            let error = try await bench.expectRefusal("closing.linked", of: draft)
            try bench.expect(error.message.contains("safebox"), "it does not name the collection")
            guard let record = try await bench.ledger.record(key) else { return }
            draft.records = [
                .remove(record), try .create(RecordKey("card", "c"), 1, linkedTo: a),
            ]
            try await bench.expectRefusal("closing.linked", of: draft)
            draft.records = [.remove(record)]
            _ = try await bench.ledger.post(draft)
            try await bench.expectAuditHolds()
        },
        Clause("closes an account from which a record has let go, and keeps the record") { bench in
            try await bench.open(a, of: LedgerFixture.kim)
            try await bench.set("link", .create(key, 1, linkedTo: a))
            guard let record = try await bench.ledger.record(key) else { return }
            var draft = try closingDraft(bench, signature: 1)
            draft.records = [try .unlink(record, 2)]
            _ = try await bench.ledger.post(draft)
            let kept = try await bench.ledger.record(key)
            try bench.expect(kept?.value, is: "2")
            try bench.expect(kept?.linkedTo, is: nil)
            try bench.expect(try await bench.ledger.records(linkedTo: a), is: [])
            try await bench.expectAuditHolds()
        },
        Clause("does not close an account for somebody else") { bench in
            try await bench.open(a, of: LedgerFixture.lee)
            try await bench.expectUnauthorized(
                "authority.owner",
                closingDraft(bench, signature: 1)
            )
        },
    ]
}
