import Bookkeeping
import LedgerInterface

extension LedgerContract {
    private static let a = AccountID("1")
    private static let today = LedgerFixture.firstDay

    static let batches: [Clause] = [
        Clause("posts drafts together, and accepts or refuses each draft separately") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            var overdraft = try fixture.depositDraft("2", to: a, 11)
            overdraft.legs = fixture.moved(from: a, to: AccountOpening.cash.id, 1_000)
            let results = try await fixture.ledger.post([
                fixture.depositDraft("1", to: a, 1),
                overdraft,
                fixture.depositDraft("1", to: a, 1),
                fixture.depositDraft("1", to: a, 5),
                fixture.depositDraft("3", to: a, 100),
            ])
            let answers = results.map { result in
                switch result {
                case .success(let receipt): receipt.isRepeat ? "repeat" : "posted"
                case .failure(let error): error.code
                }
            }
            try fixture.expect(
                answers,
                is: ["posted", "balance.insufficient", "repeat", "idempotency.conflict", "posted"]
            )
            try fixture.expect(try await fixture.balance(a), is: 111)
            try await fixture.expectCleanAudit()
            try fixture.expect(try await fixture.ledger.post([]).count, is: 0)
        },
        Clause("posts drafts together when each draft builds on the drafts before it") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            let hold = Hold(id: HoldID("1/hold1"), account: a, amount: Money(won: 8))
            func withdrawal(_ id: String, _ won: Int64) throws -> TransactionDraft {
                var draft = try fixture.depositDraft(id, to: a, won)
                draft.legs = fixture.moved(from: a, to: AccountOpening.cash.id, won)
                return draft
            }
            let closing = TransactionDraft(
                try fixture.intent("close", LedgerFixture.closing),
                closings: [a]
            )
            let results = try await fixture.ledger.post([
                fixture.depositDraft("in", to: a, 10),
                fixture.holdDraft("hold", .place(hold.id, on: a, hold.amount)),
                withdrawal("held", 3),
                withdrawal("out", 2),
                fixture.holdDraft("end", .lower(hold, to: .zero)),
                withdrawal("rest", 8),
                fixture.sign(closing, from: a, to: a, 0, signature: 1),
                fixture.depositDraft("late", to: a, 1),
            ])
            let refused = results.map { result in
                if case .failure(let error) = result { error.code } else { "" }
            }
            try fixture.expect(
                refused,
                is: ["", "", "balance.insufficient", "", "", "", "", "account.closed"]
            )
            try fixture.expect(try await fixture.balance(a), is: 0)
            try await fixture.expectCleanAudit()
        },
        Clause("returns due records page by page, sorted by date and name") { fixture in
            for (name, days) in [("c", 0), ("b", 1), ("a", 1), ("d", 2), ("e", 9)] {
                let key = RecordKey("box", name)
                try await fixture.set(name, .create(key, 1, due: today.advanced(by: days)))
            }
            try await fixture.set("never", .create(RecordKey("box", "never"), 1))
            try await fixture.set("other", .create(RecordKey("thing", "x"), 1, due: today))
            for size in 1...5 {
                var names: [String] = []
                var last: Record?
                repeat {
                    let page = try await fixture.ledger.records(
                        in: "box",
                        dueBy: today.advanced(by: 2),
                        after: last,
                        limit: size
                    )
                    try fixture.expect(page.count <= size, "the page is too long")
                    names += page.map(\.key.name)
                    last = page.last
                } while last != nil
                try fixture.expect(names, is: ["c", "a", "b", "d"])
            }
        },
        Clause(
            "posts one transaction for each due record, even if another record changes meanwhile"
        ) {
            fixture in
            for name in ["a", "b", "c"] {
                try await fixture.set(name, .create(RecordKey("box", name), 0, due: today))
            }
            func pay() async throws -> DueWork {
                try await fixture.ledger.forEachDue(in: "box", through: today, pageSize: 2) {
                    record in
                    if record.key.name == "b", record.version == 1 {
                        // Another process changes the record meanwhile.
                        try await fixture.set("meanwhile", .update(record, to: 5, due: today))
                    }
                    return TransactionDraft(
                        try fixture.intent("pay-\(record.key.name)", LedgerFixture.setting),
                        authority: .unneeded,
                        records: [try .update(record, to: record.decode(as: Int.self) + 1)]
                    )
                }
            }
            try fixture.expect(try await pay(), is: DueWork(count: 3))
            try fixture.expect(try await pay(), is: DueWork())
            try fixture.expect(try await fixture.existing(RecordKey("box", "b")).value, is: "6")
            try await fixture.expectCleanAudit()
        },
        Clause("posts the other due records when one record is refused, and returns the refusal") {
            fixture in
            for name in ["a", "b", "c"] {
                try await fixture.set(name, .create(RecordKey("box", name), 0, due: today))
            }
            let work = try await fixture.ledger.forEachDue(in: "box", through: today, pageSize: 2) {
                record in
                guard record.key.name != "b" else {
                    throw BankError(.badData, code: "box.bad", "the box cannot be read")
                }
                return TransactionDraft(
                    try fixture.intent("pay-\(record.key.name)", LedgerFixture.setting),
                    authority: .unneeded,
                    records: [try .update(record, to: 1)],
                    memo: record.key.name == "c" ? "a\u{0}b" : ""
                )
            }
            try fixture.expect(work.count, is: 1)
            try fixture.expect(work.refusal?.code, is: "box.bad")
            let damaged = BankError(.unreadableBook, code: "book.damaged", "the disk failed")
            var code: String?
            do {
                _ = try await fixture.ledger.forEachDue(in: "box", through: today, pageSize: 2) {
                    _ in throw damaged
                }
            } catch let error as BankError {
                code = error.code
            }
            try fixture.expect(code, is: "book.damaged")
            try fixture.expect(try await fixture.existing(RecordKey("box", "a")).value, is: "1")
            try await fixture.expectCleanAudit()
        },
        Clause("returns the closing balances of an account on closed days") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            for day in 0..<6 {
                for number in 0..<(day.isMultiple(of: 2) ? 2 : 0) {
                    let draft = try fixture.depositDraft("\(day)-\(number)", to: a, 5)
                    _ = try await fixture.ledger.post(draft)
                }
                try await fixture.ledger.closeDay(today.advanced(by: day))
            }
            let all = [20, 20, 30, 30, 40, 40]
            for first in 0..<6 {
                for last in first..<6 {
                    let balances = try await fixture.ledger.closingBalances(
                        of: a,
                        on: today.advanced(by: first)...today.advanced(by: last)
                    )
                    let opening = Int64(first == 0 ? 0 : all[first - 1])
                    try fixture.expect(balances.opening.won, is: opening)
                    let changes = (first...last).filter { $0.isMultiple(of: 2) }
                    try fixture.expect(
                        balances.changes,
                        is: changes.map {
                            ClosingBalances.Change(
                                date: today.advanced(by: $0),
                                balance: Money(won: Int64(all[$0]))
                            )
                        }
                    )
                }
            }
        },
    ]
}
