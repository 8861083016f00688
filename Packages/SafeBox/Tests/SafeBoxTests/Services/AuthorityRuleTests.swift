import BankConsoleTesting
import Testing

@testable import SafeBox

/// Each entry is posted directly, with the authority that its purpose needs.
@Suite("Authority rules of safe boxes")
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

    private func post(_ draft: TransactionDraft) async throws {
        _ = try await bank.ledger.post(draft)
    }

    private func box(of number: AccountNumber) async throws -> TypedRecord<SafeBoxRecord> {
        try await bank.service.directory.requiredBox(linkedTo: number.accountID).held
    }

    private func opening(
        _ number: AccountNumber,
        limit: Int64 = 10_000_000,
        named name: String? = nil,
        of owner: CustomerID = TestBank.hana,
        from first: BusinessDate? = nil
    ) throws -> TransactionDraft {
        var draft = try SafeBoxDrafts.opening(
            SafeBoxOpeningRequest(account: number, limit: SafeBoxLimit(Money(won: limit))),
            as: .random(),
            AccountID(name ?? "\(number)/box1"),
            of: owner,
            on: first ?? date
        )
        draft.date = nil
        return draft
    }

    @Test("refuses a box of another owner, name or first day, or without its record")
    func openings() async throws {
        let number = try await bank.openAccount(1_000)
        var forged = [
            try opening(number, named: "x"), try opening(number, named: "\(number)/box2"),
            try opening(number, named: "\(number)/box01"),
            try opening(number, of: CustomerID("C000002")),
            try opening(number, from: date.advanced(by: -1_000)),
        ]
        var draft = try opening(number)
        draft.records = []
        forged.append(draft)
        draft = try opening(number)
        draft.openings = []
        forged.append(draft)
        for draft in forged {
            #expect(try await code { try await post(draft) } == "authority.rule")
        }
        draft = try opening(number)
        draft.intent = intent(
            .safeBoxOpening,
            ["account": "\(number)", "limit": "10000000", "note": "approved"]
        )
        #expect(try await code { try await post(draft) } == "request.malformed")
        try await post(try opening(number))
    }

    @Test("refuses a box above the highest limit")
    func limit() async throws {
        let number = try await bank.openAccount(1_000)
        let right = try opening(number)
        let value = try #require(right.records.first?.value)
        // The limit cannot be made in the program, so it is written as an attacker would.
        struct Forged: Encodable {
            let accrual: InterestAnchor
            let boxAccount, linkedAccount, payout: String
            let limit: Int64
        }
        func draft(limit: Int64) throws -> TransactionDraft {
            var draft = right
            draft.intent = intent(
                .safeBoxOpening,
                ["account": "\(number)", "limit": "\(limit)"]
            )
            let forged = Forged(
                accrual: InterestAnchor(from: date),
                boxAccount: "\(number)/box1",
                linkedAccount: "\(number)",
                payout: "on-request",
                limit: limit
            )
            let key = SafeBoxRecord.key(ofBoxLinkedTo: number.accountID)
            draft.records = [try .create(key, forged, linkedTo: number.accountID)]
            return draft
        }
        #expect(try draft(limit: 10_000_000).records.first?.value == value)
        let above = try draft(limit: 100_000_001)
        #expect(try await code { try await post(above) } == "request.malformed")
    }

    @Test("refuses to put in more than the limit, even if the customer signs it")
    func overLimit() async throws {
        let number = try await bank.openBox(100_000_000)
        let box = try await box(of: number)
        let draft = try SafeBoxDrafts.move(
            SafeBoxMoveRequest(.put, Money(won: 10000001), of: number),
            as: .random(),
            box
        )
        #expect(
            try await code {
                try await bank.forge(
                    draft,
                    from: number.accountID,
                    to: box.value.boxAccount,
                    10_000_001
                )
            } == "authority.rule"
        )
    }

    @Test("refuses to move money of a box without its owner's signature")
    func unsigned() async throws {
        let number = try await bank.openBox(1_000)
        try await bank.put(500, number)
        let box = try await box(of: number)
        let draft = try SafeBoxDrafts.move(
            SafeBoxMoveRequest(.take, Money(won: 5), of: number),
            as: .random(),
            box
        )
        #expect(try await code { try await post(draft) } == "authority.missing")
        #expect(try await code { try await bank.forge(draft) } == "authority.bank")
        let code = try await code {
            try await bank.forge(
                draft,
                by: CustomerID("C000002"),
                from: box.value.boxAccount,
                to: number.accountID,
                5
            )
        }
        #expect(code == "authority.owner")
    }

    @Test("refuses a movement that changes the interest or the limit of its box")
    func movedRecord() async throws {
        let number = try await bank.openBox(1_000)
        let right = try await box(of: number)
        var forged = right
        forged.value.anchor = InterestAnchor(from: date.advanced(by: -1_000))
        let draft = try SafeBoxDrafts.move(
            SafeBoxMoveRequest(.put, Money(won: 5), of: number),
            as: .random(),
            forged
        )
        let code = try await code {
            try await bank.forge(
                draft,
                from: number.accountID,
                to: right.value.boxAccount,
                5
            )
        }
        #expect(code == "authority.rule")
    }

    @Test("refuses interest of another amount, or through another day")
    func interest() async throws {
        let number = try await bank.openFullBox()
        try await bank.closeDays(30)
        let box = try await box(of: number)
        let today = try await bank.ledger.businessDate()
        let taking = AccountRequest(.safeBoxInterest, number)
        func draft(days: Int) throws -> (draft: TransactionDraft, paid: Int64) {
            var anchor = box.value.anchor
            anchor.advance(
                through: anchor.date.advanced(by: days),
                balances: ClosingBalances(opening: Money(won: 10_000_000), changes: []),
                rates: .safeBox
            )
            let paid = InterestPayout(anchor.interest.payable).paid.won
            return (try SafeBoxDrafts.interest(taking, as: .random(), box, anchor, on: today), paid)
        }
        for days in [29, 31, 365] {
            let (forged, paid) = try draft(days: days)
            let code = try await code {
                try await bank.forge(
                    forged,
                    from: box.value.boxAccount,
                    to: number.accountID,
                    paid
                )
            }
            #expect(code == "authority.rule")
        }
        let (right, paid) = try draft(days: 30)
        try await bank.forge(right, from: box.value.boxAccount, to: number.accountID, paid)
        #expect(paid == 11_130)
    }

    @Test("refuses a schedule that changes the interest or sets another payday")
    func schedule() async throws {
        let number = try await bank.openBox(1_000)
        let right = try await box(of: number)
        let setting = intent(.safeBoxSetting, ["account": "\(number)", "payout": "monthly"])
        var monthly = right
        monthly.value.payout = .monthly
        for due in [nil, date, BusinessDate("2026-02-28")] {
            let draft = TransactionDraft(setting, records: [try monthly.update(due: due)])
            #expect(try await code { try await post(draft) } == "authority.rule")
        }
        var earning = right
        earning.value.anchor = InterestAnchor(from: date.advanced(by: -1_000))
        let draft = try SafeBoxDrafts.schedule(
            setting.request(),
            as: setting.id,
            earning,
            on: date
        )
        #expect(try await code { try await post(draft) } == "authority.rule")
        let unknown = TransactionDraft(
            intent(.safeBoxSetting, ["account": "\(number)", "payout": "daily"]),
            records: [try right.update()]
        )
        #expect(try await code { try await post(unknown) } == "request.malformed")
    }

    @Test("refuses to close a box with interest to pay, or to keep its record")
    func closing() async throws {
        let number = try await bank.openFullBox()
        try await bank.closeDays(1)
        try await bank.take(10_000_000, number)
        let earning = try await box(of: number)
        let today = try await bank.ledger.businessDate()
        let closing = AccountRequest(.safeBoxClosing, number)
        let (from, to) = (earning.value.boxAccount, number.accountID)
        let draft = SafeBoxDrafts.closing(closing, as: .random(), earning, on: today)
        #expect(
            try await code { try await bank.forge(draft, from: from, to: to, 0) }
                == "authority.rule"
        )
        try await bank.takeInterest(number)
        var kept = SafeBoxDrafts.closing(
            closing,
            as: .random(),
            try await box(of: number),
            on: today
        )
        kept.records = []
        #expect(
            try await code { try await bank.forge(kept, from: from, to: to, 0) }
                == "authority.rule"
        )
    }

    @Test("refuses a payout that is early, or of another amount")
    func payout() async throws {
        let number = try await bank.openFullBox()
        try await bank.setPayout(.monthly, number)
        let box = try await box(of: number)
        let payday = try #require(box.record.due)
        func draft(_ won: Int64) throws -> TransactionDraft {
            var paid = box
            paid.value.anchor.advance(
                through: payday.advanced(by: -1),
                balances: ClosingBalances(opening: Money(won: 10_000_000), changes: []),
                rates: .safeBox
            )
            _ = paid.value.anchor.takePayable()
            let (account, through) = ("\(number)/box1", payday.advanced(by: -1).description)
            return TransactionDraft(
                Intent(
                    id: IdempotencyID(unchecked: "safebox.monthly \(account) \(through)"),
                    purpose: .safeBoxMonthlyInterest,
                    content: ["account": account, "through": through]
                ),
                legs: InterestPayout(Money(won: won))
                    .legs(to: number.accountID, text: SafeBoxRecord.interestName),
                openings: InterestPayout.openings,
                records: [try paid.update(due: paid.value.nextPayday(after: payday))]
            )
        }
        #expect(try await code { try await bank.forge(try draft(8_328)) } == "authority.rule")
        try await DayCloser(ledger: bank.ledger, parts: []).advance(days: 19)
        for won: Int64 in [1, 8_327, 8_329, 1_000_000_000] {
            #expect(try await code { try await bank.forge(try draft(won)) } == "authority.rule")
        }
        try await bank.forge(try draft(8_328))
    }
}
