import Bookkeeping
import DependencyContainer

/// A source of customers' signatures, such as a password prompt or a screen.
public protocol SigningInject: Sendable {
    /// Asks the customer to sign parameters.
    ///
    /// Use ``request(signing:)`` instead of writing the parameters by hand.
    /// - Parameter parameters: The parameters with exactly the keys
    ///   ``SigningParameters/requestKeys``.
    /// - Returns: The parameters with the keys ``SigningParameters/signatureKeys`` in addition.
    /// - Throws: `BankError` `signing.…`, `customer.unknown`, `password.wrong`, `password.locked`
    ///   or `key.…`, and the errors of asking the person.
    func request(withSign parameters: [String: String]) async throws -> [String: String]
}

/// The id of the source of signatures, by which a feature needs to know nothing of Signing.
public let signingInject = InjectID<any SigningInject>("SigningInjectId")

extension SigningInject {
    /// Asks the customer to sign a movement and returns the authority for the ledger.
    /// - Throws: The errors of ``request(withSign:)``.
    public func request(signing movement: Movement) async throws -> Authority {
        .customer(
            movement,
            signed: try await request(withSign: SigningParameters.encode(movement))
        )
    }
}

/// The use cases of a feature, some of which ask for a signature.
public protocol SignatureRequesting {
    /// The source of the signatures.
    var signing: any SigningInject { get set }
}

extension SignatureRequesting {
    /// Returns a copy that asks another source for signatures, such as a screen.
    /// - Parameter signing: The source of the signatures.
    public func signed(by signing: any SigningInject) -> Self {
        var copy = self
        copy.signing = signing
        return copy
    }
}
