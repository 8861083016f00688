import BookkeepingTesting
import Testing

@testable import Bookkeeping

@Suite("Rule of a purpose")
struct AuthorityRuleTests {
    private var bank: FakeBank

    init() throws {
        bank = try FakeBank()
        try bank.openAccount("1", with: 1000)
        try bank.openAccount("2", for: FakeBank.bert)
    }

    @Test("each purpose needs its own authority")
    func authorizers() throws {
        var bank = bank
        let signed = "a signature", none = "no authority"
        let cases: [(Purpose, String, String?)] = [
            (.payIn, "Till", nil), (.payIn, "Card", "authority.bank"),
            (.payIn, none, "authority.missing"), (.payIn, signed, "authority.missing"),
            (.note, none, nil), (.note, "Till", "authority.bank"),
            (.note, signed, "authority.missing"),
            (.transfer, signed, nil), (.transfer, "Till", "authority.bank"),
            (.transfer, none, "authority.missing"),
        ]
        for (purpose, authority, code) in cases {
            let isOfBank = authority != signed && authority != none
            var draft = bank.draft(purpose, by: isOfBank ? authority : nil)
            if authority == signed { draft = bank.sign(draft) }
            #expect(try bank.refusal(of: draft) == code, "\(purpose) with \(authority)")
        }
    }

    @Test("an authority that a feature issued to itself is refused")
    func foreignIssuer() throws {
        var bank = bank
        var draft = bank.payIn("1", 5)
        draft.authority = .bank(AuthorityIssuer().authority("Till"))
        #expect(try bank.refusal(of: draft) == "authority.bank")
        draft.authority = .bank(bank.issuer.authority("Till"))
        #expect(try bank.refusal(of: draft) == nil)
    }

    @Test(
        "a purpose without a rule is refused, and the error of a missing authority names the need"
    )
    func missing() throws {
        var bank = bank
        #expect(try bank.refusal(of: bank.draft(Purpose("test.other"))) == "authority.no-rule")
        let needs: [(Purpose, String)] = [
            (.transfer, "the customer's signature"), (.payIn, "the bank's authority of 'Till'"),
        ]
        for (purpose, need) in needs {
            let draft = bank.draft(purpose)
            let error = #expect(throws: BankError.self) { try bank.posting(of: draft) }
            #expect(error?.message.contains(need) == true)
        }
        let signed = bank.sign(bank.draft(.note))
        let error = #expect(throws: BankError.self) { try bank.posting(of: signed) }
        #expect(error?.message.contains("needs no authority") == true)
    }

    @Test("a purpose without authority moves no money and closes no account")
    func money() throws {
        var bank = bank
        var moving = bank.note()
        moving.legs = [.debit(AccountOpening.cash.id, 1, ""), .credit(AccountID("1"), 1, "")]
        #expect(try bank.refusal(of: moving) == "authority.missing")
        var closing = bank.note()
        closing.closings = [AccountID("2")]
        #expect(try bank.refusal(of: closing) == "authority.missing")
    }

    @Test("the bank's authority moves money and closes accounts of any customer")
    func bankAuthority() throws {
        var bank = bank
        var draft = bank.payIn("1", 5)
        draft.closings = [AccountID("2")]
        #expect(try bank.refusal(of: draft) == nil)
    }

    @Test("a purpose changes records of its collections only, its secrets included")
    func collections() throws {
        var bank = bank
        for (collection, code) in [
            ("note", nil), ("payment", nil), ("label", nil), ("key", "authority.rule"),
            ("not", "authority.rule"),
        ] {
            let change = try RecordChange.create(RecordKey(collection, "n"), 1)
            #expect(try bank.refusal(of: bank.note(change)) == code)
        }
        // In a purpose with a signature, too.
        var draft = bank.draft(.transfer)
        draft.records = [try .create(RecordKey("payment", "n"), 1)]
        #expect(try bank.refusal(of: bank.sign(draft)) == "authority.rule")
    }

    @Test("a purpose opens accounts of the bank only as its rule lists them")
    func bankAccounts() throws {
        var bank = bank
        let cash = AccountOpening.interestExpense
        let other = AccountOpening(
            id: cash.id,
            kind: AccountKind("x", normalSide: .debit),
            owner: nil
        )
        for (purpose, holder, opening, code) in [
            (.interest, "Savings", cash, nil),
            (.interest, "Savings", other, "authority.rule"),
            (.payIn, "Till", cash, "authority.rule"),
        ] as [(Purpose, String, AccountOpening, String?)] {
            var draft = bank.draft(purpose, by: holder)
            draft.openings = [opening]
            #expect(try bank.refusal(of: draft) == code)
        }
    }

    @Test("the feature's own check refuses an entry, which it sees with the balances after it")
    func check() throws {
        var bank = bank
        var draft = bank.payIn("1", 5)
        draft.memo = "forbidden"
        #expect(try bank.refusal(of: draft) == "authority.rule")
        let rule = AuthorityRule(.payIn, by: .bank("Till")) { review in
            let account = try review.account(AccountID("1"))
            #expect(account.balance == 1005 && account.owner == FakeBank.anna)
            #expect(account.kind == FakeBank.deposit)
            let code = try? review.account(AccountID("9")).kind.name
            try review.require(code != nil, "the account is unknown")
        }
        let check = AuthorityCheck(
            issuer: bank.issuer,
            verifier: FakeVerifier(),
            rules: try AuthorityRules([rule])
        )
        let error = #expect(throws: BankError.self) {
            try PostingRules.posting(
                of: bank.payIn("1", 5),
                under: check,
                in: bank.book,
                at: bank.now
            )
        }
        #expect(error?.code == "authority.rule")
        #expect(error?.message.contains("the account is unknown") == true)
    }

    @Test("two rules for one purpose, and a rule for a purpose of the ledger, are refused")
    func collection() async throws {
        func code(_ purposes: Purpose...) async throws -> String? {
            let rules = purposes.map { AuthorityRule($0, by: .unneeded) }
            return try await refusalCode { try AuthorityRules(rules) }
        }
        #expect(try await code(.note, .open) == nil)
        #expect(try await code(.note, .open, .note) == "authority.duplicate")
        for purpose in [Purpose.dayClosing, .bookStart] {
            #expect(try await code(.note, purpose) == "authority.reserved")
        }
        #expect(try AuthorityRules(FakeBank.rules).secrets == ["key"])
    }
}
