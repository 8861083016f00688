import Bookkeeping
import DemandDepositInterface
import LedgerInterface

/// The result of a request for a new card.
struct CardIssue: Sendable, Hashable {
    let account: AccountID
    /// The new card; nil after a dry run.
    let card: Card?
    let outcome: RequestOutcome

    init(_ outcome: RequestOutcome, for account: AccountID, in records: CardRecords) async throws {
        self.account = account
        self.outcome = outcome
        if let name = outcome.receipt?.result[Self.resultKey] {
            card = try await records.card(named: name).value
        } else {
            card = nil
        }
    }

    /// The key of the card's record name in the result of a receipt.
    static let resultKey = "card"
}

/// Issues a card to an account, without a confirmation because no money moves.
struct IssueCard: Sendable {
    let service: CardService

    /// - Parameter reference: The number or nickname of the account.
    /// - Throws: `BankError` `account.…` if the account does not exist or is closed,
    ///   `idempotency.conflict`.
    func callAsFunction(
        to reference: String,
        options: RequestOptions
    ) async throws -> CardIssue {
        let account = try await service.demandDeposit.account(reference)
        let intent = Intent(
            id: options.id,
            purpose: .cardIssue,
            content: ["account": account.id.rawValue]
        )
        let outcome = try await outcome(of: intent, for: account, options: options)
        return try await CardIssue(outcome, for: account.id, in: service.records)
    }

    private func outcome(
        of intent: Intent,
        for account: DemandDepositAccount,
        options: RequestOptions
    ) async throws -> RequestOutcome {
        if let first = try await service.ledger.receipt(for: intent) { return .posted(first) }
        try account.requireOpen()
        return try await service.ledger.carryOut(options, authority: { .unneeded }) { authority in
            let card = Card(
                number: service.drawNumber(),
                account: account.id,
                ordinal: try await service.records.cards(of: account.id).count + 1,
                issued: try await service.ledger.businessDate()
            )
            return TransactionDraft(
                intent,
                authority: authority,
                records: try CardRecords.creating(card),
                result: [CardIssue.resultKey: card.recordName]
            )
        }
    }
}
