import Bookkeeping

extension LedgerContract {
    private static let a = AccountID("1")
    private static let b = AccountID("2")

    static let reading: [Clause] = [
        Clause("knows an account: kind, owner, dates, balance") { bench in
            try bench.expect(try await bench.ledger.account(a), is: nil)
            try await bench.ledger.closeDay(LedgerFixture.firstDay)
            try await bench.open(a, of: LedgerFixture.kim, with: 5)
            let expected = Account(
                id: a,
                kind: LedgerFixture.money,
                owner: LedgerFixture.kim,
                opened: LedgerFixture.firstDay.next,
                balance: Money(won: 5)
            )
            try bench.expect(try await bench.ledger.account(a), is: expected)
            let cash = try await bench.ledger.account(AccountOpening.cash.id)
            try bench.expect(cash?.kind, is: AccountOpening.cash.kind)
            try bench.expect(cash?.owner, is: nil)
        },
        Clause("lists a customer's accounts by id, closed ones too") { bench in
            for name in ["3", "1", "2"] {
                try await bench.open(AccountID(name), of: LedgerFixture.kim)
            }
            try await bench.open(AccountID("4"), of: LedgerFixture.lee)
            var draft = try bench.depositDraft("close", to: b, 1)
            draft.legs = []
            draft.closings = [b]
            _ = try await bench.ledger.post(draft)
            let accounts = try await bench.ledger.accounts(ownedBy: LedgerFixture.kim)
            try bench.expect(accounts.map(\.id.rawValue), is: ["1", "2", "3"])
            try bench.expect(accounts.map { $0.closed != nil }, is: [false, true, false])
            let none = try await bench.ledger.accounts(ownedBy: CustomerID("nobody"))
            try bench.expect(none, is: [])
        },
        Clause("gives the last lines of an account, the latest at the end") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 100)
            try await bench.open(b, of: LedgerFixture.lee, with: 7)
            for day in 0..<3 {
                _ = try await bench.ledger.post(bench.depositDraft("a\(day)", to: a, 20))
                _ = try await bench.ledger.post(bench.depositDraft("b\(day)", to: b, 1))
                try await bench.ledger.closeDay(LedgerFixture.firstDay.advanced(by: day))
            }
            let all = try await bench.ledger.statement(of: a, from: nil, through: nil).lines
            try bench.expect(all.map(\.balance.won), is: [100, 120, 140, 160])
            for count in 0...5 {
                let last = try await bench.ledger.lastLines(count, of: a)
                try bench.expect(last, is: Array(all.suffix(count)))
            }
            try await bench.expectError("account.unknown") {
                _ = try await bench.ledger.lastLines(1, of: AccountID("no"))
            }
        },
        Clause("states an account by date, with the balance after each leg") { bench in
            let first = LedgerFixture.firstDay
            try await bench.open(a, of: LedgerFixture.kim, with: 100)
            try await bench.ledger.closeDay(first)
            var draft = try bench.depositDraft("d", to: a, 20)
            draft.memo = "용돈"
            let receipt = try await bench.ledger.post(draft)
            try await bench.ledger.closeDay(first.next)
            try await bench.open(b, of: LedgerFixture.lee)
            _ = try await bench.ledger.post(
                bench.transferDraft("t", from: a, to: b, 50, signature: 1)
            )
            let ledger = bench.ledger
            let all = try await ledger.statement(of: a, from: nil, through: nil)
            try bench.expect(all.lines.map(\.change.won), is: [100, 20, -50])
            try bench.expect(all.lines.map(\.balance.won), is: [100, 120, 70])
            try bench.expect(all.opening.won, is: 0)
            try bench.expect(all.closing.won, is: 70)
            let day = try await ledger.statement(of: a, from: first.next, through: first.next)
            try bench.expect(day.opening.won, is: 100)
            try bench.expect(day.closing.won, is: 120)
            let line = Statement.Line(
                sequence: receipt.sequence,
                date: first.next,
                time: receipt.time,
                purpose: LedgerFixture.deposit,
                text: "in",
                memo: "용돈",
                change: Money(won: 20),
                balance: Money(won: 120)
            )
            try bench.expect(day.lines, is: [line])
            let later = try await ledger.statement(
                of: a,
                from: first.advanced(by: 9),
                through: nil
            )
            try bench.expect(later.lines, is: [])
            try bench.expect(later.opening.won, is: 70)
            try bench.expect(later.closing.won, is: 70)
            try await bench.expectError("account.unknown") {
                _ = try await ledger.statement(of: AccountID("no"), from: nil, through: nil)
            }
        },
        Clause("knows the balance at the end of any date") { bench in
            let first = LedgerFixture.firstDay
            try await bench.ledger.closeDay(first)
            try await bench.open(a, of: LedgerFixture.kim, with: 100)
            try await bench.ledger.closeDay(first.next)
            try await bench.ledger.closeDay(first.advanced(by: 2))
            _ = try await bench.ledger.post(bench.depositDraft("d", to: a, 20))
            for (day, won) in [(-9, 0), (0, 0), (1, 100), (2, 100), (3, 120), (400, 120)] {
                let balance = try await bench.ledger.balance(
                    of: a,
                    atEndOf: first.advanced(by: day)
                )
                try bench.expect(balance.won, is: Int64(won))
            }
            try await bench.expectError("account.unknown") {
                _ = try await bench.ledger.balance(of: b, atEndOf: first)
            }
        },
        Clause("audits what it has looked at, and gives the head of the chain") { bench in
            let empty = try await bench.ledger.audit()
            try await bench.open(a, of: LedgerFixture.kim, with: 100)
            try await bench.set("1", .create(RecordKey("thing", "one"), 1))
            let audit = try await bench.ledger.audit()
            try bench.expect(
                [audit.entries, audit.legs, audit.accounts, audit.records],
                is: [3, 2, 2, 1]
            )
            try bench.expect(audit.passed, is: true)
            try bench.expect(audit.head.utf8.count, is: 64)
            try bench.expect(audit.head != empty.head, "the head did not move")
        },
    ]
}
