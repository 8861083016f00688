import Bookkeeping
import LedgerInterface

extension LedgerContract {
    private static let a = AccountID("1")
    private static let b = AccountID("2")
    private static let key = RecordKey("thing", "one")

    static let records: [Clause] = [
        Clause("counts the versions of a record") { fixture in
            try fixture.expect(try await fixture.ledger.record(key), is: nil)
            try await fixture.set("1", .create(key, ["가": 1]))
            let first = try await fixture.existing(key)
            try fixture.expect(
                first,
                is: Record(key: key, value: #"{"가":1}"#, version: 1, linkedTo: nil)
            )
            try await fixture.set("2", .update(first, to: ["b": 2]))
            let second = try await fixture.existing(key)
            try fixture.expect(second.version, is: 2)
            try fixture.expect(second.value, is: #"{"b":2}"#)
            try await fixture.set("3", .remove(second))
            try fixture.expect(try await fixture.ledger.record(key), is: nil)
            try await fixture.expectCleanAudit()
        },
        Clause("keeps records of any length") { fixture in
            try await fixture.set("new", .create(key, ""))
            for length in [1, 511, 512, 513, 100_000] {
                let text = String(repeating: "x", count: length)
                let record = try await fixture.existing(key)
                try await fixture.set("\(length)", .update(record, to: text))
                try fixture.expect(try await fixture.existing(key).decode(), is: text)
            }
            try await fixture.expectCleanAudit()
        },
        Clause("refuses a change of an outdated version, also after a removal") { fixture in
            try await fixture.set("1", .create(key, 1))
            let first = try await fixture.existing(key)
            try await fixture.expectRefusal("record.changed") {
                try await fixture.set("again", .create(key, 2))
            }
            try await fixture.set("2", .update(first, to: 2))
            try await fixture.expectRefusal("record.changed") {
                try await fixture.set("3", .update(first, to: 3))
            }
            try await fixture.expectRefusal("record.changed") {
                try await fixture.set("3", .remove(first))
            }
            let second = try await fixture.existing(key)
            try await fixture.set("4", .remove(second))
            try await fixture.expectRefusal("record.changed") {
                try await fixture.set("5", .update(second, to: 5))
            }
            try await fixture.set("6", .create(key, 6))
            try await fixture.expectRefusal("record.changed") {
                try await fixture.set("7", .update(first, to: 7))
            }
            try fixture.expect(try await fixture.ledger.record(key)?.value, is: "6")
            try await fixture.expectCleanAudit()
        },
        Clause("changes records and balances in one transaction, or neither") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            var draft = try fixture.depositDraft("d", to: a, 1)
            draft.records = [try .create(key, 1)]
            draft.legs = fixture.moved(from: a, to: AccountOpening.cash.id, 11)
            try await fixture.expectRefusal("balance.insufficient", of: draft)
            try fixture.expect(try await fixture.ledger.record(key), is: nil)
            draft.legs = fixture.moved(from: a, to: AccountOpening.cash.id, 10)
            _ = try await fixture.ledger.post(draft)
            try fixture.expect(try await fixture.ledger.record(key)?.version, is: 1)
            try fixture.expect(try await fixture.balance(a), is: 0)
        },
        Clause("refuses two changes of a record in one transaction, and a record without a name") {
            fixture in
            try await fixture.expectRefusal("draft.record") {
                try await fixture.set("1", .create(key, 1), .create(key, 2))
            }
            try await fixture.expectRefusal("draft.name") {
                try await fixture.set("1", .create(RecordKey("thing", ""), 1))
            }
            try await fixture.expectRefusal("draft.name") {
                try await fixture.set("1", .create(RecordKey("", "one"), 1))
            }
        },
        Clause("finds linked records by account and collection") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            try await fixture.open(b, of: LedgerFixture.kim)
            try await fixture.set(
                "1",
                .create(RecordKey("thing", "z"), 1, linkedTo: a),
                .create(RecordKey("thing", "b"), 1, linkedTo: a),
                .create(RecordKey("box", "y"), 1, linkedTo: a),
                .create(RecordKey("thing", "c"), 1, linkedTo: b),
                .create(RecordKey("thing", "d"), 1)
            )
            let ledger = fixture.ledger
            let all = try await ledger.allRecords(in: "thing").map(\.key.name)
            try fixture.expect(all, is: ["b", "c", "d", "z"])
            let part = try await ledger.records(in: "thing", after: "b", limit: 2)
            try fixture.expect(part.map(\.key.name), is: ["c", "d"])
            let rest = try await ledger.records(in: "thing", after: "d", limit: 2)
            try fixture.expect(rest.map(\.key.name), is: ["z"])
            let some = try await ledger.records(linkedTo: a, in: "thing").map(\.key.name)
            try fixture.expect(some, is: ["b", "z"])
            let linked = try await ledger.records(linkedTo: a, in: nil).map(\.key.description)
            try fixture.expect(linked, is: ["box y", "thing b", "thing z"])
            try fixture.expect(try await ledger.allRecords(in: "none"), is: [])
            try await fixture.expectRefusal("account.unknown") {
                try await fixture.set("2", .create(key, 1, linkedTo: AccountID("none")))
            }
        },
        Clause("distinguishes names that only Unicode normalization makes equal") { fixture in
            let composed = RecordKey("thing", "\u{E9}")
            let decomposed = RecordKey("thing", "e\u{301}")
            try await fixture.set("1", .create(composed, 1))
            try await fixture.set("2", .create(decomposed, 2))
            try fixture.expect(try await fixture.ledger.record(composed)?.value, is: "1")
            try fixture.expect(try await fixture.ledger.record(decomposed)?.value, is: "2")
            try await fixture.expectCleanAudit()
        },
    ]
}
