import Bookkeeping
import BookkeepingTesting
import LedgerInterface

extension LedgerContract {
    private static let a = AccountID("1")
    private static let b = AccountID("2")

    static let posting: [Clause] = [
        Clause("moves money and returns a receipt") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 1000)
            var draft = try fixture.depositDraft("pay", to: a, 234)
            draft.result = ["number": "1"]
            draft.memo = "월급"
            let receipt = try await fixture.ledger.post(draft)
            try fixture.expect(receipt.sequence, is: 3)
            try fixture.expect(receipt.date, is: LedgerFixture.firstDay)
            try fixture.expect(receipt.intent, is: draft.intent)
            try fixture.expect(receipt.result, is: ["number": "1"])
            try fixture.expect(receipt.isRepeat, is: false)
            try fixture.expect(try await fixture.balance(a), is: 1234)
            // Cash is an asset, which a debit increases.
            try fixture.expect(try await fixture.balance(AccountOpening.cash.id), is: 1234)
            try await fixture.expectCleanAudit()
        },
        Clause("refuses unequal debits and credits, and amounts of zero or less") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 1000)
            var draft = try fixture.depositDraft("x", to: a, 5)
            draft.legs.removeLast()
            try await fixture.expectRefusal("draft.unbalanced", of: draft)
            draft.legs = fixture.paidIn(a, 0)
            try await fixture.expectRefusal("draft.amount", of: draft)
            draft.legs = fixture.paidIn(a, -5)
            try await fixture.expectRefusal("draft.amount", of: draft)
        },
        Clause("refuses to overdraw an account, and changes nothing") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 1000)
            try await fixture.open(b, of: LedgerFixture.lee)
            let draft = try fixture.transferDraft("t", from: a, to: b, 1001, signature: 1)
            let error = try await fixture.expectRefusal("balance.insufficient", of: draft)
            try fixture.expect(
                error.message.contains("1 won"),
                "the missing amount is not reported"
            )
            try fixture.expect(try await fixture.balance(a), is: 1000)
            try fixture.expect(try await fixture.balance(b), is: 0)
        },
        Clause("checks balances at the end of a transaction, not after each leg") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            var draft = try fixture.depositDraft("in-and-out", to: a, 5)
            draft.legs = fixture.moved(from: a, to: AccountOpening.cash.id, 4) + draft.legs
            _ = try await fixture.ledger.post(draft)
            try fixture.expect(try await fixture.balance(a), is: 1)
            let lines = try await fixture.ledger.statement(of: a, from: nil, through: nil).lines
            try fixture.expect(lines.map(\.balance.won), is: [-4, 1])
            try await fixture.expectCleanAudit()
        },
        Clause("refuses a movement and a balance beyond the limits") { fixture in
            let most = Money.largestMovement.won
            try await fixture.open(a, of: LedgerFixture.kim, with: most)
            try await fixture.expectRefusal(
                "amount.large",
                of: fixture.depositDraft("large", to: a, most + 1)
            )
            var draft = try fixture.depositDraft("many", to: a, most)
            draft.legs = (1..<900).flatMap { _ in
                fixture.moved(from: AccountOpening.cash.id, to: a, most)
            }
            _ = try await fixture.ledger.post(draft)
            let rest = Money.largestBalance.won - 900 * most
            try await fixture.expectRefusal(
                "amount.balance",
                of: fixture.depositDraft("beyond", to: a, rest + 1)
            )
            _ = try await fixture.ledger.post(fixture.depositDraft("rest", to: a, rest))
            try fixture.expect(try await fixture.balance(a), is: Money.largestBalance.won)
            try await fixture.expectCleanAudit()
        },
        Clause("refuses an unknown account, and opening an account twice") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            try await fixture.expectRefusal(
                "account.unknown",
                of: fixture.depositDraft("d", to: b, 1)
            )
            var draft = try fixture.depositDraft("e", to: a, 1)
            draft.openings = [
                AccountOpening(id: a, kind: LedgerFixture.money, owner: LedgerFixture.kim)
            ]
            try await fixture.expectRefusal("account.exists", of: draft)
            let wrongCash = AccountKind("cash", normalSide: .credit)
            draft.openings = [
                AccountOpening(id: AccountOpening.cash.id, kind: wrongCash, owner: nil)
            ]
            try await fixture.expectRefusal("account.exists", of: draft)
        },
        Clause("refuses malformed names and texts") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            for name in ["", "has space", "한글", "line\nbreak", String(repeating: "x", count: 129)] {
                var draft = try fixture.depositDraft("d", to: a, 1)
                draft.openings = [
                    AccountOpening(id: AccountID(name), kind: LedgerFixture.money, owner: nil)
                ]
                try await fixture.expectRefusal("draft.name", of: draft)
            }
            var draft = try fixture.depositDraft("d", to: a, 1)
            draft.memo = "\u{1B}[31mred"
            try await fixture.expectRefusal("text.control", of: draft)
            draft.memo = String(repeating: "가", count: 201)
            try await fixture.expectRefusal("text.long", of: draft)
        },
        Clause("refuses drafts with its reserved purposes") { fixture in
            for purpose in [Purpose.dayClosing, .bookStart, .historyBreak] {
                let intent = try fixture.intent("mine", purpose)
                try await fixture.expectRefusal(
                    "draft.purpose",
                    of: TransactionDraft(intent, authority: .unneeded)
                )
            }
        },
        Clause("reverses an existing entry with another entry") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            var draft = try fixture.depositDraft("back", to: a, 1)
            draft.legs = fixture.moved(from: a, to: AccountOpening.cash.id, 10)
            draft.reverses = try IdempotencyID("back")
            try await fixture.expectRefusal("reverses.unknown", of: draft)
            draft.reverses = try IdempotencyID("open-1")
            _ = try await fixture.ledger.post(draft)
            try fixture.expect(try await fixture.balance(a), is: 0)
            try await fixture.expectCleanAudit()
        },
        Clause("numbers entries without a gap, and gives none a time before the last day closed") {
            fixture in
            var closed = fixture.clock.now()
            try await fixture.open(a, of: LedgerFixture.kim)
            var last = try await fixture.ledger.post(fixture.depositDraft("d0", to: a, 1))
            for (index, seconds) in [60, 0, -3600, 7200, -86_400 * 400, 1].enumerated() {
                fixture.clock.advance(bySeconds: Int64(seconds))
                if index == 3 {
                    try await fixture.ledger.closeDay(LedgerFixture.firstDay)
                    closed = fixture.clock.now()
                }
                let next = try await fixture.ledger.post(
                    fixture.depositDraft("d-\(index)", to: a, 1)
                )
                try fixture.expect(next.sequence, is: last.sequence + (index == 3 ? 2 : 1))
                try fixture.expect(next.time, is: max(fixture.clock.now(), closed))
                last = next
            }
            try await fixture.expectCleanAudit()
        },
        Clause("rehearses without writing") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            let before = try await fixture.ledger.audit()
            try await fixture.ledger.rehearse(fixture.depositDraft("d", to: a, 1))
            try fixture.expect(try await fixture.ledger.audit(), is: before)
            try fixture.expect(try await fixture.balance(a), is: 0)
        },
    ]
}
