import Testing

@testable import Bookkeeping

@Suite("Digest of a draft")
struct DraftDigestTests {
    private static let account = AccountID("1-1")

    private static func draft() throws -> TransactionDraft {
        let kind = AccountKind("deposit", normalSide: .credit)
        return TransactionDraft(
            Intent(
                id: IdempotencyID(unchecked: "id"),
                purpose: Purpose("test"),
                content: ["a": "e\u{301}", "b": "2"]
            ),
            legs: [
                .debit(AccountOpening.cash.id, Money(won: 5), "in"),
                .credit(account, Money(won: 5), "in"),
            ],
            openings: [
                AccountOpening(id: account, kind: kind, owner: CustomerID("C1")),
                AccountOpening(id: AccountID("0-0"), kind: kind, owner: CustomerID("C1")),
            ],
            closings: [AccountID("9"), AccountID("8")],
            records: [
                try .create(RecordKey("b", "1"), "value", linkedTo: account),
                try .create(RecordKey("a", "1"), "value", due: BusinessDate(dayNumber: 1)),
            ],
            memo: "memo",
            reverses: IdempotencyID(unchecked: "reversed"),
            result: ["number": "1"]
        )
    }

    private static func entry(of draft: TransactionDraft) -> LedgerEntry {
        LedgerEntry(
            sequence: 7,
            date: BusinessDate(dayNumber: 3),
            time: Timestamp(milliseconds: 1),
            intent: draft.intent,
            result: draft.result,
            authority: .none,
            legs: draft.legs,
            openings: draft.openings + [.cash],
            closings: draft.closings,
            records: draft.records.map {
                RecordVersion(
                    key: $0.key,
                    version: 4,
                    digest: $0.value.map { SHA256.digest(of: $0.utf8) },
                    linkedTo: $0.linkedTo,
                    due: $0.due
                )
            },
            memo: draft.memo,
            reverses: draft.reverses
        )
    }

    /// Changes of one part of a draft each.
    private static let changes: [@Sendable (inout TransactionDraft) throws -> Void] = [
        { $0.memo = "other" },
        { $0.reverses = nil },
        { $0.result = [:] },
        { $0.result = ["number": "2"] },
        { $0.closings.removeLast() },
        { $0.closings[0] = AccountID("7") },
        { $0.legs.swapAt(0, 1) },
        { $0.legs.removeLast() },
        { $0.legs[1] = .debit(account, Money(won: 5), "in") },
        { $0.legs[1] = .credit(account, Money(won: 6), "in") },
        { $0.legs[1] = .credit(account, Money(won: 5), "out") },
        { $0.legs[1] = .credit(AccountID("1-2"), Money(won: 5), "in") },
        { $0.openings.removeFirst() },
        { $0.openings[0] = $0.openings[0].with(owner: CustomerID("C2")) },
        { $0.openings[0] = $0.openings[0].with(owner: nil) },
        { $0.openings[0] = $0.openings[0].with(kind: AccountKind("other", normalSide: .credit)) },
        { $0.openings[0] = $0.openings[0].with(kind: AccountKind("deposit", normalSide: .debit)) },
        {
            let kind = AccountKind("deposit", normalSide: .credit, mayBeNegative: true)
            $0.openings[0] = $0.openings[0].with(kind: kind)
        },
        { $0.records.removeLast() },
        { $0.records[0] = try .create(RecordKey("b", "1"), "other", linkedTo: account) },
        { $0.records[0] = try .create(RecordKey("b", "2"), "value", linkedTo: account) },
        { $0.records[0] = try .create(RecordKey("c", "1"), "value", linkedTo: account) },
        { $0.records[0] = try .create(RecordKey("b", "1"), "value") },
        { $0.records[1] = try .create(RecordKey("a", "1"), "value") },
        { $0.intent = $0.intent.with(id: "other") },
        { $0.intent = $0.intent.with(purpose: "other") },
        { $0.intent = $0.intent.with(content: ["a": "e\u{301}"]) },
        { $0.intent = $0.intent.with(content: ["a": "e\u{301}", "c": "2"]) },
        // Equal for Swift, but of other bytes.
        { $0.intent = $0.intent.with(content: ["a": "\u{E9}", "b": "2"]) },
    ]

    @Test("the digest of an entry is that of its draft")
    func sameDraft() throws {
        let draft = try Self.draft()
        let entry = Self.entry(of: draft)
        #expect(entry.draftDigest == draft.digest)
        #expect(entry.hasDigest(of: draft))
    }

    @Test("the digest changes with each part of a draft", arguments: changes.indices)
    func otherDraft(change: Int) throws {
        var draft = try Self.draft()
        let entry = Self.entry(of: draft)
        try Self.changes[change](&draft)
        #expect(entry.draftDigest != draft.digest)
        #expect(!entry.hasDigest(of: draft))
    }

    @Test("the digest is that of any authority, version, date and opening of the bank")
    func uncoveredParts() throws {
        var draft = try Self.draft()
        let entry = Self.entry(of: draft)
        draft.openings.append(.interestExpense)
        draft.date = BusinessDate(dayNumber: 9)
        draft.reads = [RecordKey("x", "y"): 3]
        #expect(entry.draftDigest == draft.digest)
        #expect(entry.hasDigest(of: draft))
    }
}

extension AccountOpening {
    fileprivate func with(owner: CustomerID?) -> AccountOpening {
        AccountOpening(id: id, kind: kind, owner: owner)
    }

    fileprivate func with(kind: AccountKind) -> AccountOpening {
        AccountOpening(id: id, kind: kind, owner: owner)
    }
}
