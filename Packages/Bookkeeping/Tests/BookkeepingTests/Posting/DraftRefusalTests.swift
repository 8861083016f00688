import Testing

@testable import Bookkeeping

@Suite("Refusal of a malformed draft")
struct DraftRefusalTests {
    private typealias Change = @Sendable (inout TransactionDraft) throws -> Void

    private static let account = AccountID("1")
    private static let longName = String(repeating: "x", count: 128)

    private static func purpose(_ text: String) -> Change {
        { $0.intent = Intent(id: $0.intent.id, purpose: Purpose(text), content: [:]) }
    }

    private static func opening(
        _ id: String,
        _ kind: String = "deposit",
        _ owner: String? = nil
    ) -> Change {
        { draft in
            draft.openings = [
                AccountOpening(
                    id: AccountID(id),
                    kind: AccountKind(kind, normalSide: .credit),
                    owner: owner.map { CustomerID($0) }
                )
            ]
        }
    }

    private static func record(_ collection: String, _ name: String) -> Change {
        { $0.records = [try .create(RecordKey(collection, name), 1)] }
    }

    private static func legs(_ legs: Leg...) -> Change {
        { $0.legs = legs }
    }

    private static func holds(_ holds: (String, Money, Money)...) -> Change {
        { draft in
            draft.holds = holds.map { name, replacing, amount in
                let hold = Hold(id: HoldID(name), account: account, amount: replacing)
                return .lower(hold, to: amount)
            }
        }
    }

    private static let cash = AccountOpening.cash.id
    private static let hidden = "a\u{200B}"

    /// Changes of a valid draft, each with the code of the refusal.
    private static let cases: [(code: String?, change: Change)] = [
        (nil, { _ in }),
        ("draft.purpose", purpose("day.close")),
        ("draft.purpose", purpose("book.start")),
        ("draft.name", purpose("")),
        ("draft.name", purpose("a b")),
        ("draft.name", purpose("한글")),
        ("draft.name", purpose("\u{7F}")),
        ("draft.name", purpose(longName + "x")),
        (nil, purpose(longName)),
        (nil, purpose("!~")),
        ("draft.name", opening("")),
        ("draft.name", opening("a b")),
        ("draft.name", opening("a", "")),
        ("draft.name", opening("a", "b", "")),
        (nil, opening("a", "b", "c")),
        (nil, opening("a", "b")),
        ("draft.name", record("", "a")),
        ("draft.name", record("한", "a")),
        ("draft.name", record("a", "")),
        ("text.control", record("a", "a\n")),
        ("text.invisible", record("a", hidden)),
        (nil, record("a", "점심 값")),
        ("text.control", { $0.memo = "a\tb" }),
        ("text.long", { $0.memo = String(repeating: "x", count: 201) }),
        ("text.invisible", { $0.memo = hidden }),
        (nil, { $0.memo = String(repeating: "x", count: 200) }),
        (
            "draft.record",
            {
                $0.records = try ["a", "b", "a"].map { try .create(RecordKey("note", $0), 1) }
            }
        ),
        (
            nil,
            {
                $0.records = try ["a", "b"].map { try .create(RecordKey("note", $0), 1) }
            }
        ),
        (nil, legs(.debit(cash, 1, ""), .credit(account, 1, ""))),
        ("draft.amount", legs(.debit(cash, 0, ""), .credit(account, 0, ""))),
        ("draft.amount", legs(.debit(cash, -1, ""), .credit(account, -1, ""))),
        ("draft.unbalanced", legs(.debit(cash, 1, ""))),
        ("draft.unbalanced", legs(.debit(cash, 1, ""), .credit(account, 2, ""))),
        ("draft.unbalanced", legs(.debit(cash, 1, ""), .debit(account, 1, ""))),
        ("text.control", legs(.debit(cash, 1, "\n"), .credit(account, 1, ""))),
        (
            "amount.large",
            {
                let much = Money(won: Money.largestMovement.won + 1)
                $0.legs = [.debit(cash, much, ""), .credit(account, much, "")]
            }
        ),
        (
            nil,
            {
                let most = Money.largestMovement
                $0.legs = [.debit(cash, most, ""), .credit(account, most, "")]
            }
        ),
        (nil, holds(("h", 0, 1))),
        (nil, holds(("h", 5, 4), ("i", 5, 0))),
        ("draft.hold", holds(("h", 0, 0))),
        ("draft.hold", holds(("h", 0, -1))),
        ("draft.hold", holds(("h", 5, 5))),
        ("draft.hold", holds(("h", 5, 6))),
        ("draft.hold", holds(("h", 5, -1))),
        ("draft.hold", holds(("h", -5, 1))),
        ("draft.hold", holds(("h", 0, 1), ("h", 0, 1))),
        ("draft.name", holds(("", 0, 1))),
        ("draft.name", holds(("h h", 0, 1))),
    ]

    @Test("each malformed part of a draft is refused with its code", arguments: cases.indices)
    func refusal(index: Int) throws {
        let (code, change) = Self.cases[index]
        var draft = TransactionDraft(
            Intent(id: try IdempotencyID("id"), purpose: .note, content: [:])
        )
        try change(&draft)
        do {
            try DraftValidator.check(draft)
            #expect(code == nil)
        } catch {
            #expect(error.code == code)
            #expect(error.reason == (error.code.hasPrefix("draft.") ? .internalError : .badData))
        }
    }

    @Test("the rules refuse a malformed draft before they ask for its authority")
    func order() throws {
        var bank = try FakeBank()
        var draft = bank.draft(.payIn)
        draft.legs = [.debit(Self.cash, 1, "")]
        #expect(try bank.refusal(of: draft) == "draft.unbalanced")
        #expect(try bank.refusal(of: bank.draft(Purpose("unknown"))) == "authority.no-rule")
    }

    @Test("the refusal of an unbalanced draft names the difference")
    func difference() {
        var draft = TransactionDraft(Intent(id: .random(), purpose: .note, content: [:]))
        draft.legs = [.debit(Self.cash, 700, ""), .credit(Self.account, 300, "")]
        let error = #expect(throws: BankError.self) { try DraftValidator.check(draft) }
        #expect(error?.message.contains("400 won") == true)
    }
}
