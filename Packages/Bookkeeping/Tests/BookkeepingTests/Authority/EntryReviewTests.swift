import Testing

@testable import Bookkeeping

@Suite("Review of an entry")
struct EntryReviewTests {
    private var bank: FakeBank
    private var draft: TransactionDraft
    private let account = AccountID("1")

    init() throws {
        bank = try FakeBank()
        try bank.openAccount("1", with: 1000)
        try bank.openAccount("2")
        try bank.post(bank.note(try .create(RecordKey("payment", "a"), "old")))
        let record = try #require(bank.book.record(RecordKey("payment", "a")))
        draft = bank.hold(.place(HoldID("i"), on: account, 5), .place(HoldID("h"), on: account, 6))
        draft.intent = Intent(id: draft.intent.id, purpose: .hold, content: ["a": "1", "b": "2"])
        draft.legs = [.debit(account, 5, ""), .credit(AccountOpening.cash.id, 5, "")]
        draft.records = [
            try .update(record, to: "new"), try .create(RecordKey("note", "b"), "new"),
            try .create(RecordKey("note", "c"), "new"),
        ]
        draft.closings = [AccountID("2")]
        draft.memo = "memo"
        draft.result = ["number": "7"]
    }

    /// Returns the review of the draft as a posted entry.
    private func review(_ change: (inout TransactionDraft) -> Void = { _ in }) throws
        -> EntryReview
    {
        var (bank, draft) = (bank, draft)
        change(&draft)
        let rules = try AuthorityRules([
            AuthorityRule(.hold, by: .bank("Card"), changing: ["payment", "note"])
        ])
        let authority = AuthorityCheck(issuer: bank.issuer, verifier: FakeVerifier(), rules: rules)
        bank.book.apply(
            try PostingRules.posting(of: draft, under: authority, in: bank.book, at: bank.now)
        )
        return bank.book.review(of: try #require(bank.book.entries.last))
    }

    private func message(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return (error as? BankError)?.code == "authority.rule"
                ? (error as? BankError)?.message : "\(error)"
        }
    }

    @Test("a change is found by its collection, unless none or several are in it")
    func transition() throws {
        let review = try review()
        let payment = try review.transition(in: "payment")
        #expect(payment.before?.value == "\"old\"" && payment.after?.value == "\"new\"")
        #expect(payment.key == RecordKey("payment", "a"))
        #expect(message { _ = try review.transition(in: "note") }?.contains("2 records") == true)
        #expect(message { _ = try review.transition(in: "x") }?.contains("0 records") == true)
        let removed = EntryReview.RecordTransition(before: payment.before, after: nil)
        #expect(removed.key == payment.key)
    }

    @Test("a record before the entry is found, with its value")
    func before() throws {
        let review = try review()
        let (changed, created) = (RecordKey("payment", "a"), RecordKey("note", "b"))
        #expect(try review.before(changed, as: String.self)?.value == "old")
        #expect(try review.before(created, as: String.self) == nil)
        #expect(try review.before(RecordKey("key", "anna"), as: String.self) == nil)
        #expect(try review.record(changed, as: String.self)?.value == "old")
        #expect(try review.record(created, as: String.self) == nil)
        #expect(try review.record(RecordKey("key", "x"), as: String.self) == nil)
        let error = #expect(throws: BankError.self) { try review.before(changed, as: Int.self) }
        #expect(error?.code == "record.unreadable")
    }

    @Test("an account is seen with its balance after the entry, and its closing balances")
    func accounts() throws {
        let review = try review()
        #expect(try review.account(account).balance == 995)
        #expect(message { _ = try review.account(AccountID("9")) }?.contains("'9'") == true)
        let day = bank.book.head.businessDate
        let balances = try review.closingBalances(of: account, on: day...day)
        #expect(balances.changes.last?.balance == 995)
    }

    @Test("the signer is the customer who signed, and no other authority")
    func signer() throws {
        #expect(try review().signer == nil)
        let signed = try #require(bank.book.entries.dropFirst().first)
        #expect(bank.book.review(of: signed).signer == FakeBank.anna)
    }

    @Test("a condition that is met refuses nothing, and an unmet one with its reason")
    func requirement() throws {
        let review = try review()
        #expect(message { try review.require(true, "reason") } == nil)
        #expect(message { try review.require(false, "reason") }?.hasSuffix(": reason") == true)
    }

    /// Changes of an entry, each with a word of its refusal.
    private static let changes: [(String, @Sendable (inout TransactionDraft) throws -> Void)] = [
        ("legs", { $0.legs.reverse() }),
        ("closes", { $0.closings = [] }),
        ("holds", { $0.holds.removeLast() }),
        ("holds", { $0.holds[0] = .place(HoldID("i"), on: AccountID("1"), 6) }),
        ("memo", { $0.memo = "" }),
        ("memo", { $0.result = [:] }),
        ("memo", { $0.reverses = .start }),
        ("records", { $0.records.removeLast() }),
        ("records", { $0.records[1] = try .create(RecordKey("note", "b"), "other") }),
        (
            "accounts",
            { draft in
                draft.openings = [
                    AccountOpening(id: AccountID("3"), kind: FakeBank.deposit, owner: FakeBank.anna)
                ]
            }
        ),
    ]

    @Test("an entry is compared with the draft that the feature would post")
    func same() throws {
        let review = try review()
        #expect(message { try review.requireSame(as: draft) } == nil)
        for (index, (word, change)) in Self.changes.enumerated() {
            var other = draft
            try change(&other)
            let text = message { try review.requireSame(as: other) }
            #expect(text?.contains(word) == true, "change \(index)")
        }
    }
}
