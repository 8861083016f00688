import Bookkeeping
import DemandDepositInterface
import LedgerInterface

extension CardService {
    /// Issues a card to an account. No money moves, so nobody is asked to confirm or to sign.
    ///
    /// - Parameters:
    ///   - reference: The account's number or nickname.
    ///   - options: Its id given again for the same account, the first card comes back and no other
    ///     is issued.
    /// - Throws: `BankError` `account.…` when there is no such account or it is closed,
    ///   `idempotency.conflict` when the id was used for something else.
    package func issue(to reference: String, options: RequestOptions) async throws -> CardIssue {
        let account = try await demandDeposit.account(reference)
        let intent = Intent(
            id: options.id,
            purpose: .cardIssue,
            content: ["account": account.id.rawValue]
        )
        let outcome = try await outcome(ofIssueTo: account, by: intent, options: options)
        return try await issue(to: account.id, outcome)
    }

    /// The card that was issued, with what became of the request for it.
    func issue(to account: AccountID, _ outcome: RequestOutcome) async throws -> CardIssue {
        var card: Card?
        if let name = outcome.receipt?.result[Self.resultKey] {
            card = try await records.card(named: name).value
        }
        return CardIssue(account: account, card: card, outcome: outcome)
    }

    private func outcome(
        ofIssueTo account: DemandDepositAccount,
        by intent: Intent,
        options: RequestOptions
    ) async throws -> RequestOutcome {
        if let first = try await ledger.receipt(for: intent) { return .posted(first) }
        try account.requireOpen()
        return try await ledger.carryOut(options, authority: { .unneeded }) {
            try await draft(toIssueTo: account.id, by: intent, authority: $0)
        }
    }

    /// The issue of the account's next card, with a number drawn anew each time it is asked for.
    private func draft(
        toIssueTo account: AccountID,
        by intent: Intent,
        authority: Authority
    ) async throws -> TransactionDraft {
        let card = Card(
            number: drawNumber(),
            account: account,
            ordinal: try await records.cards(of: account).count + 1,
            issued: try await ledger.businessDate()
        )
        return TransactionDraft(
            intent,
            authority: authority,
            records: try CardRecords.creating(card),
            result: [Self.resultKey: card.recordName]
        )
    }

    /// Where the receipt of an issue names the card.
    static let resultKey = "card"
}
