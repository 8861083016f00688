import Bookkeeping
import LedgerInterface

extension LedgerContract {
    private static let a = AccountID("1")
    private static let b = AccountID("2")
    private static let h = HoldID("1/hold1")
    private static let cash = AccountOpening.cash.id

    /// Returns the hold `h` with an amount in won.
    private static func hold(_ won: Int64) -> Hold {
        Hold(id: h, account: a, amount: Money(won: won))
    }

    static let holds: [Clause] = [
        Clause("reserves the held money and lets the rest be spent") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 1000)
            try await fixture.open(b, of: LedgerFixture.lee)
            _ = try await fixture.ledger.post(
                fixture.holdDraft("h", .place(h, on: a, Money(won: 700)))
            )
            let account = try await fixture.ledger.account(a)
            try fixture.expect(account?.balance.won, is: 1000)
            try fixture.expect(account?.held.won, is: 700)
            try fixture.expect(account?.available.won, is: 300)
            let draft = try fixture.transferDraft("t", from: a, to: b, 301, signature: 1)
            let error = try await fixture.expectRefusal("balance.insufficient", of: draft)
            try fixture.expect(
                error.message.contains("1 won"),
                "the missing amount is not reported"
            )
            try fixture.expect(error.message.contains("700 won"), "the held amount is not reported")
            _ = try await fixture.ledger.post(
                fixture.transferDraft("t", from: a, to: b, 300, signature: 1)
            )
            try await fixture.expectCleanAudit()
        },
        Clause("refuses to hold more than can be spent") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 1000)
            try await fixture.expectRefusal(
                "balance.insufficient",
                of: fixture.holdDraft("h", .place(h, on: a, Money(won: 1001)))
            )
            _ = try await fixture.ledger.post(
                fixture.holdDraft("h", .place(h, on: a, Money(won: 600)))
            )
            try await fixture.expectRefusal(
                "balance.insufficient",
                of: fixture.holdDraft("i", .place(HoldID("i"), on: a, Money(won: 401)))
            )
            _ = try await fixture.ledger.post(
                fixture.holdDraft("i", .place(HoldID("i"), on: a, Money(won: 400)))
            )
            try fixture.expect(try await fixture.held(a), is: 1000)
            try await fixture.expectCleanAudit()
        },
        Clause("pays out held money when the same transaction lowers the hold") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 1000)
            _ = try await fixture.ledger.post(
                fixture.holdDraft("h", .place(h, on: a, Money(won: 1000)))
            )
            let out = fixture.moved(from: a, to: cash, 400)
            try await fixture.expectRefusal(
                "balance.insufficient",
                of: fixture.holdDraft("s", .lower(hold(1000), to: Money(won: 601)), legs: out)
            )
            _ = try await fixture.ledger.post(
                fixture.holdDraft("s", .lower(hold(1000), to: Money(won: 600)), legs: out)
            )
            try fixture.expect(try await fixture.balance(a), is: 600)
            try fixture.expect(try await fixture.held(a), is: 600)
            try await fixture.expectCleanAudit()
        },
        Clause("ends a hold once, and never reuses its name") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            _ = try await fixture.ledger.post(
                fixture.holdDraft("h", .place(h, on: a, Money(won: 7)))
            )
            try await fixture.expectRefusal(
                "hold.exists",
                of: fixture.holdDraft("again", .place(h, on: a, Money(won: 1)))
            )
            _ = try await fixture.ledger.post(fixture.holdDraft("end", .lower(hold(7), to: .zero)))
            try fixture.expect(try await fixture.held(a), is: 0)
            try await fixture.expectRefusal(
                "hold.exists",
                of: fixture.holdDraft("again", .place(h, on: a, Money(won: 1)))
            )
            try await fixture.expectRefusal(
                "hold.changed",
                of: fixture.holdDraft("again", .lower(hold(7), to: .zero))
            )
            try await fixture.expectCleanAudit()
        },
        Clause("refuses to change an unknown or outdated hold") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            try await fixture.open(b, of: LedgerFixture.kim, with: 10)
            try await fixture.expectRefusal(
                "hold.unknown",
                of: fixture.holdDraft("l", .lower(hold(7), to: .zero))
            )
            _ = try await fixture.ledger.post(
                fixture.holdDraft("h", .place(h, on: a, Money(won: 7)))
            )
            try await fixture.expectRefusal(
                "hold.changed",
                of: fixture.holdDraft("l", .lower(hold(8), to: .zero))
            )
            let elsewhere = Hold(id: h, account: b, amount: Money(won: 7))
            try await fixture.expectRefusal(
                "hold.unknown",
                of: fixture.holdDraft("l", .lower(elsewhere, to: .zero))
            )
            try await fixture.expectRefusal(
                "account.unknown",
                of: fixture.holdDraft("l", .place(HoldID("i"), on: AccountID("3"), Money(won: 7)))
            )
        },
        Clause("only lowers a hold, once in a transaction") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            for won in [0, -1] as [Int64] {
                try await fixture.expectRefusal(
                    "draft.hold",
                    of: fixture.holdDraft("p", .place(h, on: a, Money(won: won)))
                )
            }
            _ = try await fixture.ledger.post(
                fixture.holdDraft("h", .place(h, on: a, Money(won: 7)))
            )
            for won in [7, 8, -1] as [Int64] {
                try await fixture.expectRefusal(
                    "draft.hold",
                    of: fixture.holdDraft("l", .lower(hold(7), to: Money(won: won)))
                )
            }
            try await fixture.expectRefusal(
                "draft.hold",
                of: fixture.holdDraft(
                    "l",
                    .lower(hold(7), to: Money(won: 5)),
                    .lower(hold(7), to: .zero)
                )
            )
            try await fixture.expectRefusal(
                "draft.name",
                of: fixture.holdDraft("n", .place(HoldID("a b"), on: a, Money(won: 1)))
            )
        },
        Clause("changes holds with the bank's authority only") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            try await fixture.open(b, of: LedgerFixture.lee)
            var draft = try fixture.holdDraft("h", .place(h, on: a, Money(won: 7)))
            draft.authority = .unneeded
            try await fixture.expectUnauthorized("authority.missing", draft)
            var transfer = try fixture.transferDraft("t", from: a, to: b, 1, signature: 1)
            transfer.holds = draft.holds
            try await fixture.expectRefusal("authority.missing", of: transfer)
        },
        Clause("refuses to close an account with a hold") { fixture in
            let debt = AccountKind("test-debt", normalSide: .credit, mayBeNegative: true)
            _ = try await fixture.ledger.post(
                TransactionDraft(
                    try fixture.intent("open", LedgerFixture.deposit),
                    authority: .bank(fixture.bank),
                    openings: [AccountOpening(id: a, kind: debt, owner: LedgerFixture.kim)],
                    holds: [.place(h, on: a, Money(won: 5))]
                )
            )
            try fixture.expect(try await fixture.ledger.account(a)?.available.won, is: -5)
            var draft = try fixture.depositDraft("c", to: a, 1)
            draft.legs = []
            draft.closings = [a]
            try await fixture.expectRefusal("closing.held", of: draft)
            draft.holds = [.lower(hold(5), to: .zero)]
            _ = try await fixture.ledger.post(draft)
            try await fixture.expectCleanAudit()
        },
    ]
}
