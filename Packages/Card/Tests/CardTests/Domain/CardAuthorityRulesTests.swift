import BankConsoleTesting
import Testing

@testable import Card

/// Entries that the feature would never post, posted with valid authority.
@Suite("The authority rules of cards")
struct CardAuthorityRulesTests {
    typealias Forgery = @Sendable (inout TransactionDraft) throws -> Void

    struct EditForgery: Sendable {
        let edit: CardEdit
        let change: @Sendable (inout Card) -> Void

        init(_ edit: CardEdit, _ change: @escaping @Sendable (inout Card) -> Void) {
            (self.edit, self.change) = (edit, change)
        }
    }

    struct StepForgery: Sendable {
        let step: PaymentStep
        let change: Forgery

        init(_ step: PaymentStep, _ change: @escaping Forgery) {
            (self.step, self.change) = (step, change)
        }
    }

    @Test(
        "a lock only forbids more, and changes nothing else of its card",
        arguments: [
            { try $0.edit("card", as: Card.self) { $0.locks.overseas = false } },
            { try $0.edit("card", as: Card.self) { $0.locks = CardLocks() } },
            { try $0.edit("card", as: Card.self) { $0.limits = .highest } },
            { draft in
                try draft.edit("card", as: Card.self) { card in
                    card.changeState(to: .closed, on: card.issued)
                }
            },
            { draft in try draft.edit("card", as: Card.self) { $0 = try Self.other($0) } },
            { $0.records = [] }, { $0.memo = "x" }, { $0.result = ["card": "x"] },
        ] as [Forgery]
    )
    func lock(forgery: Forgery) async throws {
        let (bank, card) = try await bank()
        try await bank.lock(card.value, [.overseas])
        try await expectRefusal(
            of: CardEdit.lock([.domestic]),
            card.value,
            at: bank,
            forging: forgery
        )
    }

    @Test(
        "a report of a loss changes only the state of its card",
        arguments: [
            { try $0.edit("card", as: Card.self) { $0.changeState(to: .active, on: $0.issued) } },
            { try $0.edit("card", as: Card.self) { $0.limits = .highest } },
            { draft in try draft.edit("card", as: Card.self) { $0 = try Self.other($0) } },
        ] as [Forgery]
    )
    func loss(forgery: Forgery) async throws {
        let (bank, card) = try await bank()
        try await expectRefusal(of: .reportLoss, card.value, at: bank, forging: forgery)
    }

    @Test(
        "unlocking and closing change exactly what was requested, even with a signature",
        arguments: [
            .init(.unlock([.overseas]), { $0.locks.domestic = true }),
            .init(.unlock([.overseas]), { $0.limits = .highest }),
            .init(.limits(perPayment: Money(won: 1), perDay: nil), { $0.limits = .highest }),
            .init(.limits(perPayment: Money(won: 1), perDay: nil), { $0.locks = CardLocks() }),
            .init(.close, { $0.changeState(to: .replaced, on: $0.issued) }),
            .init(.close, { $0.locks = CardLocks() }),
        ] as [EditForgery]
    )
    func signedEdit(forgery: EditForgery) async throws {
        let (bank, card) = try await bank()
        try await bank.lock(card.value, [.overseas])
        try await expectRefusal(of: forgery.edit, card.value, at: bank) {
            try $0.edit("card", as: Card.self) { forgery.change(&$0) }
        }
    }

    @Test("refuses to close a card with a held payment, even with a signature")
    func held() async throws {
        let (bank, card) = try await bank()
        let payments = try await [
            bank.pay(100, with: card.value), bank.pay(200, with: card.value),
        ]
        for payment in payments {
            try await expectRefusal(of: .close, card.value, at: bank) { _ in }
            try await bank.settle(payment)
        }
        try await bank.close(card.value)
    }

    @Test(
        "an edited number of payments never crashes, and hides no payment",
        arguments: [
            (Int.min, nil), (-1, nil), (1, "authority.rule"), (.max, "authority.rule"),
        ]
    )
    func editedCount(count: Int, code: String?) async throws {
        let (bank, card) = try await bank()
        var spending = CardSpending(on: Self.date)
        spending.payments = [card.value.ordinal: count]
        let key = CardSpending.key(of: card.value.account)
        let draft = TransactionDraft(
            Intent(id: .random(), purpose: CardBank.editing, content: [:]),
            authority: .bank(bank.issuer.authority("CardTests")),
            records: [try .create(key, spending)]
        )
        _ = try await bank.ledger.post(draft)
        #expect(try await refusalCode { try await bank.close(card.value) } == code)
        try spending.add(Money(won: 1), by: card.value, on: Self.date)
        #expect(spending.paymentCount(of: card.value) == count &+ 1)
    }

    @Test("refuses limits above the bank's, even with a signature")
    func limits() async throws {
        let (bank, card) = try await bank()
        try await expectRefusal(of: .limits(perPayment: nil, perDay: nil), card.value, at: bank) {
            $0.intent = Intent(
                id: $0.intent.id,
                purpose: .cardLimits,
                content: ["card": card.value.recordName, "perPayment": "99999999", "perDay": ""]
            )
        }
    }

    @Test(
        "an issue creates one new card of its account with its own number",
        arguments: [
            { try $0.edit("card", as: Card.self) { $0.limits = .highest } },
            { try $0.edit("card", as: Card.self) { $0.changeState(to: .lost, on: $0.issued) } },
            { draft in try draft.edit("card", as: Card.self) { $0 = try Self.other($0) } },
            { draft in
                let more = try CardRecords.creating(
                    Card(
                        number: .random(),
                        account: AccountID("3333-01-0000013"),
                        ordinal: 9,
                        issued: Self.date
                    )
                )
                draft = try CardDrafts.issuing(try Self.card(ordinal: 9), draft.intent)
                draft.records[1] = more[1]
            },
            { $0 = try CardDrafts.issuing(try Self.card(ordinal: 9), $0.intent) },
            { $0.records.removeLast() }, { $0.records.removeFirst() },
            { $0.result = [:] }, { $0.memo = "x" },
        ] as [Forgery]
    )
    func issue(forgery: Forgery) async throws {
        let (bank, _) = try await bank()
        let intent = Intent(
            id: .random(),
            purpose: .cardIssue,
            content: ["account": bank.account.description]
        )
        var draft = try CardDrafts.issuing(try Self.card(ordinal: 2), intent)
        try forgery(&draft)
        try await expectRefusal(of: draft, by: bank.owner, at: bank)
    }

    @Test("refuses to replace an active card, even with a signature")
    func reissue() async throws {
        let (bank, card) = try await bank()
        let intent = Intent(
            id: .random(),
            purpose: .cardReissue,
            content: ["card": card.value.recordName]
        )
        var replaced = card
        replaced.value.changeState(to: .replaced, on: card.value.issued)
        var draft = try CardDrafts.issuing(
            card.value.replacement(number: .random(), ordinal: 2, issued: card.value.issued),
            intent
        )
        draft.records.append(try CardRecords.changing(replaced))
        try await expectRefusal(of: draft, by: bank.owner, at: bank)
    }

    @Test("only the owner of its account reveals a card")
    func reveal() async throws {
        let (bank, card) = try await bank()
        let intent = Intent(
            id: .random(),
            purpose: .cardReveal,
            content: ["card": card.value.recordName]
        )
        try await expectRefusal(
            of: TransactionDraft(intent),
            by: CustomerID("C000002"),
            at: bank
        )
        try await post(TransactionDraft(intent), by: bank.owner, at: bank)
    }

    @Test("only the owner of its account unlocks a card")
    func foreignUnlock() async throws {
        let (bank, card) = try await bank()
        try await bank.lock(card.value, [.overseas])
        let current = try await bank.service.records.card(named: card.value.recordName)
        let draft = try CardDrafts.changing(
            current,
            by: .unlock([.overseas]),
            .random(),
            spending: nil,
            on: Self.date
        )
        #expect(
            try await refusalCode {
                try await post(draft, by: CustomerID("C000002"), at: bank)
            } == "authority.owner"
        )
    }

    @Test(
        "a payment of a lost or locked card, or above its limits, is refused with the bank's authority",
        arguments: [CardEdit.reportLoss, .lock([.domestic]), .limits(perPayment: nil, perDay: nil)]
    )
    func payment(edit: CardEdit) async throws {
        let (bank, card) = try await bank()
        let amount = Int64(edit.isSigned ? 2_000_001 : 1_000)
        _ = try await bank.service.changeCard(
            bank.reference(card.value),
            edit,
            options: .agreed()
        )
        // A card that may pay, as the forger would like it.
        var wanted = card
        wanted.value.limits = .highest
        let purchase = try bank.purchase(amount)
        var draft = try CardDrafts.paying(
            purchase,
            by: wanted,
            .random(),
            spending: nil,
            on: Self.date
        )
        draft.reads = [:]
        try await expectRefusal(of: draft, by: nil, at: bank)
    }

    @Test(
        "a payment holds its amount, counts it once, and is recorded as requested",
        arguments: [
            { draft in
                try draft.edit("card-spending", as: CardSpending.self) {
                    try $0.giveBack(Money(won: 1), of: Self.date)
                }
            },
            { draft in
                try draft.edit("card-payment", as: CardPayment.self) {
                    _ = try $0.settle(Money(won: 1), on: Self.date, as: .random())
                }
            },
            { $0.records.removeLast() },
            { $0.records.removeAll { $0.key.collection == "card-hold" } },
            { $0.holds = [] },
            { $0.holds = $0.holds.map { .place($0.hold, on: $0.account, Money(won: 1)) } },
            { $0.memo = "another merchant" }, { $0.reverses = IdempotencyID(unchecked: "open-1") },
        ] as [Forgery]
    )
    func authorization(forgery: Forgery) async throws {
        let (bank, card) = try await bank()
        let purchase = try bank.purchase(1_000)
        var draft = try CardDrafts.paying(
            purchase,
            by: card,
            .random(),
            spending: nil,
            on: Self.date
        )
        try forgery(&draft)
        try await expectRefusal(of: draft, by: nil, at: bank)
    }

    @Test(
        "a step of a payment moves what it records, and lowers its hold by that",
        arguments: [
            .init(.settle(Money(won: 400)), { $0.holds = [] }),
            .init(.settle(Money(won: 400)), { $0.legs = [] }),
            .init(
                .settle(Money(won: 400)),
                { $0.legs = $0.legs.map { Leg($0.side, $0.account, Money(won: 1), text: $0.text) } }
            ),
            .init(.settle(Money(won: 400)), { $0.records = [] }),
            .init(.settle(nil), { $0.records.removeLast() }),
            .init(.void, { $0.records.removeLast() }),
            .init(
                .void,
                { draft in
                    try draft.edit("card-spending", as: CardSpending.self) {
                        try $0.giveBack(Money(won: 1), of: Self.date)
                    }
                }
            ),
            .init(.cancel(Money(won: 10)), { $0.reverses = nil }),
            .init(.cancel(Money(won: 10)), { $0.records.removeFirst() }),
        ] as [StepForgery]
    )
    func step(forgery: StepForgery) async throws {
        let (bank, card) = try await bank()
        // Another payment, so that the spending stays above zero.
        try await bank.pay(5_000, with: card.value)
        let payment = try await bank.settle(bank.pay(1_000, with: card.value), 100)
        var draft = try await bank.service.draft(
            forgery.step,
            bank.service.findPayment(payment.name),
            as: .random()
        )
        try forgery.change(&draft)
        try await expectRefusal(of: draft, by: nil, at: bank)
    }

    @Test("refuses to release a hold as expired before it is due")
    func early() async throws {
        let (bank, card) = try await bank()
        let payment = try await bank.service.findPayment(bank.pay(1_000, with: card.value).name)
        let spending = try await bank.service.payments.spending(of: card.value.account)
        var draft = try CardDrafts.changing(
            payment,
            hold: try await bank.service.payments.hold(of: payment.value),
            by: .expire,
            IdempotencyID(unchecked: "early"),
            spending: spending,
            on: payment.value.expires
        )
        draft.date = nil
        try await expectRefusal(of: draft, by: nil, at: bank)
    }

    @Test("the bank's authority of another feature posts no payment")
    func otherHolder() async throws {
        let (bank, card) = try await bank()
        var draft = try CardDrafts.paying(
            bank.purchase(1_000),
            by: card,
            .random(),
            spending: nil,
            on: Self.date
        )
        draft.authority = .bank(bank.issuer.authority("SafeBox"))
        let other = draft
        #expect(
            try await refusalCode { _ = try await bank.ledger.post(other) } == "authority.bank"
        )
    }

    // MARK: Support

    private static let date = BusinessDate(inSeoulAt: FakeClock().now())

    private func bank() async throws -> (CardBank, TypedRecord<Card>) {
        let (bank, card) = try await CardBank.withCard(won: 50_000_000)
        return (bank, try await bank.service.records.card(named: card.recordName))
    }

    private static func card(ordinal: Int) throws -> Card {
        Card(
            number: .random(),
            account: AccountID("3333-01-0000013"),
            ordinal: ordinal,
            issued: date
        )
    }

    /// Returns the same card with another number.
    private static func other(_ card: Card) throws -> Card {
        Card(
            number: .random(),
            account: card.account,
            ordinal: card.ordinal,
            issued: card.issued
        )
    }

    private func expectRefusal(
        of edit: CardEdit,
        _ card: Card,
        at bank: CardBank,
        forging: Forgery
    ) async throws {
        var draft = try CardDrafts.changing(
            try await bank.service.records.card(named: card.recordName),
            by: edit,
            .random(),
            spending: nil,
            on: Self.date
        )
        try forging(&draft)
        draft.reads = [:]
        try await expectRefusal(of: draft, by: edit.isSigned ? bank.owner : nil, at: bank)
    }

    private func expectRefusal(
        of draft: TransactionDraft,
        by customer: CustomerID?,
        at bank: CardBank
    ) async throws {
        let entries = try await bank.entryCount()
        #expect(
            try await refusalCode { try await post(draft, by: customer, at: bank) }
                == "authority.rule"
        )
        #expect(try await bank.entryCount() == entries)
    }

    /// Posts a draft with the authority that its purpose needs.
    private func post(
        _ draft: TransactionDraft,
        by customer: CustomerID?,
        at bank: CardBank
    ) async throws {
        var draft = draft
        if let customer {
            let preview = MovementPreview(title: "Test", about: .init("Card", ""))
            let proposal = Proposal(
                draft,
                preview: preview,
                signedBy: Proposal.Signer(customer, about: bank.account.accountID)
            )
            let movement = try #require(proposal.movement)
            draft.authority = .customer(
                try await bank.signing.request(withSign: movement, preview: preview)
            )
        } else if ![.cardLocking, .cardLoss].contains(draft.intent.purpose) {
            draft.authority = .bank(bank.authority)
        }
        _ = try await bank.ledger.post(draft)
    }
}

extension TransactionDraft {
    /// Changes the value of the last record change in a collection.
    fileprivate mutating func edit<Value: Codable & Sendable>(
        _ collection: String,
        as type: Value.Type = Value.self,
        _ body: (inout Value) throws -> Void
    ) throws {
        let index = try #require(records.lastIndex { $0.key.collection == collection })
        let change = records[index]
        let record = Record(
            key: change.key,
            value: try #require(change.value),
            version: change.replacing,
            linkedTo: change.linkedTo,
            due: change.due
        )
        var value: Value = try record.decode()
        try body(&value)
        records[index] =
            change.replacing == 0
            ? try .create(change.key, value, linkedTo: change.linkedTo, due: change.due)
            : try .update(record, to: value)
    }
}
