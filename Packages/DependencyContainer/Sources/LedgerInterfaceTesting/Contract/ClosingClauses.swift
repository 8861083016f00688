import Bookkeeping
import LedgerInterface

extension LedgerContract {
    private static let a = AccountID("1")
    private static let key = RecordKey("thing", "1/one")

    private static func closingDraft(
        _ fixture: LedgerFixture,
        changing records: [RecordChange] = []
    ) throws -> TransactionDraft {
        let draft = TransactionDraft(
            try fixture.intent("close", LedgerFixture.closing),
            closings: [a],
            records: records
        )
        return fixture.sign(draft, from: a, to: a, 0, signature: 1)
    }

    static let closing: [Clause] = [
        Clause("closes an account at zero with its owner's signature, permanently") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            _ = try await fixture.ledger.post(closingDraft(fixture))
            let account = try await fixture.ledger.account(a)
            try fixture.expect(account?.closed, is: LedgerFixture.firstDay)
            try await fixture.expectRefusal(
                "account.closed",
                of: fixture.depositDraft("d", to: a, 1)
            )
            try await fixture.expectRefusal("account.closed") {
                try await fixture.set("link", .create(key, 1, linkedTo: a))
            }
            var again = try fixture.depositDraft("d", to: a, 1)
            again.legs = []
            again.closings = [a]
            try await fixture.expectRefusal("account.closed", of: again)
            try await fixture.expectCleanAudit()
        },
        Clause("refuses to close an account with money") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 1)
            let draft = try closingDraft(fixture)
            try await fixture.expectRefusal("closing.balance", of: draft)
        },
        Clause("refuses to close an account with a linked record, and names the record") {
            fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            try await fixture.set("link", .create(key, 1, linkedTo: a))
            let draft = try closingDraft(fixture)
            let error = try await fixture.expectRefusal("closing.linked", of: draft)
            try fixture.expect(error.message.contains("thing"), "the collection is not reported")
            let record = try await fixture.existing(key)
            let another = try RecordChange.create(RecordKey("card", "c"), 1, linkedTo: a)
            try await fixture.expectRefusal(
                "closing.linked",
                of: closingDraft(fixture, changing: [.remove(record), another])
            )
            _ = try await fixture.ledger.post(closingDraft(fixture, changing: [.remove(record)]))
            try await fixture.expectCleanAudit()
        },
        Clause("closes an account, and unlinks its record from it in the same transaction") {
            fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            try await fixture.set("link", .create(key, 1, linkedTo: a))
            let record = try await fixture.existing(key)
            _ = try await fixture.ledger.post(
                closingDraft(fixture, changing: [try .unlink(record, 2)])
            )
            let kept = try await fixture.ledger.record(key)
            try fixture.expect(kept?.value, is: "2")
            try fixture.expect(kept?.linkedTo, is: nil)
            try fixture.expect(try await fixture.ledger.records(linkedTo: a, in: nil), is: [])
            try await fixture.expectCleanAudit()
        },
        Clause("refuses to close another customer's account") { fixture in
            try await fixture.open(a, of: LedgerFixture.lee)
            try await fixture.expectUnauthorized(
                "authority.owner",
                closingDraft(fixture)
            )
        },
    ]
}
