public import Bookkeeping
public import SigningInterface

/// A session that signs with ``FakeSigning`` and accepts every password.
public final class FakeSignedInSession: SignedInSession {
    /// The customer who is signed in.
    public let customer: CustomerID
    /// The source of the signatures, which records the requests.
    public let signing: FakeSigning

    public init(
        _ customer: CustomerID = CustomerID("C000001"),
        signing: FakeSigning = FakeSigning()
    ) {
        self.customer = customer
        self.signing = signing
    }

    /// Returns that 5 attempts are left.
    public func passwordAttemptsLeft() async throws -> PasswordAttempts {
        PasswordAttempts(left: 5)
    }

    /// Signs a movement, with any password.
    public func sign(
        _ movement: Movement,
        preview: MovementPreview,
        with password: any TypedPassword
    ) async throws -> SignedMovement {
        try await signing.request(withSign: movement, preview: preview)
    }
}

/// A password that a test types.
public struct FakePassword: TypedPassword {
    private let bytes: [UInt8]

    /// Creates a password from digits.
    public init(_ digits: String = "135790") {
        bytes = Array(digits.utf8)
    }

    /// Calls `body` with the digits in ASCII.
    public func withBytes<Result, Failure: Error>(
        _ body: ([UInt8]) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(bytes)
    }
}
