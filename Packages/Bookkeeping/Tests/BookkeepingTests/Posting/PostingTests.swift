import Testing

@testable import Bookkeeping

@Suite("Posting of a draft")
struct PostingTests {
    private var bank: FakeBank

    init() throws {
        bank = try FakeBank()
        try bank.openAccount("1", with: 1000)
        try bank.openAccount("2", for: FakeBank.bert)
    }

    @Test("an accepted draft becomes the next entry of the day, with all of its parts")
    func entry() throws {
        var bank = bank
        var draft = bank.payIn("1", 5)
        draft.memo = "memo"
        draft.result = ["number": "7"]
        draft.reverses = bank.book.entries[1].intent.id
        let entry = try bank.posting(of: draft).entry
        #expect(entry.sequence == bank.book.head.sequence + 1)
        #expect(entry.date == bank.book.head.businessDate)
        #expect(entry.time == bank.now)
        #expect(entry.intent == draft.intent)
        #expect(entry.authority == .bank("Till"))
        #expect(entry.legs == draft.legs)
        #expect(entry.memo == "memo")
        #expect(entry.result == ["number": "7"])
        #expect(entry.reverses == draft.reverses)
        #expect(entry.draftDigest == draft.digest)
    }

    @Test(
        "a leg on the normal side of an account raises its balance, and one on the other lowers it"
    )
    func balances() throws {
        var bank = bank
        var out = bank.draft(.payIn, by: "Till")
        out.legs = [
            .debit(AccountID("1"), 400, "out"), .credit(AccountOpening.cash.id, 300, "out"),
            .credit(AccountOpening.cash.id, 100, "out"),
        ]
        #expect(try bank.posting(of: out).balances == [600, 700, 600])
        try bank.post(out)
        #expect(bank.book.account(AccountID("1"))?.balance == 600)
    }

    @Test("an account that the draft opens can be used by its legs, records and holds")
    func opening() throws {
        var bank = bank
        let account = AccountID("3")
        var draft = bank.hold(.place(HoldID("h"), on: account, 60))
        draft.openings = [
            .cash, AccountOpening(id: account, kind: FakeBank.deposit, owner: FakeBank.anna),
        ]
        draft.legs = [.debit(AccountOpening.cash.id, 60, "in"), .credit(account, 60, "in")]
        draft.records = [try .create(RecordKey("payment", "p"), 1, linkedTo: account)]
        let posting = try bank.posting(of: draft)
        // The bank's account exists already, and is not opened again.
        #expect(posting.entry.openings.map(\.id) == [account])
        #expect(posting.entry.holds == [Hold(id: HoldID("h"), account: account, amount: 60)])
        #expect(posting.balances == [1060, 60])
        try bank.post(draft)
        #expect(bank.book.account(account)?.held == 60)
    }

    @Test("an account of the bank is opened by its first use")
    func bankAccount() throws {
        var bank = bank
        var draft = bank.draft(.interest, by: "Savings")
        draft.openings = InterestPayout.openings
        draft.legs = InterestPayout(13_150).legs(to: AccountID("1"), text: "interest")
        let posting = try bank.posting(of: draft)
        #expect(posting.entry.openings.map(\.id) == InterestPayout.openings.map(\.id).sorted())
        #expect(posting.balances == [13_150, 14_150, 12_310, 1840, 12_130, 180])
    }

    @Test("a repeated request gets its first receipt, and another request with its key is refused")
    func idempotency() throws {
        var bank = bank
        let draft = bank.payIn("1", 5)
        let first = try bank.post(draft)
        var repeated = bank.payIn("1", 700)
        repeated.intent = draft.intent
        let second = try bank.post(repeated)
        #expect(second.isRepeat && !first.isRepeat)
        #expect(second.sequence == first.sequence)
        #expect(bank.book.account(AccountID("1"))?.balance == 1005)
        repeated.intent = Intent(id: draft.intent.id, purpose: .payIn, content: ["amount": "700"])
        let error = #expect(throws: BankError.self) { try bank.post(repeated) }
        #expect(error?.code == "idempotency.conflict")
    }

    @Test("a rehearsal accepts a draft without authority, and refuses what posting refuses")
    func rehearsal() throws {
        var bank = bank
        func code(_ draft: TransactionDraft, repeating receipt: Receipt? = nil) -> String? {
            do {
                try PostingRules.rehearse(
                    draft,
                    repeating: receipt,
                    under: bank.authority,
                    in: bank.book,
                    at: bank.now
                )
                return nil
            } catch {
                return (error as? BankError)?.code
            }
        }
        let draft = bank.unsignedTransfer(from: "1", to: "2", 5)
        #expect(code(draft) == nil)
        #expect(try bank.refusal(of: draft) == "authority.missing")
        #expect(code(bank.unsignedTransfer(from: "1", to: "2", 1001)) == "balance.insufficient")
        var forbidden = bank.unsignedTransfer(from: "1", to: "2", 5)
        forbidden.memo = "forbidden"
        #expect(code(forbidden) == "authority.rule")
        let receipt = try bank.post(bank.payIn("1", 5))
        #expect(code(draft, repeating: receipt) == "idempotency.conflict")
        var repeated = draft
        repeated.intent = receipt.intent
        #expect(code(repeated, repeating: receipt) == nil)
    }

    @Test("a reversal names an entry of the book")
    func reversal() throws {
        var bank = bank
        var draft = bank.payIn("1", 5)
        draft.reverses = try IdempotencyID("nothing")
        #expect(try bank.refusal(of: draft) == "reverses.unknown")
    }

    @Test("an entry is never earlier than the last closing, though the clock is set back")
    func clock() throws {
        var bank = bank
        let closed = bank.now
        try bank.closeDay()
        bank.now = closed.advanced(bySeconds: -3600)
        #expect(try bank.posting(of: bank.payIn("1", 5)).entry.time == closed)
        bank.now = closed.advanced(bySeconds: 1)
        #expect(try bank.posting(of: bank.payIn("1", 5)).entry.time == bank.now)
    }

    @Test("another ledger writes a stored entry with its records, and with current secrets only")
    func stored() throws {
        var bank = bank
        var draft = bank.payIn("1", 5)
        draft.memo = "memo"
        draft.reverses = bank.book.entries[0].intent.id
        draft.result = ["number": "7"]
        let posting = try bank.posting(of: draft)
        let first = try #require(bank.book.postings.first { !$0.records.isEmpty })
        for original in [posting, first] {
            let entry = original.entry
            let copy = Posting(
                stored: entry,
                numbered: 90,
                balances: original.balances,
                values: entry.records.map { _ in nil },
                present: { bank.book.record($0) }
            )
            #expect(copy.entry == entry.with(sequence: 90))
            #expect(copy.balances == original.balances)
            #expect(copy.records.map(\.version) == entry.records)
            #expect(copy.records.map(\.value) == original.records.map(\.value))
            #expect(copy.records.allSatisfy { $0.isSecret && !$0.keepsLink })
        }
        let other = Posting(
            stored: first.entry,
            numbered: 90,
            balances: [],
            values: ["plain"],
            present: { _ in nil }
        )
        #expect(other.records.map(\.value) == ["plain"])
        #expect(!other.records.contains { $0.isSecret })
    }

    @Test("a stored removal asks for no secret, and neither does a secret that was replaced")
    func storedRemoval() throws {
        let key = RecordKey("key", "anna")
        for (version, digest) in [(2, SHA256.digest(of: [])), (1, nil)] as [(Int64, SHA256Digest?)]
        {
            let record = RecordVersion(key: key, version: version, digest: digest, linkedTo: nil)
            let posting = Posting(
                stored: bank.book.entries[1].with(records: [record]),
                numbered: 90,
                balances: [],
                values: [nil],
                present: { bank.book.record($0) }
            )
            #expect(posting.records.map(\.value) == [nil])
        }
    }
}
