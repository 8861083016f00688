import Bookkeeping
import LedgerInterface

extension LedgerContract {
    private static let a = AccountID("1")
    private static let b = AccountID("2")
    private static let key = RecordKey("counter", "one")

    static let simultaneity: [Clause] = [
        Clause("does the same thing once, however many ask at the same moment") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 100)
            try await bench.open(b, of: LedgerFixture.lee)
            let draft = try bench.transferDraft("t", from: a, to: b, 60, signature: 1)
            let receipts = try await withThrowingTaskGroup(of: Receipt.self) { group in
                for _ in 1...20 { group.addTask { try await bench.ledger.post(draft) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            try bench.expect(Set(receipts.map(\.sequence)).count, is: 1)
            try bench.expect(receipts.filter { !$0.isRepeat }.count, is: 1)
            try bench.expect(try await bench.balance(b), is: 60)
        },
        Clause("lets nobody spend the same won twice") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 100)
            try await bench.open(b, of: LedgerFixture.lee)
            let posted = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 1...20 {
                    let draft = try bench.transferDraft(
                        "t\(number)",
                        from: a,
                        to: b,
                        30,
                        signature: number
                    )
                    group.addTask {
                        do {
                            _ = try await bench.ledger.post(draft)
                            return true
                        } catch let error as BankError where error.code == "balance.insufficient" {
                            return false
                        }
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            try bench.expect(posted, is: 3)
            try bench.expect(try await bench.balance(a), is: 10)
            try await bench.expectAuditHolds()
        },
        Clause("loses no change of a record when those refused start over") { bench in
            try await bench.set("0", .create(key, 0))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...20 {
                    group.addTask {
                        try await bench.ledger.retryingConflicts {
                            guard let record = try await bench.ledger.record(key) else { return }
                            let count = try record.decode(as: Int.self)
                            try await bench.set("\(number)", .update(record, to: count + 1))
                        }
                    }
                }
                try await group.waitForAll()
            }
            try bench.expect(try await bench.ledger.record(key)?.value, is: "20")
            try bench.expect(try await bench.ledger.record(key)?.version, is: 21)
            try await bench.expectAuditHolds()
        },
    ]
}
