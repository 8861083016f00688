/// The authorization that a draft presents to the ledger.
public enum Authority: Sendable {
    /// A customer's signature.
    case customer(SignedMovement)
    /// The authority of the bank itself.
    case bank(BankAuthority)
    /// No authorization, for purposes whose rule needs none.
    case unneeded
}

/// The authorization under which an entry was posted, as the book records it.
public enum EntryAuthority: Sendable, Hashable {
    /// No authorization: the rule of the purpose needs none.
    case none
    /// The authority of the bank, with the name of its holder.
    case bank(String)
    /// A customer's signature.
    case customer(CustomerID, CustomerSignature)

    /// The authority for starting a book and closing a day.
    static let ledger = EntryAuthority.bank("Ledger")
}

/// An authority in the columns of a book.
extension EntryAuthority {
    /// The kind, the name of the holder or the customer, and the signature.
    public var columns: (kind: String, name: String?, signature: CustomerSignature?) {
        switch self {
        case .none: ("none", nil, nil)
        case .bank(let holder): ("bank", holder, nil)
        case .customer(let customer, let signature): ("customer", customer.rawValue, signature)
        }
    }

    /// Creates an authority, or nil from columns that do not belong together.
    /// - Parameters:
    ///   - kind: The kind.
    ///   - name: The name of the holder or the customer.
    ///   - signature: The value of the signature.
    ///   - signed: The signed parameters in canonical JSON.
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
    /// The signature in hexadecimal digits, which the book accepts once.
    public let value: String
    /// The signed parameters without the signature.
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
    /// - Throws: The errors of ``SignedMovement/init(parameters:signature:)``, because a book may have
    ///   been changed by hand.
    public func movement() throws(BankError) -> SignedMovement {
        try SignedMovement(parameters: parameters, signature: value)
    }
}
