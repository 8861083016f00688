import Bookkeeping

/// The session of a customer who is signed in: whose it is, and the way to sign with the password.
///
/// Features hand it on to Verify, as their RIB's dependency; only Verify has a password to give.
public protocol SignedInSession: Sendable {
    /// Who is signed in.
    var customer: CustomerID { get }

    /// How many wrong passwords there may still be.
    /// - Throws: `BankError` `customer.unknown`, `session.over`.
    func passwordAttemptsLeft() async throws -> PasswordAttempts

    /// Has the customer sign these parameters with that password. Nothing that it unlocks is kept.
    ///
    /// - Parameters:
    ///   - parameters: Exactly the keys of ``SigningParameters/requestKeys``.
    ///   - password: What was typed.
    /// - Returns: The parameters with the signature, as ``SigningInject/request(withSign:)``.
    /// - Throws: `BankError` `password.form` (no try was counted), `password.wrong`, `password.locked`,
    ///   `session.other` for another customer's movement, `session.over` after signing out, `key.…`.
    func sign(
        _ parameters: [String: String],
        with password: any TypedPassword
    ) async throws -> [String: String]
}

/// What a person has typed where a password is asked for. Its bytes are not to be kept.
public protocol TypedPassword: Sendable {
    /// Hands out the bytes for as long as the closure runs.
    func withBytes<Result, Failing: Error>(
        _ body: ([UInt8]) throws(Failing) -> Result
    ) throws(Failing) -> Result
}

/// How many wrong passwords there may still be.
public struct PasswordAttempts: Sendable, Hashable {
    /// From 0, when the password is locked.
    public let left: Int

    /// Whether the password is locked, until the recovery code unlocks it.
    public var isLocked: Bool { left == 0 }

    /// Says how many tries are left.
    /// - Parameter left: 0 or more.
    public init(left: Int) {
        self.left = max(0, left)
    }
}
