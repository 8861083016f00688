import Bookkeeping

extension LedgerContract {
    private static let a = AccountID("1")
    private static let b = AccountID("2")
    private static let h = HoldID("1/hold1")
    private static let cash = AccountOpening.cash.id

    /// A hold of that amount, as it must be before a change.
    private static func hold(_ won: Int64) -> Hold {
        Hold(id: h, account: a, amount: Money(won: won))
    }

    static let holds: [Clause] = [
        Clause("keeps back what is held, and lets the rest be spent") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 1000)
            try await bench.open(b, of: LedgerFixture.lee)
            _ = try await bench.ledger.post(
                bench.holdDraft("h", .place(h, on: a, Money(won: 700)))
            )
            let account = try await bench.ledger.account(a)
            try bench.expect(account?.balance.won, is: 1000)
            try bench.expect(account?.held.won, is: 700)
            try bench.expect(account?.available.won, is: 300)
            let draft = try bench.transferDraft("t", from: a, to: b, 301, signature: 1)
            let error = try await bench.expectRefusal("balance.insufficient", of: draft)
            try bench.expect(error.message.contains("1 won"), "it does not say how much is missing")
            try bench.expect(error.message.contains("700 won"), "it does not say what is held")
            _ = try await bench.ledger.post(
                bench.transferDraft("t", from: a, to: b, 300, signature: 1)
            )
            try await bench.expectAuditHolds()
        },
        Clause("holds no more than can be spent") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 1000)
            try await bench.expectRefusal(
                "balance.insufficient",
                of: bench.holdDraft("h", .place(h, on: a, Money(won: 1001)))
            )
            _ = try await bench.ledger.post(
                bench.holdDraft("h", .place(h, on: a, Money(won: 600)))
            )
            try await bench.expectRefusal(
                "balance.insufficient",
                of: bench.holdDraft("i", .place(HoldID("i"), on: a, Money(won: 401)))
            )
            _ = try await bench.ledger.post(
                bench.holdDraft("i", .place(HoldID("i"), on: a, Money(won: 400)))
            )
            try bench.expect(try await bench.held(a), is: 1000)
            try await bench.expectAuditHolds()
        },
        Clause("lets what a hold keeps back leave together with it") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 1000)
            _ = try await bench.ledger.post(
                bench.holdDraft("h", .place(h, on: a, Money(won: 1000)))
            )
            let out = bench.moved(from: a, to: cash, 400)
            try await bench.expectRefusal(
                "balance.insufficient",
                of: bench.holdDraft("s", .lower(hold(1000), to: Money(won: 601)), legs: out)
            )
            _ = try await bench.ledger.post(
                bench.holdDraft("s", .lower(hold(1000), to: Money(won: 600)), legs: out)
            )
            try bench.expect(try await bench.balance(a), is: 600)
            try bench.expect(try await bench.held(a), is: 600)
            try await bench.expectAuditHolds()
        },
        Clause("ends a hold once, and gives its name to no other") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 10)
            _ = try await bench.ledger.post(bench.holdDraft("h", .place(h, on: a, Money(won: 7))))
            try await bench.expectRefusal(
                "hold.exists",
                of: bench.holdDraft("again", .place(h, on: a, Money(won: 1)))
            )
            _ = try await bench.ledger.post(bench.holdDraft("end", .lower(hold(7), to: .zero)))
            try bench.expect(try await bench.held(a), is: 0)
            try await bench.expectRefusal(
                "hold.exists",
                of: bench.holdDraft("again", .place(h, on: a, Money(won: 1)))
            )
            try await bench.expectRefusal(
                "hold.changed",
                of: bench.holdDraft("again", .lower(hold(7), to: .zero))
            )
            try await bench.expectAuditHolds()
        },
        Clause("changes no hold that it has not, or that is another by now") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 10)
            try await bench.open(b, of: LedgerFixture.kim, with: 10)
            try await bench.expectRefusal(
                "hold.unknown",
                of: bench.holdDraft("l", .lower(hold(7), to: .zero))
            )
            _ = try await bench.ledger.post(bench.holdDraft("h", .place(h, on: a, Money(won: 7))))
            try await bench.expectRefusal(
                "hold.changed",
                of: bench.holdDraft("l", .lower(hold(8), to: .zero))
            )
            let elsewhere = Hold(id: h, account: b, amount: Money(won: 7))
            try await bench.expectRefusal(
                "hold.unknown",
                of: bench.holdDraft("l", .lower(elsewhere, to: .zero))
            )
            try await bench.expectRefusal(
                "account.unknown",
                of: bench.holdDraft("l", .place(HoldID("i"), on: AccountID("3"), Money(won: 7)))
            )
        },
        Clause("lets a hold only fall, and changes it once in a transaction") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 10)
            for won in [0, -1] as [Int64] {
                try await bench.expectRefusal(
                    "draft.hold",
                    of: bench.holdDraft("p", .place(h, on: a, Money(won: won)))
                )
            }
            _ = try await bench.ledger.post(bench.holdDraft("h", .place(h, on: a, Money(won: 7))))
            for won in [7, 8, -1] as [Int64] {
                try await bench.expectRefusal(
                    "draft.hold",
                    of: bench.holdDraft("l", .lower(hold(7), to: Money(won: won)))
                )
            }
            try await bench.expectRefusal(
                "draft.hold",
                of: bench.holdDraft(
                    "l",
                    .lower(hold(7), to: Money(won: 5)),
                    .lower(hold(7), to: .zero)
                )
            )
            try await bench.expectRefusal(
                "draft.name",
                of: bench.holdDraft("n", .place(HoldID("a b"), on: a, Money(won: 1)))
            )
        },
        Clause("changes holds by the bank's authority alone") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 10)
            try await bench.open(b, of: LedgerFixture.lee)
            var draft = try bench.holdDraft("h", .place(h, on: a, Money(won: 7)))
            draft.authority = .unneeded
            try await bench.expectUnauthorized("authority.missing", draft)
            var transfer = try bench.transferDraft("t", from: a, to: b, 1, signature: 1)
            transfer.holds = draft.holds
            try await bench.expectUnauthorized("authority.missing", transfer)
        },
        Clause("keeps an account open on which something is held") { bench in
            let debt = AccountKind("test-debt", normalSide: .credit, mayBeNegative: true)
            _ = try await bench.ledger.post(
                TransactionDraft(
                    try bench.intent("open", LedgerFixture.deposit),
                    authority: .bank(bench.bank),
                    openings: [AccountOpening(id: a, kind: debt, owner: LedgerFixture.kim)],
                    holds: [.place(h, on: a, Money(won: 5))]
                )
            )
            try bench.expect(try await bench.ledger.account(a)?.available.won, is: -5)
            var draft = try bench.depositDraft("c", to: a, 1)
            draft.legs = []
            draft.closings = [a]
            try await bench.expectRefusal("closing.held", of: draft)
            draft.holds = [.lower(hold(5), to: .zero)]
            _ = try await bench.ledger.post(draft)
            try await bench.expectAuditHolds()
        },
    ]
}
