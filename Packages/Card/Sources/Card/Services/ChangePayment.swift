import Bookkeeping
import LedgerInterface

/// The result of a request about a payment.
struct PaymentChange: Sendable, Hashable {
    /// The changed payment; after a dry run, the payment as it would be.
    let payment: CardPayment
    /// The amount that was authorized, settled, released or canceled.
    let amount: Money
    let outcome: RequestOutcome
}

extension PaymentChange {
    /// Reads the payment after a request, or takes the planned payment of a dry run.
    init(
        _ planned: CardPayment,
        _ amount: Money,
        _ outcome: RequestOutcome,
        in service: CardService
    ) async throws {
        if let receipt = outcome.receipt {
            try await self.init(posted: receipt, in: service)
        } else {
            self.init(payment: planned, amount: amount, outcome: outcome)
        }
    }

    /// Reads the payment that a receipt names.
    init(posted receipt: Receipt, in service: CardService) async throws {
        self.init(
            payment: try await service.findPayment(receipt.result["payment"] ?? "").value,
            amount: Money(won: receipt.result["amount"].flatMap { Int64($0) } ?? 0),
            outcome: .posted(receipt)
        )
    }

    /// Returns the result that a receipt keeps of a request.
    static func result(of payment: CardPayment, _ amount: Money) -> [String: String] {
        ["payment": payment.name, "amount": String(amount.won)]
    }
}

/// Changes one payment on the bank's authority, as the use cases that call it define.
struct ChangePayment: Sendable {
    /// A function that changes the payment by its rules and returns the amount.
    ///
    /// It runs again if the payment has changed meanwhile.
    typealias Rules = @Sendable (inout CardPayment) async throws -> Money
    /// A function that adds to a draft the legs that move the amount.
    typealias Completion =
        @Sendable (inout TransactionDraft, CardPayment, Money) async throws -> Void

    let service: CardService

    /// - Parameters:
    ///   - purpose: The purpose of the change.
    ///   - name: The name of the payment.
    ///   - amount: The requested amount, in whole won; nil for all. It is part of the intent.
    ///   - options: The options of the request.
    ///   - preview: The preview that the customer agrees to; nil if no money moves.
    ///   - rules: Applies the rules to the payment.
    ///   - complete: Adds the legs to the draft.
    /// - Throws: `BankError` `payment.unknown`, and errors of `rules`.
    func callAsFunction(
        _ purpose: Purpose,
        of name: String,
        _ amount: Money? = nil,
        options: RequestOptions,
        preview: (@Sendable (CardPayment, Money) async throws -> MovementPreview)? = nil,
        rules: Rules,
        complete: Completion = { _, _, _ in }
    ) async throws -> PaymentChange {
        let intent = Intent(
            id: options.id,
            purpose: purpose,
            content: ["payment": name, "amount": amount.map { String($0.won) } ?? "all"]
        )
        if let first = try await service.ledger.receipt(for: intent) {
            return try await PaymentChange(posted: first, in: service)
        }
        var planned = try await service.findPayment(name).value
        let changed = try await rules(&planned)
        let outcome = try await service.ledger.carryOut(
            options,
            preview: try await preview?(planned, changed),
            authority: { .bank(service.authority) },
            draft: { try await draft(of: intent, name, $0, rules: rules, complete: complete) }
        )
        return try await PaymentChange(planned, changed, outcome, in: service)
    }

    /// Returns the transaction that changes the payment: its records and its hold.
    func draft(
        of intent: Intent,
        _ name: String,
        _ authority: Authority,
        rules: Rules,
        complete: Completion = { _, _, _ in }
    ) async throws -> TransactionDraft {
        var record = try await service.findPayment(name)
        let hold = record.value.hold
        let amount = try await rules(&record.value)
        let payment = record.value
        var draft = TransactionDraft(
            intent,
            authority: authority,
            records: try await service.payments.changing(record),
            holds: payment.held == hold.amount ? [] : [.lower(hold, to: payment.held)],
            memo: payment.merchant,
            result: PaymentChange.result(of: payment, amount)
        )
        if intent.purpose != .cardSettlement {
            draft.records += try await givingBack(amount, of: payment)
        }
        try await complete(&draft, payment, amount)
        return draft
    }

    /// Returns the record change that gives an amount back to the limit of the day, if it is still
    /// the day of the payment.
    private func givingBack(_ amount: Money, of payment: CardPayment) async throws
        -> [RecordChange]
    {
        guard try await service.ledger.businessDate() == payment.date else { return [] }
        var card = try await service.records.card(named: payment.card)
        try card.value.spending.giveBack(amount, of: payment.date)
        return [try CardRecords.changing(card)]
    }
}
