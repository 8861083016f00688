import DependencyContainer

/// Whoever can get a customer's signature, without saying how: a password at a prompt, a screen, a
/// stand-in of a test.
public protocol SigningInject: Sendable {
    /// Has the customer sign these parameters.
    ///
    /// - Parameter parameters: Exactly the keys of ``SigningParameters/requestKeys``. Use
    ///   ``request(signing:)`` rather than writing them by hand.
    /// - Returns: The parameters, and with them the signature and until when it holds
    ///   (``SigningParameters/signatureKeys``).
    /// - Throws: `BankError`: `signing.…` for parameters that are none, `customer.unknown`,
    ///   `password.wrong`, `password.locked`, `key.…` when what unseals the customer's key is not
    ///   there; and what asking the person throws.
    func request(withSign parameters: [String: String]) async throws -> [String: String]
}

/// Who signs. SafeBox, DemandDeposit and Card ask by this id, and know nothing of Signing.
public let signingInject = InjectID<any SigningInject>("SigningInjectId")
