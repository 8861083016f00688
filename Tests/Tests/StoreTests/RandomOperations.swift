import Bookkeeping
import BookkeepingTesting
import LedgerInterface
import LedgerInterfaceTesting

/// A generator of operations with a seed, about half of which are invalid.
struct RandomOperations {
    static let customers = ["C1", "C2", "C3"].map { CustomerID($0) }
    static let accounts = (0..<14).map { AccountID("a\($0)") } + [AccountOpening.cash.id]
    /// The accounts that are opened without money, so that they can be closed.
    private static let emptyAccounts = [2, 4, 6, 8, 10].map { accounts[$0] }
    static let collections = ["box", "card"]
    private static let names = ["x", "y", "\u{E9}", "e\u{301}"]
    private static let kind = AccountKind("random", normalSide: .credit)
    private static let debitKind = AccountKind("random-debit", normalSide: .debit)

    /// The kinds of outcomes that a meaningful run contains.
    static let expectedLabels = [
        "posted", "repeat", "rehearsed", "day", "record", "no receipt", "account.unknown",
        "account.exists", "account.closed", "amount.large", "authority.bank",
        "authority.missing", "authority.no-rule", "authority.owner", "authority.rule",
        "balance.insufficient", "closing.balance",
        "closing.linked", "day.early", "draft.amount", "draft.hold", "draft.name",
        "draft.unbalanced", "hold.changed", "hold.exists", "hold.unknown",
        "idempotency.conflict", "record.changed", "reverses.unknown", "signature.other",
        "signature.used", "signature.wrong", "text.control", "text.long",
    ]

    private var generator: SeededGenerator
    private let bank: BankAuthority
    private let forged: BankAuthority
    private let signatures = FakeSignatures()
    private var count = 0
    private var records: [Record] = []
    private var intents: [Intent] = []
    /// The holds as if every operation had succeeded, which some did not.
    private var holds: [Hold] = []
    private var date = LedgerFixture.firstDay

    private static let bankPurpose = Purpose("random.bank")
    private static let customerPurpose = Purpose("random.customer")
    private static let freePurpose = Purpose("random.free")

    static let rules = [
        AuthorityRule(bankPurpose, by: .bank("Random"), changing: ["box"], opening: [.cash]),
        AuthorityRule(customerPurpose, by: .customer, changing: ["box", "card"]),
        AuthorityRule(freePurpose, by: .unneeded, changing: ["box", "card"]),
    ]

    init(seed: UInt64, issuer: AuthorityIssuer) {
        generator = SeededGenerator(seed: seed)
        bank = issuer.authority("Random")
        forged = AuthorityIssuer().authority("Random")
    }

    mutating func next() -> RandomOperation {
        count += 1
        // Most accounts are opened first, so that later operations find them.
        let action = count < Self.accounts.count - 2 ? firstDeposit() : action()
        return RandomOperation(
            action: action,
            secondsLater: .random(in: -50...100, using: &generator)
        )
    }

    /// Remembers an outcome for later operations.
    mutating func learn(from outcome: RandomOperation.Outcome) {
        switch outcome {
        case .record(let record?): records.append(record)
        case .receipt(let receipt?): intents.append(receipt.intent)
        case .closing(let receipt): date = receipt.businessDate
        default: break
        }
    }

    /// Returns a date near those of the book.
    mutating func nextDate() -> BusinessDate {
        LedgerFixture.firstDay.advanced(
            by: .random(
                in: -2...(date.dayNumber - LedgerFixture.firstDay.dayNumber + 2),
                using: &generator
            )
        )
    }

    mutating func nextRange() -> (BusinessDate?, BusinessDate?) {
        (chance(25) ? nil : nextDate(), chance(25) ? nil : nextDate())
    }

    private mutating func firstDeposit() -> RandomOperation.Action {
        let account = Self.accounts[count]
        return .post(
            TransactionDraft(
                intent(Self.bankPurpose),
                authority: .bank(bank),
                legs: Self.emptyAccounts.contains(account)
                    ? [] : moved(from: AccountOpening.cash.id, to: account, 1000),
                openings: [
                    .cash,
                    AccountOpening(
                        id: account,
                        kind: Self.kind,
                        owner: Self.usualOwner(of: account)
                    ),
                ]
            )
        )
    }

    private mutating func action() -> RandomOperation.Action {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<5: .closeDay(chance(50) ? date : nextDate())
        case 5..<8: .receipt(intent(Self.bankPurpose))
        case 8..<18: .read(key())
        case 18..<24: .rehearse(draft())
        default: .post(draft())
        }
    }

    private mutating func draft() -> TransactionDraft {
        let route = chance(35) ? (from: payAccount(), to: payAccount(), won: amount()) : nil
        var draft = route.map { transfer($0) } ?? soundDraft()
        if chance(10) { draft.records += [change()].compactMap(\.self) }
        if chance(20) { draft.result = ["n": "\(count)"] }
        if chance(20) { draft.memo = pick(["월급", "a memo", "", "🇰🇷"]) }
        if let route { sign(&draft, route) }
        if chance(25) { spoil(&draft) }
        return draft
    }

    private mutating func soundDraft() -> TransactionDraft {
        let intent = intent(Self.bankPurpose)
        switch Int.random(in: 0..<65, using: &generator) {
        case 0..<7:
            return TransactionDraft(intent, authority: .bank(bank), openings: [opening()])
        case 7..<35:
            let account = payAccount()
            return TransactionDraft(
                intent,
                authority: .bank(bank),
                legs: moved(from: AccountOpening.cash.id, to: account, amount()),
                openings: [.cash]
            )
        case 35..<40:
            return TransactionDraft(intent, authority: .bank(bank), closings: [account()])
        case 40..<45:
            return TransactionDraft(intent, authority: .bank(bank), legs: manyLegs())
        case 45..<55:
            return TransactionDraft(
                intent,
                authority: chance(95) ? .bank(bank) : .unneeded,
                holds: (1...Int.random(in: 1...2, using: &generator)).map { _ in holdChange() }
            )
        default:
            let changes = [change(), chance(20) ? change() : nil].compactMap(\.self)
            return TransactionDraft(self.intent(Self.freePurpose), records: changes)
        }
    }

    private typealias Route = (from: AccountID, to: AccountID, won: Int64)

    private mutating func transfer(_ route: Route) -> TransactionDraft {
        TransactionDraft(
            intent(Self.customerPurpose),
            legs: moved(from: route.from, to: route.to, route.won)
        )
    }

    private mutating func sign(_ draft: inout TransactionDraft, _ route: Route) {
        let used = intents.compactMap { Int($0.id.rawValue.dropFirst("id-".count)) }
        draft.authority = signatures.authority(
            for: draft,
            by: chance(90) ? Self.usualOwner(of: route.from) : pick(Self.customers),
            from: route.from,
            to: route.to,
            amount: Money(won: route.won),
            number: chance(90) ? count : used.randomElement(using: &generator) ?? count
        )
    }

    private mutating func manyLegs() -> [Leg] {
        (1...Int.random(in: 1...5, using: &generator)).flatMap { _ in
            moved(from: payAccount(), to: payAccount(), amount())
        }.shuffled(using: &generator)
    }

    private mutating func holdChange() -> HoldChange {
        guard chance(50), let index = holds.indices.randomElement(using: &generator) else {
            // Few names, so that some are repeated.
            let id = HoldID("hold-\(Int.random(in: 0..<60, using: &generator))")
            let hold = Hold(id: id, account: payAccount(), amount: Money(won: amount()))
            holds.append(hold)
            return .place(hold.id, on: hold.account, hold.amount)
        }
        let hold = holds[index]
        let left = Money(won: chance(95) ? max(0, hold.amount.won - amount()) : hold.amount.won)
        holds[index] = Hold(id: hold.id, account: hold.account, amount: left)
        if chance(5) { holds.remove(at: index) }
        return .lower(hold, to: left)
    }

    private mutating func spoil(_ draft: inout TransactionDraft) {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: draft.legs = Array(draft.legs.dropLast())
        case 1: draft.legs += moved(from: account(), to: account(), pick([0, -1, .min]))
        case 2: draft.legs += moved(from: account(), to: account(), .max)
        case 3: draft.authority = .unneeded
        case 4: draft.authority = .bank(forged)
        case 5: draft.memo = pick(["\n", String(repeating: "x", count: 201)])
        case 6:
            let number = Int.random(in: 1...2 * count, using: &generator)
            draft.reverses = IdempotencyID(unchecked: "id-\(number)")
        case 7:
            let name = AccountID(pick(["", "a b", "한글"]))
            draft.openings.append(AccountOpening(id: name, kind: Self.kind, owner: nil))
        case 8: draft.closings.append(account())
        case 9: draft.holds.append(holdChange())
        case 10:
            let signature = pick(["x", "signature-1"])
            guard case .customer(let signed) = draft.authority,
                let forged = try? SignedMovement(
                    parameters: signed.parameters,
                    signature: signature
                )
            else { return }
            draft.authority = .customer(forged)
        default:
            draft.intent = intent(draft.intent.purpose)
        }
    }

    private mutating func intent(_ purpose: Purpose) -> Intent {
        if chance(8), let known = intents.randomElement(using: &generator) {
            // The same request again, or its key for another request.
            return chance(60)
                ? known : Intent(id: known.id, purpose: purpose, content: ["other": "thing"])
        }
        let purpose =
            chance(97) ? purpose : pick([Purpose("elsewhere"), Self.bankPurpose, Self.freePurpose])
        return Intent(
            id: IdempotencyID(unchecked: "id-\(count)"),
            purpose: purpose,
            content: chance(50) ? [:] : ["k": "\(count)", "ké": "v\"\\/\u{1}"]
        )
    }

    private mutating func opening() -> AccountOpening {
        let account = account()
        let owner = chance(90) ? Self.usualOwner(of: account) : nil
        return AccountOpening(
            id: account,
            kind: chance(85) ? Self.kind : Self.debitKind,
            owner: owner
        )
    }

    private mutating func change() -> RecordChange? {
        let link = chance(25) ? pick(Self.emptyAccounts) : chance(50) ? account() : nil
        let value = ["n": count]
        if chance(50), let record = records.suffix(3).randomElement(using: &generator) {
            return chance(75) ? try? .update(record, to: value) : .remove(record)
        }
        return try? .create(key(), value, linkedTo: link)
    }

    private mutating func key() -> RecordKey {
        RecordKey(pick(Self.collections), pick(Self.names))
    }

    private func moved(from: AccountID, to: AccountID, _ won: Int64) -> [Leg] {
        [.debit(from, Money(won: won), "out"), .credit(to, Money(won: won), "in")]
    }

    /// Returns the owner that an account has most of the time, so that most signatures are right.
    private static func usualOwner(of account: AccountID) -> CustomerID {
        customers[Int(account.rawValue.utf8.last ?? 0) % customers.count]
    }

    private mutating func account() -> AccountID { pick(Self.accounts) }

    /// Returns an account for a transfer, which is seldom one of the empty accounts.
    private mutating func payAccount() -> AccountID {
        let account = account()
        return Self.emptyAccounts.contains(account) && chance(90) ? Self.accounts[1] : account
    }

    private mutating func amount() -> Int64 {
        chance(97)
            ? .random(in: 1...1000, using: &generator) : .random(in: 1 ... .max, using: &generator)
    }

    private mutating func chance(_ percent: Int) -> Bool {
        .random(in: 0..<100, using: &generator) < percent
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[.random(in: elements.indices, using: &generator)]
    }
}
