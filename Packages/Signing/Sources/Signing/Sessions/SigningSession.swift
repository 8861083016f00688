import LedgerInterface
import SigningInterface

/// What one customer does while signed in: proves to know the password, and signs.
struct SigningSession: Sendable {
    /// How long a signature holds, in seconds.
    static let validity = Int64(120)

    let customer: CustomerID
    let key: UnlockedKey
    let password: PasswordCheck
    let clock: WallClock

    /// Asks for the password, and unlocks the customer's key for the rest of the session.
    /// - Parameter reason: What it is for, for the person: `to sign …`.
    /// - Throws: `BankError` as ``PasswordCheck/prove(_:_:)``, `session.over`.
    func unlock(_ reason: String) async throws {
        try key.unlock(with: try await password.prove(customer, reason).proof.key)
    }

    /// Signs one movement of the customer's with the unlocked key.
    /// - Throws: `BankError` `session.other` for another customer's movement, `session.locked`,
    ///   `session.over`.
    func sign(_ movement: Movement) throws -> SignedMovement {
        guard movement.customer == customer else {
            throw BankError(
                .internalError,
                code: "session.other",
                "\(customer) is signed in, and cannot sign for \(movement.customer)"
            )
        }
        // After the password was typed: the two minutes are for the bank, not for the person.
        let expires = clock().advanced(bySeconds: Self.validity)
        let signature = try key.sign(SignatureBytes.of(movement, expires: expires))
        return SignedMovement(
            movement: movement,
            expires: expires,
            signature: signature.description
        )
    }
}
