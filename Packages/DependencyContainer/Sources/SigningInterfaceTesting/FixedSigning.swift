public import Bookkeeping
public import SigningInterface

/// A source of signatures and a session that answer all requests with the same signature or error.
public struct FixedSigning: SigningInject, SignedInSession {
    /// The customer who is signed in.
    public let customer = CustomerID("C000001")
    private let failure: (any Error)?

    /// Creates a source of signatures.
    /// - Parameter failure: The error of every request; nil to sign every request.
    public init(failure: (any Error)? = nil) {
        self.failure = failure
    }

    /// Returns that 3 attempts are left.
    public func passwordAttemptsLeft() async throws -> PasswordAttempts {
        PasswordAttempts(left: 3)
    }

    /// Signs a movement.
    public func request(
        withSign movement: Movement,
        preview: MovementPreview
    ) async throws -> SignedMovement {
        if let failure { throw failure }
        let expires = Timestamp(milliseconds: 9)
        return SignedMovement(movement, preview: preview, expires: expires) { _ in "c0ffee" }
    }

    /// Signs a movement, with any password.
    public func sign(
        _ movement: Movement,
        preview: MovementPreview,
        with password: any TypedPassword
    ) async throws -> SignedMovement {
        try await request(withSign: movement, preview: preview)
    }
}
