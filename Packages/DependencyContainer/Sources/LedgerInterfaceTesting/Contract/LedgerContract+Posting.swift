import Bookkeeping

extension LedgerContract {
    private static let a = AccountID("1")
    private static let b = AccountID("2")

    static let posting: [Clause] = [
        Clause("moves money, and says so in a receipt") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 1000)
            var draft = try bench.depositDraft("pay", to: a, 234)
            draft.result = ["told": "yes"]
            draft.memo = "월급"
            let receipt = try await bench.ledger.post(draft)
            try bench.expect(receipt.sequence, is: 3)
            try bench.expect(receipt.date, is: LedgerFixture.firstDay)
            try bench.expect(receipt.intent, is: draft.intent)
            try bench.expect(receipt.result, is: ["told": "yes"])
            try bench.expect(receipt.isRepeat, is: false)
            try bench.expect(try await bench.balance(a), is: 1234)
            // What the till has grows by a debit, and a deposit debits it.
            try bench.expect(try await bench.balance(AccountOpening.cash.id), is: 1234)
            try await bench.expectAuditHolds()
        },
        Clause("refuses debits that are not credits, and amounts not above zero") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 1000)
            var draft = try bench.depositDraft("x", to: a, 5)
            draft.legs.removeLast()
            try await bench.expectRefusal("draft.unbalanced", of: draft)
            draft.legs = bench.paidIn(a, 0)
            try await bench.expectRefusal("draft.amount", of: draft)
            draft.legs = bench.paidIn(a, -5)
            try await bench.expectRefusal("draft.amount", of: draft)
        },
        Clause("refuses to take more than there is, all of it or nothing") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 1000)
            try await bench.open(b, of: LedgerFixture.lee)
            let draft = try bench.transferDraft("t", from: a, to: b, 1001, signature: 1)
            let error = try await bench.expectRefusal("balance.insufficient", of: draft)
            try bench.expect(error.message.contains("1 won"), "it does not say how much is missing")
            try bench.expect(try await bench.balance(a), is: 1000)
            try bench.expect(try await bench.balance(b), is: 0)
        },
        Clause("counts only the end of a transaction, whatever the order of its legs") { bench in
            try await bench.open(a, of: LedgerFixture.kim)
            var draft = try bench.depositDraft("in-and-out", to: a, 5)
            draft.legs = bench.moved(from: a, to: AccountOpening.cash.id, 4) + draft.legs
            _ = try await bench.ledger.post(draft)
            try bench.expect(try await bench.balance(a), is: 1)
            let lines = try await bench.ledger.statement(of: a, from: nil, through: nil).lines
            try bench.expect(lines.map(\.balance.won), is: [-4, 1])
            try await bench.expectAuditHolds()
        },
        Clause("counts to the last won that an integer holds, and not beyond") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: .max)
            try await bench.expectRefusal(
                "amount.overflow",
                of: bench.depositDraft("more", to: a, 1)
            )
            try bench.expect(try await bench.balance(a), is: .max)
            try await bench.expectAuditHolds()
        },
        Clause("refuses unknown accounts, and to open one twice") { bench in
            try await bench.open(a, of: LedgerFixture.kim)
            try await bench.expectRefusal(
                "account.unknown",
                of: bench.depositDraft("d", to: b, 1)
            )
            var draft = try bench.depositDraft("e", to: a, 1)
            draft.openings = [
                AccountOpening(id: a, kind: LedgerFixture.money, owner: LedgerFixture.kim)
            ]
            try await bench.expectRefusal("account.exists", of: draft)
            let wrongCash = AccountKind("cash", normalSide: .credit)
            draft.openings = [
                AccountOpening(id: AccountOpening.cash.id, kind: wrongCash, owner: nil)
            ]
            try await bench.expectRefusal("account.exists", of: draft)
        },
        Clause("refuses names that are none, and texts that cannot be kept") { bench in
            try await bench.open(a, of: LedgerFixture.kim)
            for name in ["", "has space", "한글", "line\nbreak", String(repeating: "x", count: 129)] {
                var draft = try bench.depositDraft("d", to: a, 1)
                draft.openings = [
                    AccountOpening(id: AccountID(name), kind: LedgerFixture.money, owner: nil)
                ]
                try await bench.expectRefusal("draft.name", of: draft)
            }
            var draft = try bench.depositDraft("d", to: a, 1)
            draft.memo = "\u{1B}[31mred"
            try await bench.expectRefusal("text.control", of: draft)
            draft.memo = String(repeating: "가", count: 201)
            try await bench.expectRefusal("text.long", of: draft)
        },
        Clause("keeps its own purposes for itself") { bench in
            for purpose in [Purpose.dayClosing, .bookStart] {
                let intent = try bench.intent("mine", purpose)
                try await bench.expectRefusal(
                    "draft.purpose",
                    of: TransactionDraft(intent, authority: .unneeded)
                )
            }
        },
        Clause("reverses an entry that it has, by another entry") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 10)
            var draft = try bench.depositDraft("back", to: a, 1)
            draft.legs = bench.moved(from: a, to: AccountOpening.cash.id, 10)
            draft.reverses = 3
            try await bench.expectRefusal("reverses.unknown", of: draft)
            draft.reverses = 0
            try await bench.expectRefusal("reverses.unknown", of: draft)
            draft.reverses = 2
            _ = try await bench.ledger.post(draft)
            try bench.expect(try await bench.balance(a), is: 0)
            try await bench.expectAuditHolds()
        },
        Clause("numbers entries without a gap, at times that only grow") { bench in
            try await bench.open(a, of: LedgerFixture.kim)
            var last = try await bench.ledger.post(bench.depositDraft("d0", to: a, 1))
            for (index, seconds) in [60, 0, -3600, -86_400 * 400, 1].enumerated() {
                bench.clock.advance(bySeconds: Int64(seconds))
                let next = try await bench.ledger.post(bench.depositDraft("d-\(index)", to: a, 1))
                try bench.expect(next.sequence, is: last.sequence + 1)
                try bench.expect(next.time > last.time, "\(next.time) is not after \(last.time)")
                last = next
            }
            try await bench.expectAuditHolds()
        },
        Clause("rehearses without writing") { bench in
            try await bench.open(a, of: LedgerFixture.kim)
            let before = try await bench.ledger.audit()
            try await bench.ledger.rehearse(bench.depositDraft("d", to: a, 1))
            try bench.expect(try await bench.ledger.audit(), is: before)
            try bench.expect(try await bench.balance(a), is: 0)
        },
    ]
}
