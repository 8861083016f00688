public import Bookkeeping

/// A transaction that a feature proposes to a customer, who then confirms and signs it.
///
/// A feature reads the book, draws random values once, and makes the draft and its preview. The
/// method ``Ledger/carryOut(_:_:sign:proposal:)`` then asks the customer and posts the draft.
public struct Proposal: Sendable {
    /// The customer who signs, and the movement that the password prompt shows.
    public struct Signer: Sendable, Hashable {
        /// The customer who signs.
        public let customer: CustomerID
        /// The account that pays; empty when the request concerns no account.
        public let from: AccountID
        /// The account that is paid; empty when the request concerns no account.
        public let to: AccountID
        /// The amount, zero or more.
        public let amount: Money

        /// Creates the signer of a movement.
        public init(_ customer: CustomerID, from: AccountID, to: AccountID, amount: Money) {
            self.customer = customer
            self.from = from
            self.to = to
            self.amount = amount
        }

        /// Creates the signer of a request that concerns one account and moves no money.
        /// - Parameters:
        ///   - customer: The customer who signs.
        ///   - account: The account; empty when the request concerns no account.
        public init(_ customer: CustomerID, about account: AccountID = AccountID("")) {
            self.init(customer, from: account, to: account, amount: .zero)
        }
    }

    /// The transaction, without the signature.
    public var draft: TransactionDraft
    /// The lines that the customer reads; nil if there is nothing to confirm or sign.
    public let preview: MovementPreview?
    /// Indicates whether the customer has to confirm the preview before signing or posting.
    public let asks: Bool
    /// The customer who signs; nil for a request without a signature.
    public let signer: Signer?

    /// Creates a proposal without a signature.
    /// - Parameters:
    ///   - draft: The transaction with its authority.
    ///   - preview: The lines to confirm; nil when no money moves and nothing is closed.
    public init(_ draft: TransactionDraft, preview: MovementPreview? = nil) {
        self.draft = draft
        self.preview = preview
        asks = preview != nil
        signer = nil
    }

    /// Creates a proposal that a customer signs.
    /// - Parameters:
    ///   - draft: The transaction.
    ///   - preview: The lines that are signed.
    ///   - asks: Whether the customer has to confirm the preview before signing it. A signature
    ///     alone is enough if the request moves no money and closes nothing.
    ///   - signer: The customer who signs.
    public init(
        _ draft: TransactionDraft,
        preview: MovementPreview,
        asks: Bool = true,
        signedBy signer: Signer
    ) {
        self.draft = draft
        self.preview = preview
        self.asks = asks
        self.signer = signer
    }

    /// The movement to sign; nil for a request without a signature.
    public var movement: Movement? {
        guard let signer else { return nil }
        return Movement(
            customer: signer.customer,
            from: signer.from,
            to: signer.to,
            amount: signer.amount,
            purpose: draft.intent.purpose,
            idempotencyID: draft.intent.id,
            digest: draft.digest
        )
    }

    /// Returns whether a customer who agreed to this proposal has agreed to `other`, too.
    ///
    /// If a customer signs, both drafts must be equal. Otherwise, both previews must be equal.
    func covers(_ other: Proposal) -> Bool {
        guard signer == other.signer else { return false }
        return signer == nil
            ? preview == other.preview : draft.digest == other.draft.digest
    }
}

extension BankError {
    /// Returns the error for a request that needs a signature, but whose caller cannot ask for one.
    static func unsigned(_ purpose: Purpose) -> BankError {
        BankError(
            .internalError,
            code: "signing.none",
            "the request '\(purpose)' needs a signature, but its feature passes no signing service"
        )
    }

    /// Returns the error for a feature whose proposal does not carry out the customer's request.
    static func otherRequest(_ purpose: Purpose) -> BankError {
        BankError(
            .internalError,
            code: "request.other",
            "the feature proposes a transaction for another request than '\(purpose)'"
        )
    }

    /// The error for a transaction that differs from the transaction that the customer has
    /// confirmed.
    static let draftChanged = BankError(
        .refused,
        code: "draft.changed",
        "the request has changed since you confirmed it, and nothing was done; confirm it again"
    )
}
