import Synchronization
import Testing

@testable import Bookkeeping

@Suite("Records of a posted draft")
struct RecordPostingTests {
    private var bank: FakeBank
    private let key = RecordKey("note", "n")

    init() throws {
        bank = try FakeBank()
        try bank.openAccount("1")
        try bank.post(
            bank.note(try .create(key, "one", linkedTo: AccountID("1"), due: date(3)))
        )
    }

    private func date(_ day: Int) -> BusinessDate { BusinessDate(dayNumber: 20_458 + day) }

    private func record() throws -> Record { try #require(bank.book.record(key)) }

    @Test("a change writes the next version, with the digest of the value, the link and the date")
    mutating func versions() throws {
        let record = try record()
        #expect(record.version == 1)
        let cases: [(RecordChange, String?, AccountID?, BusinessDate?, keepsLink: Bool)] = [
            (try .update(record, to: "two"), "\"two\"", record.linkedTo, date(3), true),
            (
                try .update(record, to: "two", due: date(4)), "\"two\"", record.linkedTo, date(4),
                true
            ),
            (try .update(record, to: "two", due: nil), "\"two\"", record.linkedTo, nil, true),
            (try .unlink(record, "two"), "\"two\"", nil, nil, false),
            (.remove(record), nil, record.linkedTo, nil, true),
        ]
        for (change, value, link, due, keepsLink) in cases {
            let write = try #require(try bank.posting(of: bank.note(change)).records.first)
            let expected = RecordVersion(
                key: key,
                version: 2,
                digest: value.map { SHA256.digest(of: $0.utf8) },
                linkedTo: link,
                due: due
            )
            #expect(write.version == expected)
            #expect(write.value == value)
            #expect(write.keepsLink == keepsLink)
            #expect(!write.isSecret)
        }
    }

    @Test("a rule reads the values of the book and of the change, not those of the draft's record")
    mutating func decodedValues() throws {
        let seen = Mutex<[String]>([])
        let rules = AuthorityRule(Purpose("note.set"), by: .unneeded, changing: ["note"]) {
            let changed = try $0.transition(in: "note")
            for record in [changed.before, changed.after].compactMap(\.self) {
                seen.withLock { [value = try record.decode(as: String.self)] in $0.append(value) }
            }
        }
        let change = try TypedRecord<String>(try record()).update()
        // A book whose record was edited, with the same version.
        let edited = Record(
            key: key,
            value: "\"edited\"",
            version: 1,
            linkedTo: AccountID("1"),
            due: date(3)
        )
        bank.book.records[key]?.present = edited
        let draft = TransactionDraft(
            Intent(id: .random(), purpose: Purpose("note.set"), content: [:]),
            records: [change]
        )
        let check = AuthorityCheck(
            issuer: bank.issuer,
            verifier: FakeVerifier(),
            rules: try AuthorityRules([rules])
        )
        _ = try PostingRules.posting(of: draft, under: check, in: bank.book, at: bank.now)
        #expect(seen.withLock(\.self) == ["edited", "one"])
    }

    @Test("a new record begins at version 1, and after a removal continues the versions")
    mutating func newRecords() throws {
        let other = RecordKey("note", "other")
        let first = try bank.posting(of: bank.note(try .create(other, 1)))
        #expect(first.entry.records.map(\.version) == [1])
        #expect(first.records.map(\.keepsLink) == [false])
        try bank.post(bank.note(.remove(try record())))
        #expect(bank.book.record(key) == nil)
        let again = try bank.posting(of: bank.note(try .create(key, 1)))
        #expect(again.entry.records.map(\.version) == [3])
    }

    @Test("a change of another version than the present one is refused")
    mutating func outdated() throws {
        let first = try record()
        try bank.post(bank.note(try .update(first, to: "two")))
        for change in [
            try RecordChange.update(first, to: "three"), .remove(first), try .create(key, "new"),
            try .unlink(first, "three"),
        ] {
            #expect(try bank.refusal(of: bank.note(change)) == "record.changed")
        }
        let second = try record()
        try bank.post(bank.note(.remove(second)))
        #expect(try bank.refusal(of: bank.note(.remove(second))) == "record.changed")
        #expect(try bank.refusal(of: bank.note(try .create(key, "new"))) == nil)
    }

    @Test("a draft is refused when a record that it read has changed, or the day")
    mutating func reads() throws {
        let missing = RecordKey("note", "missing")
        let day = bank.book.head.businessDate
        let cases: [([RecordKey: Int64], BusinessDate?, String?)] = [
            ([key: 1, missing: 0], day, nil),
            ([key: 2], nil, "record.changed"),
            ([key: 0], nil, "record.changed"),
            ([missing: 1], nil, "record.changed"),
            ([:], day.next, "record.changed"),
            ([:], day.advanced(by: -1), "record.changed"),
        ]
        for (reads, date, code) in cases {
            var draft = bank.note()
            draft.reads = reads
            draft.date = date
            #expect(try bank.refusal(of: draft) == code)
        }
    }

    @Test("an outdated record is refused before anything that it may have caused")
    mutating func order() throws {
        var draft = bank.note(try .create(key, 1, linkedTo: AccountID("unknown")))
        draft.closings = [AccountID("unknown")]
        #expect(try bank.refusal(of: draft) == "record.changed")
    }

    @Test("a removal ignores the account of the record, also a closed one")
    mutating func removal() throws {
        let record = try record()
        let page = try #require(bank.book.pages[AccountID("1")])
        bank.book.pages[AccountID("1")]?.account = Account(
            id: AccountID("1"),
            kind: page.account.kind,
            owner: page.account.owner,
            opened: page.account.opened,
            closed: page.account.opened
        )
        #expect(try bank.refusal(of: bank.note(try .update(record, to: 2))) == "account.closed")
        #expect(try bank.refusal(of: bank.note(.remove(record))) == nil)
    }

    @Test("the value of a secret is written without a copy for the history")
    mutating func secrets() throws {
        let write = try #require(bank.book.postings[1].records.first)
        #expect(write.isSecret)
        #expect(write.value == "\"key of anna\"")
    }

    @Test("records, openings, closings and holds of an entry are in the order of their bytes")
    mutating func sorting() throws {
        let names = ["b", "B", "é", "a"]
        let draft = bank.note(
            try .create(RecordKey("payment", "0"), 0),
            try .create(RecordKey("note", names[0]), 0),
            try .create(RecordKey("note", names[1]), 1),
            try .create(RecordKey("note", names[2]), 2),
            try .create(RecordKey("note", names[3]), 3)
        )
        let posting = try bank.posting(of: draft)
        #expect(posting.entry.records.map(\.key.name) == ["B", "a", "b", "é", "0"])
        #expect(posting.records.map(\.value) == ["1", "3", "0", "2", "0"])
        let accounts = ["b", "a", "B"].map { AccountID($0) }
        let entry = posting.entry.with(
            openings: accounts.map { AccountOpening(id: $0, kind: FakeBank.deposit, owner: nil) },
            closings: accounts,
            holds: accounts.map {
                Hold(id: HoldID($0.rawValue), account: AccountID("1"), amount: 1)
            }
        )
        #expect(entry.openings.map(\.id.rawValue) == ["B", "a", "b"])
        #expect(entry.closings.map(\.rawValue) == ["B", "a", "b"])
        #expect(entry.holds.map(\.id.rawValue) == ["B", "a", "b"])
    }
}
