import BookkeepingTesting
import Testing

@testable import Bookkeeping

@Suite("Accounts of a posted draft")
struct AccountPostingTests {
    private var bank: FakeBank

    init() throws {
        bank = try FakeBank()
        try bank.openAccount("1", with: 1000)
        try bank.openAccount("2", for: FakeBank.bert)
    }

    @Test("an account is opened once, and one of the bank again only with its kind")
    func openings() throws {
        var bank = bank
        let cashKind = AccountOpening.cash.kind
        let cases: [(AccountOpening, String?)] = [
            (AccountOpening(id: AccountID("3"), kind: FakeBank.deposit, owner: FakeBank.anna), nil),
            (.cash, nil),
            (
                AccountOpening(id: AccountID("1"), kind: FakeBank.deposit, owner: FakeBank.anna),
                "account.exists"
            ),
            (
                AccountOpening(id: AccountID("1"), kind: FakeBank.deposit, owner: nil),
                "account.exists"
            ),
            (
                AccountOpening(id: AccountOpening.cash.id, kind: cashKind, owner: FakeBank.anna),
                "account.exists"
            ),
            (
                AccountOpening(id: AccountOpening.cash.id, kind: FakeBank.deposit, owner: nil),
                "account.exists"
            ),
        ]
        for (opening, code) in cases {
            var draft = bank.draft(.payIn, by: "Till")
            draft.openings = [opening]
            #expect(try bank.refusal(of: draft) == code, "\(opening)")
        }
        var twice = bank.draft(.payIn, by: "Till")
        twice.openings = [cases[0].0, cases[0].0]
        #expect(try bank.refusal(of: twice) == "account.exists")
    }

    @Test("an unknown account is refused in a leg, a closing, a link and a hold")
    func unknown() throws {
        var bank = bank
        let account = AccountID("9")
        #expect(try bank.refusal(of: bank.payIn("9", 1)) == "account.unknown")
        #expect(try bank.refusal(of: bank.closing("9")) == "account.unknown")
        let note = try RecordChange.create(RecordKey("note", "n"), 1, linkedTo: account)
        #expect(try bank.refusal(of: bank.note(note)) == "account.unknown")
        let hold = HoldChange.place(HoldID("h"), on: account, 1)
        #expect(try bank.refusal(of: bank.hold(hold)) == "account.unknown")
    }

    @Test("a closed account is refused in a leg, a closing, a link and a hold")
    func closed() throws {
        var bank = bank
        try bank.post(bank.closing("2", as: FakeBank.bert))
        #expect(bank.book.account(AccountID("2"))?.closed == bank.book.head.businessDate)
        #expect(try bank.refusal(of: bank.payIn("2", 1)) == "account.closed")
        #expect(try bank.refusal(of: bank.closing("2", as: FakeBank.bert)) == "account.closed")
        let note = try RecordChange.create(RecordKey("note", "n"), 1, linkedTo: AccountID("2"))
        #expect(try bank.refusal(of: bank.note(note)) == "account.closed")
        let hold = HoldChange.place(HoldID("h"), on: AccountID("2"), 1)
        #expect(try bank.refusal(of: bank.hold(hold)) == "account.closed")
    }

    @Test("a customer spends at most the balance less the holds", arguments: [0, 1, 400, 1000])
    func available(held: Int64) throws {
        var bank = bank
        if held > 0 {
            try bank.post(bank.hold(.place(HoldID("h"), on: AccountID("1"), Money(won: held))))
        }
        let most = Money(won: 1000 - held)
        if most > 0 {
            let spent = bank.transfer(from: "1", to: "2", most)
            #expect(try bank.refusal(of: spent) == nil)
        }
        let tooMuch = bank.transfer(from: "1", to: "2", Money(won: most.won + 7))
        let error = #expect(throws: BankError.self) { try bank.posting(of: tooMuch) }
        #expect(error?.code == "balance.insufficient")
        #expect(error?.message.contains("7 won more is needed") == true)
        #expect(error?.message.contains("is held") == (held > 0))
    }

    @Test("only the end of a transaction counts, so money can pass through an empty account")
    func order() throws {
        var bank = bank
        var draft = bank.draft(.payIn, by: "Till")
        draft.legs = [
            .debit(AccountID("2"), 5, ""), .credit(AccountOpening.cash.id, 5, ""),
            .debit(AccountOpening.cash.id, 5, ""), .credit(AccountID("2"), 5, ""),
        ]
        #expect(try bank.posting(of: draft).balances == [-5, 995, 1000, 0])
    }

    @Test("an account of a kind that may be negative can be overdrawn, and no other")
    func overdraft() throws {
        var bank = bank
        var interest = bank.draft(.interest, by: "Savings")
        interest.openings = InterestPayout.openings
        interest.legs = InterestPayout(13_150).legs(to: AccountID("1"), text: "")
        try bank.post(interest)
        var out = bank.draft(.payIn, by: "Till")
        out.legs = [
            .debit(AccountID("1"), 12_000, ""), .credit(AccountOpening.cash.id, 12_000, ""),
        ]
        #expect(try bank.posting(of: out).balances == [130, -11_000])
        var back = bank.draft(.payIn, by: "Till")
        back.legs = [
            .credit(AccountOpening.interestExpense.id, 13_151, ""),
            .debit(AccountOpening.cash.id, 13_151, ""),
        ]
        #expect(try bank.refusal(of: back) == "balance.insufficient")
    }

    @Test("no balance passes the largest one")
    func largest() throws {
        var bank = bank
        let step = Money.largestMovement
        let kind = AccountOpening.cash.kind
        let full = Account(
            id: AccountOpening.cash.id,
            kind: kind,
            owner: nil,
            opened: bank.book.head.businessDate,
            balance: Money(won: Money.largestBalance.won - step.won)
        )
        bank.book.pages[full.id]?.account = full
        #expect(try bank.refusal(of: bank.payIn("1", step)) == nil)
        bank.book.pages[full.id]?.account.balance = Money(won: full.balance.won + 1)
        #expect(try bank.refusal(of: bank.payIn("1", step)) == "amount.balance")
    }

    @Test("an account is closed at zero, without holds and without linked records")
    func closings() throws {
        var bank = bank
        #expect(try bank.refusal(of: bank.closing("1")) == "closing.balance")
        var moved = bank.unsignedTransfer(from: "1", to: "2", 1000)
        moved.intent = bank.intent(.close)
        moved.closings = [AccountID("1")]
        let signed = bank.sign(moved, from: "1", to: "2", 1000)
        #expect(try bank.refusal(of: signed) == nil)
        bank.book.pages[AccountID("1")]?.account = Account(
            id: AccountID("1"),
            kind: FakeBank.deposit,
            owner: FakeBank.anna,
            opened: bank.book.head.businessDate,
            held: 1
        )
        // A transaction that touches the account in no other way.
        #expect(try bank.refusal(of: bank.closing("1")) == "closing.held")
    }

    @Test("an account closes with its last link in one transaction")
    func links() throws {
        var bank = bank
        let account = AccountID("2")
        let (label, other) = (RecordKey("label", "b"), RecordKey("label", "a"))
        try bank.post(bank.note(try .create(label, 1, linkedTo: account)))
        func closing(_ changes: RecordChange...) throws -> String? {
            var bank = bank
            var draft = bank.draft(.close)
            draft.closings = [account]
            draft.records = changes
            return try bank.refusal(of: bank.sign(draft, as: FakeBank.bert, from: "2"))
        }
        let record = try #require(bank.book.record(label))
        #expect(try closing() == "closing.linked")
        #expect(try closing(.remove(record)) == nil)
        #expect(try closing(.unlink(record, 2)) == nil)
        #expect(try closing(.update(record, to: 2)) == "closing.linked")
        let added = try RecordChange.create(other, 1, linkedTo: account)
        #expect(try closing(.remove(record), added) == "closing.linked")
        #expect(try closing(.remove(record), .create(other, 1)) == nil)
        #expect(try closing(.remove(record), .create(other, 1, linkedTo: AccountID("1"))) != nil)
    }

    @Test("the refusal of a closing names the first linked record")
    func namedLink() throws {
        var bank = bank
        for name in ["b", "c", "a"] {
            let key = RecordKey("label", name)
            try bank.post(bank.note(try .create(key, 1, linkedTo: AccountID("2"))))
        }
        let draft = bank.closing("2", as: FakeBank.bert)
        let error = #expect(throws: BankError.self) { try bank.posting(of: draft) }
        #expect(error?.message.contains("'label a'") == true)
    }
}
