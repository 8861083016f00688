public import Bookkeeping
public import DependencyContainer

/// The session of a customer who is signed in.
///
/// The session signs the movement that ``VerifyInject`` shows, with the password that the customer
/// types on that screen.
public protocol SignedInSession: Sendable {
    /// The customer who is signed in.
    var customer: CustomerID { get }

    /// Returns the number of password attempts that are left.
    /// - Throws: `BankError` `customer.unknown` or `session.over`.
    func passwordAttemptsLeft() async throws -> PasswordAttempts

    /// Signs a movement with the customer's key, which the password unlocks for one signature.
    /// - Parameters:
    ///   - movement: The movement.
    ///   - preview: The lines that the customer has seen and signs.
    ///   - password: The password that was typed.
    /// - Throws: `BankError` `password.form` (no attempt is counted), `password.wrong`,
    ///   `password.locked`, `session.other` for another customer's movement, `session.over` after
    ///   signing out, or `key.…`.
    func sign(
        _ movement: Movement,
        preview: MovementPreview,
        with password: any TypedPassword
    ) async throws -> SignedMovement
}

/// The id of the ``SignedInSession`` service.
public let signedInSessionInject = InjectID<any SignedInSession>("SignedInSession")

/// A password that a customer has typed.
///
/// The bytes of the password must not be copied.
public protocol TypedPassword: Sendable {
    /// Calls `body` with the bytes of the password.
    func withBytes<Result, Failure: Error>(
        _ body: ([UInt8]) throws(Failure) -> Result
    ) throws(Failure) -> Result
}

/// The number of wrong passwords that are still possible before the password is locked.
public struct PasswordAttempts: Sendable, Hashable {
    /// The number of attempts that are left, zero or more.
    public let left: Int

    /// Indicates whether the password is locked until the recovery code unlocks it.
    public var isLocked: Bool { left == 0 }

    /// Creates a number of attempts; a negative number becomes zero.
    public init(left: Int) {
        self.left = max(0, left)
    }
}
