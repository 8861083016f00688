import Bookkeeping
import Testing

@Suite("Canonical form of an entry")
struct CanonicalEntryTests {
    /// The parts of an entry, none of which has its default value.
    private struct Parts {
        var sequence = Int64(7)
        var date = BusinessDate(dayNumber: 20_458)
        var time = Timestamp(milliseconds: 1_767_571_200_000)
        var id = "id-1"
        var purpose = "account.transfer"
        var content = ["to": "2", "from": "1"]
        var result = ["number": "3"]
        var authority = EntryAuthority.customer(
            CustomerID("C1"),
            CustomerSignature(value: "0a", parameters: ["amount": "5", "preview": "a\nb"])
        )
        var legs: [Leg] = [
            .debit(AccountID("1"), Money(won: 5), "out"),
            .credit(AccountID("2"), Money(won: 5), "입금"),
        ]
        var openings = [
            AccountOpening(
                id: AccountID("2"),
                kind: AccountKind("kind", normalSide: .credit),
                owner: CustomerID("C1")
            ),
            AccountOpening(
                id: AccountID("bank/cash"),
                kind: AccountKind("cash", normalSide: .debit, mayBeNegative: true),
                owner: nil
            ),
        ]
        var closings = [AccountID("1")]
        var records = [
            RecordVersion(
                key: RecordKey("card", "c"),
                version: 1,
                digest: SHA256.digest(of: []),
                linkedTo: AccountID("1"),
                due: BusinessDate(dayNumber: 20_459)
            ),
            RecordVersion(key: RecordKey("card", "d"), version: 2, digest: nil, linkedTo: nil),
        ]
        var holds = [Hold(id: HoldID("h"), account: AccountID("1"), amount: Money(won: 0))]
        var memo = "memo"
        var reverses: IdempotencyID? = IdempotencyID(unchecked: "id-0")

        var entry: LedgerEntry {
            get throws {
                LedgerEntry(
                    sequence: sequence,
                    date: date,
                    time: time,
                    intent: Intent(
                        id: try IdempotencyID(id),
                        purpose: Purpose(purpose),
                        content: content
                    ),
                    result: result,
                    authority: authority,
                    legs: legs,
                    openings: openings,
                    closings: closings,
                    records: records,
                    holds: holds,
                    memo: memo,
                    reverses: reverses
                )
            }
        }
    }

    @Test("the canonical form has every part but the sequence number")
    func text() throws {
        let expected = """
            {"authority":{"customer":"C1","kind":"customer","signature":"0a",\
            "signed":{"amount":"5","preview":"a\\nb"}},"closings":["1"],\
            "content":{"from":"1","to":"2"},"date":"2026-01-05","format":"modularbank-entry-1",\
            "holds":[{"account":"1","amount":0,"id":"h"}],"id":"id-1",\
            "legs":[{"account":"1","amount":5,"side":"debit","text":"out"},\
            {"account":"2","amount":5,"side":"credit","text":"입금"}],"memo":"memo",\
            "openings":[{"id":"2","kind":"kind","mayBeNegative":false,"normalSide":"credit",\
            "owner":"C1"},{"id":"bank/cash","kind":"cash","mayBeNegative":true,\
            "normalSide":"debit"}],"purpose":"account.transfer","records":[{"collection":"card",\
            "digest":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",\
            "due":"2026-01-06","linkedTo":"1","name":"c","version":1},{"collection":"card",\
            "name":"d","version":2}],"result":{"number":"3"},"reverses":"id-0",\
            "time":1767571200000}
            """
        let entry = try Parts().entry
        #expect(String(decoding: entry.canonicalBytes, as: UTF8.self) == expected)
        #expect(entry.leafHash == MerkleTree.leafHash(of: entry.canonicalBytes))
        #expect(entry.logOrigin == "modularbank/" + entry.leafHash.description.prefix(16))
        var later = Parts()
        later.sequence = 8
        #expect(try later.entry.leafHash == entry.leafHash)
    }

    @Test("two books that start in the same millisecond have logs with different names")
    func origins() throws {
        let starts = (1...2).map { _ in
            Posting.start(
                on: BusinessDate(dayNumber: 20_000),
                at: Timestamp(milliseconds: 1),
                nonce: .random()
            )
        }
        #expect(starts[0].entry.logOrigin != starts[1].entry.logOrigin)
    }

    @Test("the canonical form is canonical JSON for each kind of authority")
    func form() throws {
        let authorities: [EntryAuthority] = [
            .none, .bank("SafeBox"), try Parts().entry.authority,
        ]
        let texts = [
            #"{"kind":"none"}"#, #"{"holder":"SafeBox","kind":"bank"}"#,
            #"{"customer":"C1","kind":"customer","signature":"0a","signed":"#,
        ]
        for (authority, text) in zip(authorities, texts) {
            var parts = Parts()
            parts.authority = authority
            parts.reverses = nil
            let bytes = try parts.entry.canonicalBytes
            #expect(CanonicalJSON(bytes) != nil)
            #expect(String(decoding: bytes, as: UTF8.self).hasPrefix(#"{"authority":"# + text))
        }
    }

    @Test("the leaf changes with each part of the entry")
    func coverage() throws {
        let changes: [(inout Parts) -> Void] = [
            { _ in }, { $0.date = $0.date.next }, { $0.time = $0.time.advanced(bySeconds: 1) },
            { $0.id = "id-2" }, { $0.purpose = "account.withdraw" }, { $0.content = [:] },
            { $0.content["to"] = "3" }, { $0.result = [:] },
            { ($0.content, $0.result) = ($0.result, $0.content) },
            { $0.authority = .none }, { $0.authority = .bank("C1") },
            {
                let signature = CustomerSignature(value: "0a", parameters: [:])
                $0.authority = .customer(CustomerID("C1"), signature)
            },
            { $0.legs = [] }, { $0.legs.reverse() }, { $0.legs.removeLast() },
            { $0.legs[0] = .debit(AccountID("1"), Money(won: 6), "out") },
            { $0.legs[0] = .debit(AccountID("1"), Money(won: 5), "in") },
            { $0.legs[0] = .credit(AccountID("1"), Money(won: 5), "out") },
            { $0.legs[0] = .debit(AccountID("3"), Money(won: 5), "out") },
            { $0.openings = [] }, { $0.openings.removeLast() }, { $0.closings = [] },
            { $0.closings.append(AccountID("2")) }, { $0.records = [] },
            { $0.records.removeLast() }, { $0.holds = [] }, { $0.memo = "" },
            { $0.memo = "mem\u{F6}" }, { $0.memo = "memo\u{308}" }, { $0.reverses = nil },
            { $0.reverses = IdempotencyID(unchecked: "id-1") },
        ]
        var hashes: Set<SHA256Digest> = []
        for (index, change) in changes.enumerated() {
            var parts = Parts()
            change(&parts)
            #expect(hashes.insert(try parts.entry.leafHash).inserted, "change \(index)")
        }
    }

    @Test("the leaf ignores the order of openings, closings, records and holds")
    func order() throws {
        var parts = Parts()
        parts.closings = ["2", "1", "10"].map { AccountID($0) }
        parts.holds.append(Hold(id: HoldID("a"), account: AccountID("1"), amount: Money(won: 1)))
        let hash = try parts.entry.leafHash
        parts.openings.reverse()
        parts.closings.reverse()
        parts.records.reverse()
        parts.holds.reverse()
        #expect(try parts.entry.leafHash == hash)
    }
}
