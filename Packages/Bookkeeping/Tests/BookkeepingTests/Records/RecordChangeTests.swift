import Bookkeeping
import Testing

@Suite("Change of a record")
struct RecordChangeTests {
    private struct Value: Codable, Equatable {
        var b = 1
        var a = "x/y"
    }

    private let key = RecordKey("note", "n")
    private let due = BusinessDate(dayNumber: 20_458)

    private func record() throws -> TypedRecord<Value> {
        try TypedRecord(
            Record(
                key: key,
                value: #"{"a":"x/y","b":1}"#,
                version: 4,
                linkedTo: AccountID("1"),
                due: due
            )
        )
    }

    @Test("equal values are written as equal text, with sorted keys and plain slashes")
    func text() throws {
        #expect(try RecordChange.create(key, Value()).value == #"{"a":"x/y","b":1}"#)
        #expect(try record().value == Value())
    }

    @Test("each change replaces the version that was read, and keeps what it does not change")
    func changes() throws {
        var record = try record()
        record.value.b = 2
        let text = #"{"a":"x/y","b":2}"#
        let cases: [(RecordChange, String?, AccountID?, BusinessDate?)] = [
            (try record.update(), text, AccountID("1"), due),
            (try record.update(due: due.next), text, AccountID("1"), due.next),
            (try record.update(due: nil), text, AccountID("1"), nil),
            (try record.unlink(), text, nil, nil),
            (record.remove(), nil, AccountID("1"), nil),
        ]
        for (change, value, link, due) in cases {
            #expect(change.key == key && change.replacing == 4)
            #expect(change.value == value && change.linkedTo == link && change.due == due)
        }
        let new = try RecordChange.create(key, Value(), linkedTo: AccountID("2"), due: due)
        #expect(new.replacing == 0 && new.linkedTo == AccountID("2") && new.due == due)
    }

    @Test("a record with another form is unreadable, and the error names it")
    func unreadable() {
        for value in ["", "{}", #"{"a":1,"b":1}"#] {
            let record = Record(key: key, value: value, version: 1, linkedTo: nil)
            let error = #expect(throws: BankError.self) { try record.decode(as: Value.self) }
            #expect(error?.code == "record.unreadable")
            #expect(error?.message.contains("'note n'") == true)
        }
    }

    @Test("keys sort by the bytes of collection and name")
    func order() {
        let keys = [("a", "z"), ("b", "B"), ("b", "a"), ("b", "b"), ("b", "\u{E9}")]
            .map { RecordKey($0.0, $0.1) }
        for (i, a) in keys.enumerated() {
            for (j, b) in keys.enumerated() { #expect(a.precedesInBytes(b) == (i < j)) }
        }
    }
}
