import Bookkeeping
import SigningInterface

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

    /// Signs parameters and accepts any password.
    public func sign(
        _ parameters: [String: String],
        with password: any TypedPassword
    ) async throws -> [String: String] {
        try await signing.request(withSign: parameters)
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
