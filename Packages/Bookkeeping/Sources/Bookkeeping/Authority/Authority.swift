/// The authorization that a draft presents to the ledger.
public enum Authority: Sendable {
    /// A customer's signature.
    case customer(SignedMovement)
    /// The authority of the bank itself.
    case bank(BankAuthority)
    /// No authorization, for a purpose with the rule ``AuthorityRule/Authorizer/unneeded``.
    case unneeded
}

/// The authorization under which an entry was posted, as the book records it.
public enum EntryAuthority: Sendable, Hashable {
    /// No authorization, because the rule of the purpose requires none.
    case none
    /// The authority of the bank, with the name of the feature that holds the authority.
    case bank(String)
    /// A customer's signature.
    case customer(CustomerID, CustomerSignature)

    /// The ledger's own authority, for starting a book, closing a day and accepting a restored book.
    static let ledger = EntryAuthority.bank("Ledger")
}

/// The conversion between an authority and the columns of a book's table.
extension EntryAuthority {
    /// The columns: the kind of authority, the name of the feature or the customer, and the
    /// signature.
    public var columns: (kind: String, name: String?, signature: CustomerSignature?) {
        switch self {
        case .none: ("none", nil, nil)
        case .bank(let holder): ("bank", holder, nil)
        case .customer(let customer, let signature): ("customer", customer.rawValue, signature)
        }
    }

    /// Creates an authority from its columns, or returns nil when the columns contradict each
    /// other.
    /// - Parameters:
    ///   - kind: The kind: `none`, `bank` or `customer`.
    ///   - name: The name of the feature or the customer; nil for `none`.
    ///   - signature: The customer's signature in hexadecimal digits; nil for other kinds.
    ///   - signed: The signed parameters in canonical JSON; nil for other kinds.
    public init?(kind: String, name: String?, signature: String?, signed: String?) {
        switch (kind, name, signature, signed) {
        case ("none", nil, nil, nil): self = .none
        case ("bank", let holder?, nil, nil): self = .bank(holder)
        case ("customer", let customer?, let value?, let signed?):
            guard let parameters = CanonicalJSON.strings(signed.utf8) else { return nil }
            self = .customer(
                CustomerID(customer),
                CustomerSignature(value: value, parameters: parameters)
            )
        default: return nil
        }
    }
}

/// A customer's signature in the book.
public struct CustomerSignature: Sendable, Hashable {
    /// The signature in hexadecimal digits, unique within the book.
    public let value: String
    /// The parameters that the signature covers.
    public let parameters: [String: String]

    public init(value: String, parameters: [String: String]) {
        self.value = value
        self.parameters = parameters
    }

    /// Creates the signature of a movement.
    public init(_ signed: SignedMovement) {
        self.init(value: signed.signature, parameters: signed.parameters)
    }

    /// Returns the movement that was signed.
    /// - Throws: The errors of ``SignedMovement/init(parameters:signature:)``, for a book that was
    ///   edited by hand.
    public func movement() throws(BankError) -> SignedMovement {
        try SignedMovement(parameters: parameters, signature: value)
    }
}
