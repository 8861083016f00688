import Bookkeeping
import LedgerInterface

extension LedgerContract {
    private static let a = AccountID("1")
    private static let b = AccountID("2")
    private static let key = RecordKey("counter", "one")

    static let concurrency: [Clause] = [
        Clause("carries out concurrent requests with the same key once") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 100)
            try await fixture.open(b, of: LedgerFixture.lee)
            let draft = try fixture.transferDraft("t", from: a, to: b, 60, signature: 1)
            let receipts = try await withThrowingTaskGroup(of: Receipt.self) { group in
                for _ in 1...20 { group.addTask { try await fixture.ledger.post(draft) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            try fixture.expect(Set(receipts.map(\.sequence)).count, is: 1)
            try fixture.expect(receipts.filter { !$0.isRepeat }.count, is: 1)
            try fixture.expect(try await fixture.balance(b), is: 60)
        },
        Clause("never spends the same money twice in concurrent transfers") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 100)
            try await fixture.open(b, of: LedgerFixture.lee)
            let posted = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 1...20 {
                    let draft = try fixture.transferDraft(
                        "t\(number)",
                        from: a,
                        to: b,
                        30,
                        signature: number
                    )
                    group.addTask {
                        do {
                            _ = try await fixture.ledger.post(draft)
                            return true
                        } catch let error as BankError where error.code == "balance.insufficient" {
                            return false
                        }
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            try fixture.expect(posted, is: 3)
            try fixture.expect(try await fixture.balance(a), is: 10)
            try await fixture.expectCleanAudit()
        },
        Clause("keeps every concurrent change of a record when refused changes are retried") {
            fixture in
            try await fixture.set("0", .create(key, 0))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...20 {
                    group.addTask {
                        try await fixture.ledger.retryingConflicts {
                            let record = try await fixture.existing(key)
                            let count = try record.decode(as: Int.self)
                            try await fixture.set("\(number)", .update(record, to: count + 1))
                        }
                    }
                }
                try await group.waitForAll()
            }
            try fixture.expect(try await fixture.ledger.record(key)?.value, is: "20")
            try fixture.expect(try await fixture.ledger.record(key)?.version, is: 21)
            try await fixture.expectCleanAudit()
        },
    ]
}
