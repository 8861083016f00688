import Testing

@testable import Bookkeeping

@Suite("Signed movement of a draft")
struct SignedMovementTests {
    private var bank: FakeBank

    init() throws {
        bank = try FakeBank()
        try bank.openAccount("1", with: 1000)
        try bank.openAccount("2", for: FakeBank.bert, with: 1000)
        try bank.openAccount("3", with: 1000)
    }

    @Test("a signature is for one movement, and no other draft can use it")
    func otherMovement() throws {
        var bank = bank
        let draft = bank.unsignedTransfer(from: "1", to: "2", 5)
        let changes: [(String, (inout [String: String]) -> Void)] = [
            ("purpose", { $0["purpose"] = "test.close" }),
            ("idempotency key", { $0["idempotency-id"] = "draft-0" }),
            ("shown and signed", { $0["digest"] = SHA256.digest(of: []).description }),
            ("6 won was signed", { $0["amount"] = "6" }),
            ("does not name '1'", { $0["from"] = "3" }),
            ("does not name '2'", { $0["to"] = "3" }),
        ]
        for (text, change) in changes {
            let signed = bank.sign(draft, from: "1", to: "2", 5, change: change)
            let error = #expect(throws: BankError.self) { try bank.posting(of: signed) }
            #expect(error?.code == "signature.other", "\(text)")
            if text != "purpose" { #expect(error?.message.contains(text) == true) }
        }
        #expect(try bank.refusal(of: bank.sign(draft, from: "1", to: "2", 5)) == nil)
    }

    @Test("the signed amount leaves 'from' and reaches 'to', each in full")
    func amounts() throws {
        var bank = bank
        let (one, two) = (AccountID("1"), AccountID("2"))
        let cash = AccountOpening.cash.id
        let cases: [([Leg], from: String, to: String, Money, String?)] = [
            ([.debit(one, 5, ""), .credit(two, 5, "")], "1", "2", 5, nil),
            ([.debit(one, 2, ""), .debit(one, 3, ""), .credit(two, 5, "")], "1", "2", 5, nil),
            ([.debit(one, 5, ""), .credit(cash, 5, "")], "1", cash.rawValue, 5, nil),
            ([.debit(one, 5, ""), .credit(cash, 5, "")], "1", "", 5, "signature.other"),
            // The bank pays: 'from' remains untouched.
            ([.debit(cash, 5, ""), .credit(two, 5, "")], "1", "2", 5, nil),
            ([.debit(cash, 5, ""), .credit(one, 5, "")], "1", "1", 5, "signature.other"),
            ([.debit(one, 5, ""), .credit(cash, 5, "")], "1", "2", 5, "signature.other"),
            ([.debit(one, 6, ""), .credit(two, 6, "")], "1", "2", 5, "signature.other"),
            (
                [.debit(one, 5, ""), .credit(two, 4, ""), .credit(cash, 1, "")], "1", "2", 5,
                "signature.other"
            ),
            (
                [.debit(one, 4, ""), .debit(cash, 1, ""), .credit(two, 5, "")], "1", "2", 5,
                "signature.other"
            ),
            ([], "1", "2", 5, "signature.other"),
            ([], "1", "2", 1, "signature.other"),
            ([.debit(one, 1, ""), .credit(cash, 1, "")], "1", "2", 1, "signature.other"),
            // Money that passes through an account takes nothing from its owner.
            ([.credit(two, 5, ""), .debit(two, 5, "")], "1", "2", 0, nil),
            ([], "1", "2", 0, nil),
        ]
        for (index, (legs, from, to, amount, code)) in cases.enumerated() {
            var draft = bank.draft(.transfer)
            draft.legs = legs
            let signed = bank.sign(draft, from: from, to: to, amount)
            #expect(try bank.refusal(of: signed) == code, "case \(index)")
        }
    }

    @Test("a customer takes no money from others, closes none of their accounts, but pays them")
    func owners() throws {
        var bank = bank
        #expect(try bank.refusal(of: bank.transfer(from: "2", to: "1", 5)) == "authority.owner")
        #expect(try bank.refusal(of: bank.transfer(from: "1", to: "2", 5)) == nil)
        try bank.openAccount("4", for: FakeBank.bert)
        #expect(try bank.refusal(of: bank.closing("4")) == "authority.owner")
        #expect(try bank.refusal(of: bank.closing("4", as: FakeBank.bert)) == nil)
        // An account of the bank has no owner, and needs no name.
        var draft = bank.draft(.transfer)
        let cash = AccountOpening.cash.id
        draft.legs = [
            .debit(AccountID("1"), 5, ""), .credit(cash, 3, ""), .debit(cash, 3, ""),
            .credit(AccountID("2"), 5, ""),
        ]
        #expect(try bank.refusal(of: bank.sign(draft, from: "1", to: "2", 5)) == nil)
    }

    @Test("a signature with money that is not named is refused, also when it returns")
    func unnamed() throws {
        var bank = bank
        var draft = bank.unsignedTransfer(from: "1", to: "2", 5)
        draft.legs += [.debit(AccountID("3"), 7, ""), .credit(AccountID("3"), 7, "")]
        let signed = bank.sign(draft, from: "1", to: "2", 5)
        #expect(try bank.refusal(of: signed) == "signature.other")
        var closing = bank.draft(.close)
        closing.closings = [AccountID("1")]
        #expect(try bank.refusal(of: bank.sign(closing, from: "3")) == "signature.other")
    }

    @Test("a customer links records to own accounts only, before and after the change")
    func links() throws {
        var bank = bank
        let (mine, theirs) = (RecordKey("note", "mine"), RecordKey("note", "theirs"))
        try bank.post(
            bank.note(
                try .create(mine, 1, linkedTo: AccountID("1")),
                try .create(theirs, 1, linkedTo: AccountID("2"))
            )
        )
        func code(_ change: RecordChange) throws -> String? {
            var bank = bank
            var draft = bank.draft(.transfer)
            draft.records = [change]
            return try bank.refusal(of: bank.sign(draft))
        }
        let own = try #require(bank.book.record(mine))
        let foreign = try #require(bank.book.record(theirs))
        #expect(try code(.update(own, to: 2)) == nil)
        #expect(try code(.unlink(own, 2)) == nil)
        #expect(try code(.remove(own)) == nil)
        #expect(try code(.create(RecordKey("note", "free"), 1)) == nil)
        #expect(try code(.update(foreign, to: 2)) == "authority.owner")
        #expect(try code(.unlink(foreign, 2)) == "authority.owner")
        #expect(try code(.remove(foreign)) == "authority.owner")
        let new = try RecordChange.create(RecordKey("note", "n"), 1, linkedTo: AccountID("2"))
        #expect(try code(new) == "authority.owner")
    }

    @Test("an amount below zero is refused, though a movement can be made with it")
    func negativeAmount() throws {
        var bank = bank
        var draft = bank.draft(.transfer)
        draft.legs = [.debit(AccountID("1"), 5, ""), .credit(AccountID("2"), 5, "")]
        let entry = try bank.posting(of: bank.sign(draft, from: "1", to: "2", 5)).entry
        let rule = AuthorityRule(.transfer, by: .customer)
        // From Bert to Anna and back, if the amount could have a sign.
        for (amount, from, to, isAllowed) in [(5, "1", "2", true), (-5, "2", "1", false)] {
            let movement = Movement(
                customer: FakeBank.anna,
                from: AccountID(from),
                to: AccountID(to),
                amount: Money(won: Int64(amount)),
                purpose: .transfer,
                idempotencyID: draft.intent.id,
                digest: draft.digest
            )
            let review = bank.book.review(of: entry)
            var code: String?
            do {
                try rule.checkAuthority(of: review, movement: movement)
            } catch let error as BankError {
                code = error.code
            }
            #expect(code == (isAllowed ? nil : "signature.other"))
        }
    }
}
