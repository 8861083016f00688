import Bookkeeping

extension LedgerContract {
    private static let a = AccountID("1")
    private static let b = AccountID("2")
    private static let key = RecordKey("thing", "one")

    static let records: [Clause] = [
        Clause("keeps a record, its versions counted") { bench in
            try bench.expect(try await bench.ledger.record(key), is: nil)
            try await bench.set("1", .create(key, ["가": 1]))
            let first = try await bench.ledger.record(key)
            try bench.expect(
                first,
                is: Record(key: key, value: #"{"가":1}"#, version: 1, linkedTo: nil)
            )
            guard let first else { return }
            try await bench.set("2", .update(first, to: ["b": 2]))
            let second = try await bench.ledger.record(key)
            try bench.expect(second?.version, is: 2)
            try bench.expect(second?.value, is: #"{"b":2}"#)
            guard let second else { return }
            try await bench.set("3", .remove(second))
            try bench.expect(try await bench.ledger.record(key), is: nil)
            try await bench.expectAuditHolds()
        },
        Clause("refuses a change made from another version, also of a record made anew") { bench in
            try await bench.set("1", .create(key, 1))
            guard let first = try await bench.ledger.record(key) else { return }
            try await bench.expectRefusal("record.changed") {
                try await bench.set("again", .create(key, 2))
            }
            try await bench.set("2", .update(first, to: 2))
            try await bench.expectRefusal("record.changed") {
                try await bench.set("3", .update(first, to: 3))
            }
            try await bench.expectRefusal("record.changed") {
                try await bench.set("3", .remove(first))
            }
            guard let second = try await bench.ledger.record(key) else { return }
            try await bench.set("4", .remove(second))
            try await bench.expectRefusal("record.changed") {
                try await bench.set("5", .update(second, to: 5))
            }
            try await bench.set("6", .create(key, 6))
            try await bench.expectRefusal("record.changed") {
                try await bench.set("7", .update(first, to: 7))
            }
            try bench.expect(try await bench.ledger.record(key)?.value, is: "6")
            try await bench.expectAuditHolds()
        },
        Clause("changes records with the money or not at all") { bench in
            try await bench.open(a, of: LedgerFixture.kim, with: 10)
            var draft = try bench.depositDraft("d", to: a, 1)
            draft.records = [try .create(key, 1)]
            draft.legs = bench.moved(from: a, to: AccountOpening.cash.id, 11)
            try await bench.expectRefusal("balance.insufficient", of: draft)
            try bench.expect(try await bench.ledger.record(key), is: nil)
            draft.legs = bench.moved(from: a, to: AccountOpening.cash.id, 10)
            _ = try await bench.ledger.post(draft)
            try bench.expect(try await bench.ledger.record(key)?.version, is: 1)
            try bench.expect(try await bench.balance(a), is: 0)
        },
        Clause("refuses to change a record twice in one transaction, or one without a name") {
            bench in
            try await bench.expectRefusal("draft.record") {
                try await bench.set("1", .create(key, 1), .create(key, 2))
            }
            try await bench.expectRefusal("draft.name") {
                try await bench.set("1", .create(RecordKey("thing", ""), 1))
            }
            try await bench.expectRefusal("draft.name") {
                try await bench.set("1", .create(RecordKey("", "one"), 1))
            }
        },
        Clause("links records to accounts, and finds them by account and collection") { bench in
            try await bench.open(a, of: LedgerFixture.kim)
            try await bench.open(b, of: LedgerFixture.kim)
            try await bench.set(
                "1",
                .create(RecordKey("thing", "z"), 1, linkedTo: a),
                .create(RecordKey("thing", "b"), 1, linkedTo: a),
                .create(RecordKey("box", "y"), 1, linkedTo: a),
                .create(RecordKey("thing", "c"), 1, linkedTo: b),
                .create(RecordKey("thing", "d"), 1)
            )
            let ledger = bench.ledger
            let all = try await ledger.records(in: "thing", linkedTo: nil).map(\.key.name)
            try bench.expect(all, is: ["b", "c", "d", "z"])
            let some = try await ledger.records(in: "thing", linkedTo: a).map(\.key.name)
            try bench.expect(some, is: ["b", "z"])
            let linked = try await ledger.records(linkedTo: a).map(\.key.description)
            try bench.expect(linked, is: ["box y", "thing b", "thing z"])
            try bench.expect(try await ledger.records(in: "none", linkedTo: nil), is: [])
            try await bench.expectRefusal("account.unknown") {
                try await bench.set("2", .create(key, 1, linkedTo: AccountID("none")))
            }
        },
        Clause("tells names apart that Unicode takes for equal") { bench in
            let composed = RecordKey("thing", "\u{E9}")
            let decomposed = RecordKey("thing", "e\u{301}")
            try await bench.set("1", .create(composed, 1))
            try await bench.set("2", .create(decomposed, 2))
            try bench.expect(try await bench.ledger.record(composed)?.value, is: "1")
            try bench.expect(try await bench.ledger.record(decomposed)?.value, is: "2")
            try await bench.expectAuditHolds()
        },
    ]
}
