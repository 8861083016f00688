import Bookkeeping
import CardInterface
import DemandDepositInterface
import LedgerInterface
import SigningInterface

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

    /// The key of the card's record name in the result that a receipt stores.
    static let resultKey = "card"
}

extension CardService {
    /// Issues a card to an account with the signature of its owner.
    ///
    /// - Parameter reference: The number or nickname of the account.
    /// - Throws: `BankError` `account.…` if the account does not exist or is closed,
    ///   `idempotency.conflict`, and errors of signing.
    func issue(
        to reference: String,
        options: RequestOptions
    ) async throws -> CardIssue {
        let account = try await ledger.account(
            ofRequest: options.id,
            \AccountRequest.account
        ) {
            try await demandDeposit.account(reference).number
        }
        let request = AccountRequest(.cardIssue, account)
        let intent = Intent(id: options.id, request)
        let outcome = try await drawingNumber { number in
            try await carryOut(request, options) {
                try await proposal(intent, number, for: account)
            }
        }
        return try await CardIssue(outcome, for: account.accountID, in: records)
    }

    private func proposal(
        _ intent: Intent,
        _ number: CardNumber,
        for account: AccountNumber
    ) async throws -> Proposal {
        let account = try await demandDeposit.account(account.description)
        try account.requireOpen()
        let card = Card(
            number: number,
            account: account.id,
            ordinal: try await records.nextOrdinal(of: account.id),
            issued: try await ledger.businessDate()
        )
        let draft = try CardDrafts.issuing(card, intent)
        return try await proposal(of: draft, "Issue of a card", for: card)
    }
}

// MARK: - New cards

extension CardService {
    /// Calls `body` with a random card number, and again with another number if that one is taken.
    func drawingNumber(
        _ body: (CardNumber) async throws -> RequestOutcome
    ) async throws -> RequestOutcome {
        while true {
            do {
                return try await body(drawNumber())
            } catch is CardNumberTaken {
                try Task.checkCancellation()
            }
        }
    }

    /// Returns the proposal to issue or reissue `card`, which the owner of the account signs.
    /// - Throws: ``CardNumberTaken`` if another card has the number.
    func proposal(
        of draft: TransactionDraft,
        _ title: String,
        for card: Card,
        details: [MovementPreview.Detail] = []
    ) async throws -> Proposal {
        guard try await records.card(numbered: card.number) == nil else { throw CardNumberTaken() }
        return Proposal(
            draft,
            preview: MovementPreview(title, of: card, details: details),
            asks: false,
            signedBy: try await signer(about: card.account)
        )
    }
}

/// The error for a drawn number that belongs to another card.
private struct CardNumberTaken: Error {}
