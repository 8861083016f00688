import BankConsoleTesting
import Testing

@testable import DemandDeposit

/// Each entry is posted directly, with the authority that its purpose needs.
@Suite("Authority rules of accounts")
struct AuthorityRuleTests {
    private let bank: TestBank
    private let date: BusinessDate

    init() throws {
        bank = try TestBank()
        date = try #require(BusinessDate("2026-01-05"))
    }

    private func intent(_ purpose: Purpose, _ content: [String: String]) -> Intent {
        Intent(id: .random(), purpose: purpose, content: content)
    }

    private func code(_ post: () async throws -> Void) async throws -> String? {
        try await refusalCode { try await post() }
    }

    private func opening(_ nickname: String = "") throws -> TransactionDraft {
        try AccountDrafts.opening(
            AccountOpeningRequest(
                customer: TestBank.hana,
                nickname: nickname.isEmpty ? nil : try Nickname(parsing: nickname)
            ),
            as: .random(),
            counter: nil,
            nicknames: nil,
            on: date
        )
    }

    private func post(_ draft: TransactionDraft) async throws {
        _ = try await bank.ledger.post(draft)
    }

    @Test("accepts the opening that the feature posts")
    func opens() async throws {
        try await post(try opening("a"))
    }

    @Test("refuses to open an account of another kind, owner or number, or a second one")
    func openings() async throws {
        let right = try opening()
        let opened = try #require(right.openings.first)
        let loan = AccountKind("loan", normalSide: .credit)
        for openings in [
            [AccountOpening(id: opened.id, kind: loan, owner: opened.owner)],
            [AccountOpening(id: opened.id, kind: opened.kind, owner: TestBank.duri)],
            [AccountOpening(id: AccountID("x"), kind: opened.kind, owner: opened.owner)],
            [opened, AccountOpening(id: AccountID("x"), kind: opened.kind, owner: opened.owner)],
            [],
        ] {
            var draft = right
            draft.openings = openings
            #expect(try await code { try await post(draft) } == "authority.rule")
        }
    }

    @Test("refuses a request with a field that the feature does not write")
    func fields() async throws {
        var draft = try opening("a")
        draft.intent = intent(
            .accountOpening,
            ["customer": "C000001", "nickname": "a", "note": "approved by the manager"]
        )
        #expect(try await code { try await post(draft) } == "request.malformed")
    }

    @Test("refuses a new account that begins with interest, or skips numbers")
    func openedRecords() async throws {
        let right = try opening()
        let account = try #require(right.openings.first).id
        let earlier = AccountRecord(
            account: account,
            nickname: nil,
            anchor: InterestAnchor(from: date.advanced(by: -1_000))
        )
        var counter = AccountCounter()
        _ = try counter.next()
        _ = try counter.next()
        let key = AccountRecord.key(of: account)
        let payday = AccountRecord.payday(after: date)
        let record = AccountRecord(
            account: account,
            nickname: nil,
            anchor: InterestAnchor(from: date)
        )
        for records in [
            [right.records[0], try .create(key, earlier, due: payday)],
            [right.records[0], try .create(key, record, due: date)],
            [right.records[0], try .create(key, record)],
            [try .create(AccountCounter.key, counter), right.records[1]],
            [right.records[1]],
            [right.records[0]],
        ] {
            var draft = right
            draft.records = records
            #expect(try await code { try await post(draft) } == "authority.rule")
        }
    }

    @Test("refuses a nickname that looks like a number, or that is not recorded")
    func nicknames() async throws {
        var draft = try opening("a")
        let number = ["customer": "C000001", "nickname": "3333-01-0000013"]
        draft.intent = intent(.accountOpening, number)
        #expect(try await code { try await post(draft) } == "request.malformed")
        draft = try opening("a")
        draft.records = draft.records.dropLast()
        #expect(try await code { try await post(draft) } == "authority.rule")
    }

    @Test("refuses to change the interest or another account's record with a nickname")
    func naming() async throws {
        let number = try await bank.open(1)
        let other = try await bank.open(1)
        var record = try #require(try await bank.service.directory.record(of: number))
        let naming = intent(.accountNaming, ["account": "\(number)", "nickname": ""])
        record.value.anchor = InterestAnchor(from: date.advanced(by: -1_000))
        let change = try record.update()
        #expect(
            try await code {
                try await post(TransactionDraft(naming, records: [change]))
            } == "authority.rule"
        )
        let others = try #require(try await bank.service.directory.record(of: other))
        #expect(
            try await code {
                try await post(TransactionDraft(naming, records: [try others.update()]))
            } == "authority.rule"
        )
        #expect(
            try await code {
                try await post(TransactionDraft(naming, records: [others.remove()]))
            } == "authority.rule"
        )
    }

    @Test("refuses a deposit that takes money or pays another kind of account")
    func deposit() async throws {
        let number = try await bank.open(1_000)
        let (cash, account) = (AccountOpening.cash.id, number.accountID)
        let paid = intent(.deposit, ["account": "\(number)", "amount": "5", "memo": ""])
        let text = CashMove.deposit.entryText
        for legs: [Leg] in [
            [.debit(account, Money(won: 5), text), .credit(cash, Money(won: 5), text)],
            [.debit(cash, Money(won: 6), text), .credit(account, Money(won: 6), text)],
            [
                .debit(cash, Money(won: 5), text), .credit(account, Money(won: 3), text),
                .credit(account, Money(won: 2), text),
            ],
            [],
        ] {
            let draft = TransactionDraft(paid, legs: legs)
            #expect(try await code { try await bank.forge(draft) } == "authority.rule")
        }
        let own = intent(.deposit, ["account": "bank/cash", "amount": "5", "memo": ""])
        let toBank = TransactionDraft(
            own,
            legs: [.debit(cash, Money(won: 5), text), .credit(cash, Money(won: 5), text)]
        )
        #expect(try await code { try await bank.forge(toBank) } == "request.malformed")
    }

    @Test("refuses a withdrawal or transfer without the owner's signature")
    func unsigned() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open(for: TestBank.duri))
        let amount = Money(won: 5)
        let taken = AccountDrafts.cash(
            CashRequest(.withdraw, amount, at: from, memo: ""),
            as: .random()
        )
        let sent = AccountDrafts.transfer(
            TransferRequest(from: from, to: to, amount: amount, memo: ""),
            as: .random()
        )
        for draft in [taken, sent] {
            #expect(try await code { try await post(draft) } == "authority.missing")
            #expect(try await code { try await bank.forge(draft) } == "authority.bank")
        }
        #expect(
            try await code {
                try await bank.forge(
                    sent,
                    by: TestBank.duri,
                    from: from,
                    to: to.accountID,
                    5
                )
            } == "authority.owner"
        )
    }

    @Test("refuses a signed transfer to the paying account, or of another amount than requested")
    func transfer() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open(for: TestBank.duri))
        let amount = Money(won: 5)
        let own = AccountDrafts.transfer(
            TransferRequest(from: from, to: from, amount: amount, memo: ""),
            as: .random()
        )
        #expect(try await code { try await bank.forge(own, from: from, 0) } == "authority.rule")
        var sent = AccountDrafts.transfer(
            TransferRequest(from: from, to: to, amount: amount, memo: ""),
            as: .random()
        )
        sent.legs = [
            .debit(from.accountID, Money(won: 6), ""), .credit(to.accountID, Money(won: 6), ""),
        ]
        #expect(
            try await code {
                try await bank.forge(sent, from: from, to: to.accountID, 6)
            } == "authority.rule"
        )
    }

    @Test("refuses a closing that pays other interest, or that keeps a record")
    func closing() async throws {
        let number = try await bank.open(100_000_000, nickname: "생활비")
        try await bank.closeDays(3)
        try await bank.withdraw(100_000_000, from: number)
        let record = try #require(try await bank.service.directory.record(of: number))
        let today = try await bank.ledger.businessDate()
        let closing = AccountRequest(.accountClosing, number)
        let nicknames = try await bank.service.nicknames(of: TestBank.hana)
        func draft(_ won: Int64) throws -> TransactionDraft {
            try AccountDrafts.closing(
                closing,
                as: .random(),
                record,
                of: TestBank.hana,
                nicknames: nicknames,
                interest: Money(won: won),
                on: today
            )
        }
        var forged = try [0, 820, 822, 1_000_000].map { try draft($0) }
        for kept in 0...1 {
            var draft = try draft(821)
            draft.records.remove(at: kept)
            forged.append(draft)
        }
        for draft in forged {
            let code = try await code { try await bank.forge(draft, from: number, 0) }
            #expect(code == "authority.rule")
        }
        try await bank.forge(try draft(821), from: number, 0)
    }

    @Test("refuses a payout that is early, of another amount, or changes more than the interest")
    func payout() async throws {
        let number = try await bank.open(100_000_000)
        let record = try #require(try await bank.service.directory.record(of: number))
        let payday = try #require(record.record.due)
        func draft(_ won: Int64, _ change: (inout AccountRecord) -> Void = { _ in }) throws
            -> TransactionDraft
        {
            var paid = record
            let days = date...payday.advanced(by: -1)
            paid.value.anchor.advance(
                through: days.upperBound,
                balances: ClosingBalances(opening: Money(won: 100_000_000), changes: []),
                rates: .demandDeposit
            )
            _ = paid.value.anchor.takePayable()
            change(&paid.value)
            let through = payday.advanced(by: -1).description
            return TransactionDraft(
                Intent(
                    id: IdempotencyID(unchecked: "account.interest \(number) \(through)"),
                    purpose: .accountInterest,
                    content: ["account": "\(number)", "through": through]
                ),
                legs: InterestPayout(Money(won: won))
                    .legs(to: number.accountID, text: AccountRecord.interestName),
                openings: InterestPayout.openings,
                records: [try paid.update(due: AccountRecord.payday(after: payday))]
            )
        }
        #expect(try await code { try await bank.forge(try draft(23_561)) } == "authority.rule")
        try await DayCloser(ledger: bank.ledger, parts: []).advance(days: 90)
        for won: Int64 in [1, 23_560, 23_562] {
            #expect(try await code { try await bank.forge(try draft(won)) } == "authority.rule")
        }
        let renamed = try draft(23_561) { $0.nickname = "x" }
        #expect(try await code { try await bank.forge(renamed) } == "authority.rule")
        let unpaid = try draft(23_561) { $0.anchor = record.value.anchor }
        #expect(try await code { try await bank.forge(unpaid) } == "authority.rule")
        let kind = AccountKind.demandDeposit
        for change: (inout TransactionDraft) -> Void in [
            { $0.openings.append(AccountOpening(id: AccountID("x"), kind: kind, owner: nil)) },
            {
                $0.openings.append(
                    AccountOpening(id: AccountID("x"), kind: kind, owner: TestBank.hana)
                )
            },
            { $0.closings = [number.accountID] },
            { $0.holds = [.place(HoldID("x"), on: number.accountID, Money(won: 1))] },
            { $0.memo = "x" },
            { $0.intent = Intent(id: .random(), purpose: .accountInterest, content: [:]) },
        ] {
            var draft = try draft(23_561)
            change(&draft)
            #expect(try await code { try await bank.forge(draft) } != nil)
        }
        try await bank.forge(try draft(23_561))
    }
}
