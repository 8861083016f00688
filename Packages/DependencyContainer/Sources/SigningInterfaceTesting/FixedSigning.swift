import Bookkeeping
import SigningInterface

/// A source of signatures and a session that answer each request with one signature, or one error.
public struct FixedSigning: SigningInject, SignedInSession {
    /// The customer who is signed in.
    public let customer = CustomerID("C000001")
    private let failure: (any Error)?

    /// Creates a source.
    /// - Parameter failure: The error of every request; nil for the signature.
    public init(failure: (any Error)? = nil) {
        self.failure = failure
    }

    /// Returns 3 attempts.
    public func passwordAttemptsLeft() async throws -> PasswordAttempts {
        PasswordAttempts(left: 3)
    }

    /// Signs parameters.
    public func request(withSign parameters: [String: String]) async throws -> [String: String] {
        if let failure { throw failure }
        return parameters.merging(["signature": "c0ffee", "expires": "9"]) { $1 }
    }

    /// Signs parameters, with any password.
    public func sign(
        _ parameters: [String: String],
        with password: any TypedPassword
    ) async throws -> [String: String] {
        try await request(withSign: parameters)
    }
}
