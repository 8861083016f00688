import Bookkeeping

extension LedgerContract {
    private static let a = AccountID("1")
    private static let b = AccountID("2")
    private static let cash = AccountOpening.cash.id

    static let authority: [Clause] = [
        Clause("moves a customer's money by the customer's signature") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 10)
            try await bench.open(b, of: LedgerFixture.lee)
            let draft = try bench.transferDraft("t", from: a, to: b, 7, signature: 1)
            _ = try await bench.ledger.post(draft)
            try bench.expect(try await bench.balance(a), is: 3)
            try bench.expect(try await bench.balance(b), is: 7)
            try await bench.expectAuditHolds()
        },
        Clause("lets a signature through once") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 10)
            try await bench.open(b, of: LedgerFixture.lee)
            let first = try bench.transferDraft("t", from: a, to: b, 7, signature: 1)
            _ = try await bench.ledger.post(first)
            let second = try bench.transferDraft("u", from: a, to: b, 1, signature: 1)
            try await bench.expectUnauthorized("signature.used", second)
        },
        Clause("moves no money and closes nothing on nobody's word") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 10)
            var draft = try bench.depositDraft("d", to: a, 5)
            draft.authority = .unneeded
            try await bench.expectUnauthorized("authority.missing", draft)
            draft.legs = bench.moved(from: a, to: cash, 10)
            draft.closings = [a]
            try await bench.expectUnauthorized("authority.missing", draft)
            try await bench.open(b, of: LedgerFixture.kim)
            draft.legs = []
            draft.closings = [b]
            try await bench.expectUnauthorized("authority.missing", draft)
        },
        Clause("takes the bank's authority from its own issuer, for its purposes only") { bench in
            try await bench.open(a, of: LedgerFixture.kim)
            var draft = try bench.depositDraft("d", to: a, 5)
            draft.authority = .bank(AuthorityIssuer().authority("Forged", for: LedgerFixture.deposit))
            try await bench.expectUnauthorized("authority.bank", draft)
            draft.authority = .bank(bench.bank)
            draft.intent = try bench.intent("d", LedgerFixture.transfer)
            try await bench.expectUnauthorized("authority.bank", draft)
        },
        Clause("holds the signature against the book: purpose, id, accounts, amount, owner") {
            bench in
            let c = AccountID("3")
            try await bench.open(a, of: LedgerFixture.kim, with: 10)
            try await bench.open(b, of: LedgerFixture.lee, with: 10)
            try await bench.open(c, of: LedgerFixture.kim, with: 10)
            let good = try bench.transferDraft("t", from: a, to: b, 7, signature: 1)
            var draft = good
            draft.intent = try bench.intent("t", LedgerFixture.setting)
            try await bench.expectUnauthorized("signature.other", draft)
            draft = good
            draft.intent = try bench.intent("u", LedgerFixture.transfer)
            try await bench.expectUnauthorized("signature.other", draft)
            draft = good
            draft.legs = bench.moved(from: a, to: b, 8)
            try await bench.expectUnauthorized("signature.other", draft)
            draft.legs = bench.moved(from: a, to: c, 7)
            try await bench.expectUnauthorized("signature.other", draft)
            draft.legs = bench.moved(from: c, to: b, 7)
            try await bench.expectUnauthorized("signature.other", draft)
            draft.legs = bench.moved(from: b, to: a, 7)
            try await bench.expectUnauthorized("authority.owner", draft)
            // The payer loses what was signed, but the payee does not get all of it.
            draft.legs = bench.moved(from: a, to: b, 5) + bench.moved(from: a, to: cash, 2)
            try await bench.expectUnauthorized("signature.other", draft)
            // … or nothing at all of it.
            draft.legs = bench.moved(from: a, to: cash, 7)
            try await bench.expectUnauthorized("signature.other", draft)
            draft.legs = good.legs + bench.moved(from: a, to: cash, 1)
            try await bench.expectUnauthorized("signature.other", draft)
            let stranger = try bench.transferDraft(
                "t",
                by: LedgerFixture.lee,
                from: a,
                to: b,
                7,
                signature: 1
            )
            try await bench.expectUnauthorized("authority.owner", stranger)
            _ = try await bench.ledger.post(good)
        },
        Clause("refuses a signature that its verifier refuses") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 10)
            try await bench.open(b, of: LedgerFixture.lee)
            var draft = try bench.transferDraft("t", from: a, to: b, 7, signature: 1)
            guard case .customer(let movement, var signed) = draft.authority else { return }
            signed["amount"] = "8"
            draft.authority = .customer(movement, signed: signed)
            try await bench.expectUnauthorized("signature.wrong", draft)
        },
        Clause("lets signed interest in, net of the tax that the bank keeps") { bench in
            try await bench.open(a, of: LedgerFixture.kim)
            let intent = try bench.intent("i", LedgerFixture.transfer)
            let box = AccountID("1/box")
            let payout = InterestPayout(Money(won: 13_150))
            let movement = Movement(
                of: intent,
                by: LedgerFixture.kim,
                from: box,
                to: a,
                amount: payout.paid
            )
            _ = try await bench.ledger.post(
                TransactionDraft(
                    intent,
                    authority: bench.signatures.authority(for: movement, number: 1),
                    legs: payout.legs(to: a, text: "interest"),
                    openings: InterestPayout.openings
                )
            )
            try bench.expect(try await bench.balance(a), is: 11_130)
            try await bench.expectAuditHolds()
        },
    ]
}
