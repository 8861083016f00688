import Bookkeeping
import SigningInterface

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

    /// Signs parameters.
    public func request(withSign parameters: [String: String]) async throws -> [String: String] {
        if let failure { throw failure }
        return parameters.merging(["signature": "c0ffee", "expires": "9"]) { $1 }
    }

    /// Signs parameters and accepts any password.
    public func sign(
        _ parameters: [String: String],
        with password: any TypedPassword
    ) async throws -> [String: String] {
        try await request(withSign: parameters)
    }
}
