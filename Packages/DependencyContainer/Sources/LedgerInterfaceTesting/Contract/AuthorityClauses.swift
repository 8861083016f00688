import Bookkeeping
import BookkeepingTesting
import LedgerInterface

extension LedgerContract {
    private static let a = AccountID("1")
    private static let b = AccountID("2")
    private static let cash = AccountOpening.cash.id

    static let authority: [Clause] = [
        Clause("moves a customer's money with the customer's signature") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            try await fixture.open(b, of: LedgerFixture.lee)
            let draft = try fixture.transferDraft("t", from: a, to: b, 7, signature: 1)
            _ = try await fixture.ledger.post(draft)
            try fixture.expect(try await fixture.balance(a), is: 3)
            try fixture.expect(try await fixture.balance(b), is: 7)
            try await fixture.expectCleanAudit()
        },
        Clause("accepts a signature once") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            try await fixture.open(b, of: LedgerFixture.lee)
            let first = try fixture.transferDraft("t", from: a, to: b, 7, signature: 1)
            _ = try await fixture.ledger.post(first)
            let second = try fixture.transferDraft("u", from: a, to: b, 1, signature: 1)
            try await fixture.expectUnauthorized("signature.used", second)
        },
        Clause("refuses to move money or close an account without authority") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            var draft = try fixture.depositDraft("d", to: a, 5)
            draft.authority = .unneeded
            try await fixture.expectUnauthorized("authority.missing", draft)
            draft.legs = fixture.moved(from: a, to: cash, 10)
            draft.closings = [a]
            try await fixture.expectUnauthorized("authority.missing", draft)
            try await fixture.open(b, of: LedgerFixture.kim)
            draft.legs = []
            draft.closings = [b]
            try await fixture.expectUnauthorized("authority.missing", draft)
        },
        Clause("accepts the bank's authority only from its issuer and for its purposes") {
            fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            var draft = try fixture.depositDraft("d", to: a, 5)
            draft.authority = .bank(AuthorityIssuer().authority("Test"))
            try await fixture.expectUnauthorized("authority.bank", draft)
            draft.authority = .bank(fixture.bank)
            draft.intent = try fixture.intent("d", LedgerFixture.transfer)
            try await fixture.expectUnauthorized("authority.bank", draft)
        },
        Clause("compares a signature with the draft: purpose, key, accounts, amount, owner") {
            fixture in
            let c = AccountID("3")
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            try await fixture.open(b, of: LedgerFixture.lee, with: 10)
            try await fixture.open(c, of: LedgerFixture.kim, with: 10)
            let good = try fixture.transferDraft("t", from: a, to: b, 7, signature: 1)
            var draft = good
            draft.intent = try fixture.intent("t", LedgerFixture.closing)
            try await fixture.expectUnauthorized("signature.other", draft)
            draft = good
            draft.intent = try fixture.intent("u", LedgerFixture.transfer)
            try await fixture.expectUnauthorized("signature.other", draft)
            draft = good
            draft.legs = fixture.moved(from: a, to: b, 8)
            try await fixture.expectUnauthorized("signature.other", draft)
            draft.legs = fixture.moved(from: a, to: c, 7)
            try await fixture.expectUnauthorized("signature.other", draft)
            draft.legs = fixture.moved(from: c, to: b, 7)
            try await fixture.expectUnauthorized("signature.other", draft)
            draft.legs = fixture.moved(from: b, to: a, 7)
            try await fixture.expectUnauthorized("signature.other", draft)
            let reversed = fixture.sign(draft, from: b, to: a, 7, signature: 1)
            try await fixture.expectUnauthorized("authority.owner", reversed)
            // The payer loses the signed amount, but the payee receives only a part of it.
            draft.legs = fixture.moved(from: a, to: b, 5) + fixture.moved(from: a, to: cash, 2)
            try await fixture.expectUnauthorized("signature.other", draft)
            // The payee receives nothing.
            draft.legs = fixture.moved(from: a, to: cash, 7)
            try await fixture.expectUnauthorized("signature.other", draft)
            draft.legs = good.legs + fixture.moved(from: a, to: cash, 1)
            try await fixture.expectUnauthorized("signature.other", draft)
            let stranger = try fixture.transferDraft(
                "t",
                by: LedgerFixture.lee,
                from: a,
                to: b,
                7,
                signature: 1
            )
            try await fixture.expectUnauthorized("authority.owner", stranger)
            _ = try await fixture.ledger.post(good)
        },
        Clause("refuses a signature that the verifier refuses") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            try await fixture.open(b, of: LedgerFixture.lee)
            var draft = try fixture.transferDraft("t", from: a, to: b, 7, signature: 1)
            guard case .customer(let signed) = draft.authority else {
                return try fixture.expect(false, "the draft is not signed")
            }
            draft.authority = .customer(
                try SignedMovement(parameters: signed.parameters, signature: "forged")
            )
            try await fixture.expectUnauthorized("signature.wrong", draft)
        },
        Clause("refuses a signature after it has expired") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            try await fixture.open(b, of: LedgerFixture.lee)
            var draft = try fixture.transferDraft("t", from: a, to: b, 7, signature: 1)
            draft.authority = fixture.signatures.authority(
                for: draft,
                by: LedgerFixture.kim,
                from: a,
                to: b,
                amount: Money(won: 7),
                number: 1,
                expires: fixture.clock.now().advanced(bySeconds: 120)
            )
            fixture.clock.advance(bySeconds: 121)
            try await fixture.expectUnauthorized("signature.expired", draft)
            fixture.clock.advance(bySeconds: -1)
            _ = try await fixture.ledger.post(draft)
            try await fixture.expectCleanAudit()
        },
        Clause("compares only signed entries with outside evidence") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            try await fixture.open(b, of: LedgerFixture.lee)
            let draft = try fixture.transferDraft("t", from: a, to: b, 7, signature: 1)
            let receipt = try await fixture.ledger.post(draft)
            let report = try await fixture.ledger.audit(
                against: [],
                signatureFaults: { { "'\($0.intent.id)' is missing from the evidence" } },
                progress: { _, _ in }
            )
            try fixture.expect(report.findings.map(\.check), is: ["signings"])
            try fixture.expect(report.findings.first?.sequence, is: receipt.sequence)
            try fixture.expect(
                report.findings.first?.message,
                is: "'t' is missing from the evidence"
            )
        },
        Clause("refuses a draft that differs from the signed draft") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            try await fixture.open(b, of: LedgerFixture.lee)
            let good = try fixture.transferDraft("t", from: a, to: b, 7, signature: 1)
            let key = RecordKey("thing", "one")
            let changes: [(inout TransactionDraft) throws -> Void] = [
                { $0.memo = "another" },
                { $0.result = ["another": "1"] },
                { $0.intent = try fixture.intent("t", LedgerFixture.transfer, ["another": "1"]) },
                { $0.reverses = try IdempotencyID("open-1") },
                { $0.legs[0] = .debit(a, Money(won: 7), "another") },
                { $0.legs.reverse() },
                {
                    $0.openings = [
                        AccountOpening(
                            id: AccountID("3"),
                            kind: LedgerFixture.money,
                            owner: LedgerFixture.kim
                        )
                    ]
                },
                { $0.records = [try .create(key, 1)] },
            ]
            for change in changes {
                var draft = good
                try change(&draft)
                let code = draft.records.isEmpty ? "signature.other" : "authority.rule"
                try await fixture.expectRefusal(code) { _ = try await fixture.ledger.post(draft) }
            }
            _ = try await fixture.ledger.post(good)
        },
        Clause("refuses a purpose without a rule") { fixture in
            let intent = try fixture.intent("x", Purpose("test.unknown"))
            try await fixture.expectRefusal("authority.no-rule", of: TransactionDraft(intent))
        },
        Clause("changes only the records and opens only the bank accounts that the rule allows") {
            fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            var draft = try fixture.depositDraft("d", to: a, 1)
            draft.records = [try .create(RecordKey("card", "one"), 1)]
            try await fixture.expectRefusal("authority.rule", of: draft)
            draft.records = []
            draft.openings = [.incomeTax]
            try await fixture.expectRefusal("authority.rule", of: draft)
        },
        Clause("refuses a signature over another customer's record") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            try await fixture.open(b, of: LedgerFixture.lee)
            try await fixture.set("1", .create(RecordKey("thing", "lee's"), 1, linkedTo: b))
            let record = try await fixture.existing(RecordKey("thing", "lee's"))
            let draft = TransactionDraft(
                try fixture.intent("c", LedgerFixture.closing),
                records: [try .update(record, to: 2)]
            )
            try await fixture.expectUnauthorized(
                "authority.owner",
                fixture.sign(draft, from: a, to: a, 0, signature: 1)
            )
        },
        Clause("pays signed interest less the tax") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            let intent = try fixture.intent("i", LedgerFixture.transfer)
            let box = AccountID("1/box")
            let payout = InterestPayout(Money(won: 13_150))
            let draft = TransactionDraft(
                intent,
                legs: payout.legs(to: a, text: "interest"),
                openings: InterestPayout.openings
            )
            _ = try await fixture.ledger.post(
                fixture.sign(draft, from: box, to: a, payout.paid.won, signature: 1)
            )
            try fixture.expect(try await fixture.balance(a), is: 11_130)
            try await fixture.expectCleanAudit()
        },
    ]
}
