import Bookkeeping
import CardInterface
import DemandDepositInterface

/// The authority rules for requests about cards and card payments.
///
/// Each rule rebuilds the transaction draft from the request and from the records before the entry.
/// An entry that differs from this draft is refused.
enum CardAuthorityRules {
    private static let cards: Set = [CardRecords.cards, CardRecords.numbers]
    private static let payments: Set = [
        PaymentRecords.payments, CardHold.collection, CardSpending.collection,
    ]

    /// Returns the authority rules for all kinds of requests about cards.
    /// - Parameter holder: The name of the bank authority that authorizes payments.
    static func all(by holder: String) -> [AuthorityRule] {
        let edits = [
            Purpose.cardLocking, .cardUnlocking, .cardLimits, .cardLoss, .cardClosing,
        ].map(editing)
        let steps = [
            Purpose.cardSettlement, .cardVoid, .cardExpiry, .cardCancellation,
        ].map { stepping($0, by: .bank(holder)) }
        return [issue, reissue, reveal, payment(by: .bank(holder))] + edits + steps
    }

    private static let issue = rule(.cardIssue, by: .customer, changing: cards) {
        (request: AccountRequest, review) in
        let account = request.account.accountID
        let state = try review.account(account)
        try review.require(
            state.kind == .demandDeposit,
            "'\(account)' is not a demand deposit account"
        )
        let issued = try review.newCard()
        try review.requireNextOrdinal(issued.ordinal, of: account)
        let card = Card(
            number: issued.number,
            account: account,
            ordinal: issued.ordinal,
            issued: review.entry.date
        )
        return try CardDrafts.issuing(card, review.entry.intent)
    }

    private static let reissue = rule(.cardReissue, by: .customer, changing: cards) {
        (request: CardRequest, review) in
        let lost = try review.card(request.card)
        let issued = try review.newCard()
        try review.requireNextOrdinal(issued.ordinal, of: lost.value.account)
        return try CardDrafts.replacing(
            lost,
            by: issued.number,
            ordinal: issued.ordinal,
            review.entry.intent,
            on: review.entry.date
        )
    }

    private static let reveal = rule(.cardReveal, by: .customer) { (request: CardRequest, review) in
        try review.requireSigned(byOwnerOf: try review.card(request.card).value.account)
        return TransactionDraft(review.entry.intent)
    }

    private static func editing(_ purpose: Purpose) -> AuthorityRule {
        // A change that only forbids more needs no signature.
        let isSigned = ![.cardLocking, .cardLoss].contains(purpose)
        return rule(purpose, by: isSigned ? .customer : .unneeded, changing: [CardRecords.cards]) {
            (request: CardEditRequest, review) in
            let card = try review.card(request.card)
            if request.edit == .close { try review.requireNoHold(of: card.value) }
            return try CardDrafts.changing(
                card,
                by: request.edit,
                review.id,
                spending: nil,
                on: review.entry.date
            )
        }
    }

    private static func payment(by authorizer: AuthorityRule.Authorizer) -> AuthorityRule {
        rule(.cardPayment, by: authorizer, changing: payments) {
            (request: CardPaymentRequest, review) in
            let card = try review.card(request.card)
            return try CardDrafts.paying(
                request.purchase,
                by: card,
                review.id,
                spending: review.record(CardSpending.key(of: card.value.account)),
                on: review.entry.date
            )
        }
    }

    private static func stepping(
        _ purpose: Purpose,
        by authorizer: AuthorityRule.Authorizer
    ) -> AuthorityRule {
        rule(
            purpose,
            by: authorizer,
            changing: payments,
            opening: purpose == .cardSettlement ? [.cardSettlement] : []
        ) { (request: PaymentStepRequest, review) in
            let payment = try review.payment(request.payment)
            return try CardDrafts.changing(
                payment,
                hold: review.record(PaymentRecords.holdKey(of: request.payment)),
                by: request.step,
                review.id,
                spending: review.record(CardSpending.key(of: payment.value.account)),
                on: review.entry.date
            )
        }
    }

    /// Creates a rule that accepts only the transaction that `draft` builds from the request.
    private static func rule<Content: Request>(
        _ purpose: Purpose,
        by authorizer: AuthorityRule.Authorizer,
        changing collections: Set<String> = [],
        opening bankAccounts: [AccountOpening] = [],
        draft: @escaping @Sendable (Content, EntryReview) throws -> TransactionDraft
    ) -> AuthorityRule {
        AuthorityRule(
            purpose,
            by: authorizer,
            changing: collections,
            opening: bankAccounts
        ) { request, review in
            let expected: TransactionDraft
            do {
                expected = try draft(request, review)
            } catch let error as BankError where error.code != "authority.rule" {
                throw review.refusal(error.message)
            }
            try review.requireSame(as: expected)
        }
    }
}

extension EntryReview {
    /// Returns the card with the record name `name`, as stored before the reviewed entry.
    fileprivate func card(_ name: String) throws -> TypedRecord<Card> {
        guard let card: TypedRecord<Card> = try record(CardRecords.key(of: name)) else {
            throw refusal("there is no card '\(name)'")
        }
        return card
    }

    /// Returns the payment named `name`, as stored before the reviewed entry.
    fileprivate func payment(_ name: String) throws -> TypedRecord<CardPayment> {
        let key = PaymentRecords.key(of: name)
        guard let payment: TypedRecord<CardPayment> = try record(key) else {
            throw refusal("there is no payment '\(name)'")
        }
        return payment
    }

    /// Returns the card that the reviewed entry creates, with the card's drawn number and ordinal.
    fileprivate func newCard() throws -> Card {
        let created = records.filter {
            $0.key.collection == CardRecords.cards && $0.before == nil
        }
        guard created.count == 1, let card = created.first?.after else {
            throw refusal("it creates \(created.count) cards instead of one")
        }
        return try card.decode()
    }

    /// Requires that `ordinal` is 1, or that the account has a card with the preceding ordinal.
    fileprivate func requireNextOrdinal(_ ordinal: Int, of account: AccountID) throws {
        guard ordinal != 1 else { return }
        let previous: TypedRecord<Card>? = try record(
            CardRecords.key(of: Card.recordName(ordinal &- 1, of: account))
        )
        try require(previous != nil, "the account has no card before card '\(ordinal)'")
    }

    /// Requires that no amount is held for a payment of `card`.
    fileprivate func requireNoHold(of card: Card) throws {
        let key = CardSpending.key(of: card.account)
        guard let spending: TypedRecord<CardSpending> = try record(key) else { return }
        for ordinal in 0..<max(0, spending.value.paymentCount(of: card)) {
            let name = CardPayment.name(ordinal + 1, of: card.recordName)
            // An edited count may be any number, so a missing payment ends the loop.
            let held = try payment(name).value.held
            try require(held == .zero, "an amount is held for '\(name)'")
        }
    }

    fileprivate func requireSigned(byOwnerOf account: AccountID) throws {
        let owner = try self.account(account).owner
        try require(signer == nil || signer == owner, "'\(account)' does not belong to the signer")
    }
}
