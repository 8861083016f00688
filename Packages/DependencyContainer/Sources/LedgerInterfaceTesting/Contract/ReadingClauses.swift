import Bookkeeping
import LedgerInterface

extension LedgerContract {
    private static let a = AccountID("1")
    private static let b = AccountID("2")

    static let reading: [Clause] = [
        Clause("returns an account with kind, owner, dates and balance") { fixture in
            try fixture.expect(try await fixture.ledger.account(a), is: nil)
            try await fixture.ledger.closeDay(LedgerFixture.firstDay)
            try await fixture.open(a, of: LedgerFixture.kim, with: 5)
            let expected = Account(
                id: a,
                kind: LedgerFixture.money,
                owner: LedgerFixture.kim,
                opened: LedgerFixture.firstDay.next,
                balance: Money(won: 5)
            )
            try fixture.expect(try await fixture.ledger.account(a), is: expected)
            let cash = try await fixture.ledger.account(AccountOpening.cash.id)
            try fixture.expect(cash?.kind, is: AccountOpening.cash.kind)
            try fixture.expect(cash?.owner, is: nil)
        },
        Clause("lists a customer's open and closed accounts by name") { fixture in
            for name in ["3", "1", "2"] {
                try await fixture.open(AccountID(name), of: LedgerFixture.kim)
            }
            try await fixture.open(AccountID("4"), of: LedgerFixture.lee)
            var draft = try fixture.depositDraft("close", to: b, 1)
            draft.legs = []
            draft.closings = [b]
            _ = try await fixture.ledger.post(draft)
            let accounts = try await fixture.ledger.accounts(ownedBy: LedgerFixture.kim)
            try fixture.expect(accounts.map(\.id.rawValue), is: ["1", "2", "3"])
            try fixture.expect(accounts.map { $0.closed != nil }, is: [false, true, false])
            let none = try await fixture.ledger.accounts(ownedBy: CustomerID("C9"))
            try fixture.expect(none, is: [])
        },
        Clause("returns the last lines of an account, oldest first") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 100)
            try await fixture.open(b, of: LedgerFixture.lee, with: 7)
            for day in 0..<3 {
                _ = try await fixture.ledger.post(fixture.depositDraft("a\(day)", to: a, 20))
                _ = try await fixture.ledger.post(fixture.depositDraft("b\(day)", to: b, 1))
                try await fixture.ledger.closeDay(LedgerFixture.firstDay.advanced(by: day))
            }
            let all = try await fixture.ledger.statement(of: a, from: nil, through: nil).lines
            try fixture.expect(all.map(\.balance.won), is: [100, 120, 140, 160])
            for count in 0...5 {
                let last = try await fixture.ledger.lastLines(count, of: a)
                try fixture.expect(last, is: Array(all.suffix(count)))
            }
            try await fixture.expectError("account.unknown") {
                _ = try await fixture.ledger.lastLines(1, of: AccountID("no"))
            }
        },
        Clause("returns a statement by date, with the balance after each leg") { fixture in
            let first = LedgerFixture.firstDay
            try await fixture.open(a, of: LedgerFixture.kim, with: 100)
            try await fixture.ledger.closeDay(first)
            var draft = try fixture.depositDraft("d", to: a, 20)
            draft.memo = "용돈"
            let receipt = try await fixture.ledger.post(draft)
            try await fixture.ledger.closeDay(first.next)
            try await fixture.open(b, of: LedgerFixture.lee)
            _ = try await fixture.ledger.post(
                fixture.transferDraft("t", from: a, to: b, 50, signature: 1)
            )
            let ledger = fixture.ledger
            let all = try await ledger.statement(of: a, from: nil, through: nil)
            try fixture.expect(all.lines.map(\.change.won), is: [100, 20, -50])
            try fixture.expect(all.lines.map(\.balance.won), is: [100, 120, 70])
            try fixture.expect(all.opening.won, is: 0)
            try fixture.expect(all.closing.won, is: 70)
            let day = try await ledger.statement(of: a, from: first.next, through: first.next)
            try fixture.expect(day.opening.won, is: 100)
            try fixture.expect(day.closing.won, is: 120)
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
            try fixture.expect(day.lines, is: [line])
            let later = try await ledger.statement(
                of: a,
                from: first.advanced(by: 9),
                through: nil
            )
            try fixture.expect(later.lines, is: [])
            try fixture.expect(later.opening.won, is: 70)
            try fixture.expect(later.closing.won, is: 70)
            try await fixture.expectError("account.unknown") {
                _ = try await ledger.statement(of: AccountID("no"), from: nil, through: nil)
            }
        },
        Clause("returns a statement in parts that contain whole entries only") { fixture in
            let first = LedgerFixture.firstDay
            try await fixture.open(a, of: LedgerFixture.kim, with: 100)
            for day in 0..<6 {
                var draft = try fixture.depositDraft("d\(day)", to: a, 20)
                if day % 3 == 1 { draft.legs += try fixture.depositDraft("e", to: a, 3).legs }
                _ = try await fixture.ledger.post(draft)
                try await fixture.ledger.closeDay(first.advanced(by: day))
            }
            for (from, through) in [(nil, nil), (first.next, first.advanced(by: 4))] {
                let all = try await fixture.ledger.statement(of: a, from: from, through: through)
                for limit in 1...10 {
                    var (lines, balance) = ([Statement.Line](), all.opening)
                    while true {
                        let part = try await fixture.ledger.statement(
                            of: a,
                            from: from,
                            through: through,
                            after: lines.last?.sequence,
                            limit: limit
                        )
                        try fixture.expect(part.opening, is: balance)
                        balance = part.closing
                        lines += part.lines
                        guard part.lines.count >= limit else { break }
                        let last = part.lines[limit - 1].sequence
                        let isWhole = part.lines[limit...].allSatisfy { $0.sequence == last }
                        try fixture.expect(isWhole, is: true)
                    }
                    try fixture.expect(lines, is: all.lines)
                    try fixture.expect(balance, is: all.closing)
                }
            }
        },
        Clause("returns the balance at the end of any date") { fixture in
            let first = LedgerFixture.firstDay
            try await fixture.ledger.closeDay(first)
            try await fixture.open(a, of: LedgerFixture.kim, with: 100)
            try await fixture.ledger.closeDay(first.next)
            try await fixture.ledger.closeDay(first.advanced(by: 2))
            _ = try await fixture.ledger.post(fixture.depositDraft("d", to: a, 20))
            for (day, won) in [(-9, 0), (0, 0), (1, 100), (2, 100), (3, 120), (400, 120)] {
                let balance = try await fixture.ledger.balance(
                    of: a,
                    atEndOf: first.advanced(by: day)
                )
                try fixture.expect(balance.won, is: Int64(won))
            }
            try await fixture.expectError("account.unknown") {
                _ = try await fixture.ledger.balance(of: b, atEndOf: first)
            }
        },
        Clause("keeps its count of changes while the book is only read") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 5)
            let count = try await fixture.ledger.changeCount()
            _ = try await fixture.balance(a)
            _ = try await fixture.ledger.audit()
            try fixture.expect(try await fixture.ledger.changeCount(), is: count)
        },
        Clause("reports the counts of an audit and the head of the chain") { fixture in
            let empty = try await fixture.ledger.audit()
            try await fixture.open(a, of: LedgerFixture.kim, with: 100)
            try await fixture.set("1", .create(RecordKey("thing", "one"), 1))
            let audit = try await fixture.ledger.audit()
            try fixture.expect(
                [audit.entries, audit.legs, audit.accounts, audit.records],
                is: [3, 2, 2, 1]
            )
            try fixture.expect(audit.passed, is: true)
            try fixture.expect(audit.head.utf8.count, is: 64)
            try fixture.expect(audit.head != empty.head, "new entries did not change the head")
        },
    ]
}
