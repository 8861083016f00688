import Bookkeeping

/// A transaction as a feature proposes it to a customer, before it is confirmed and signed.
///
/// A feature reads the book, draws random values once, makes the draft, and makes the preview from
/// the draft. ``Ledger/carryOut(_:_:sign:proposal:)`` does the rest.
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

        /// Creates the signer of a request about one account that moves no money.
        /// - Parameters:
        ///   - customer: The customer who signs.
        ///   - account: The account; empty when the request concerns none.
        public init(_ customer: CustomerID, about account: AccountID = AccountID("")) {
            self.init(customer, from: account, to: account, amount: .zero)
        }
    }

    /// The transaction, without the signature.
    public var draft: TransactionDraft
    /// The lines that the customer reads; nil when nothing has to be read.
    public let preview: MovementPreview?
    /// Indicates whether the customer is asked to confirm the preview, besides signing it.
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
    ///     alone suffices when neither money moves nor something is closed.
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
    /// A signature covers the draft. Without one the customer has only seen the preview.
    func covers(_ other: Proposal) -> Bool {
        guard signer == other.signer else { return false }
        return signer == nil
            ? preview == other.preview : draft.digest == other.draft.digest
    }
}

extension BankError {
    /// A proposal is signed, and the caller passes no source of signatures.
    static func unsigned(_ purpose: Purpose) -> BankError {
        BankError(
            .internalError,
            code: "signing.none",
            "'\(purpose)' is signed, but the feature names nothing that signs"
        )
    }

    /// The transaction would differ from the one that the customer has confirmed.
    static let draftChanged = BankError(
        .refused,
        code: "draft.changed",
        "what you confirmed has changed meanwhile, and nothing was done; look at it again"
    )
}
