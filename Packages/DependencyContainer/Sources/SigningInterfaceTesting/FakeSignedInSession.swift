import Bookkeeping
import SigningInterface
import Synchronization

/// A session that signs with ``FakeSigning`` and accepts every password.
public final class FakeSignedInSession: SignedInSession {
    /// The customer who is signed in.
    public let customer: CustomerID
    /// The source of the signatures, which records the requests.
    public let signing: FakeSigning
    private let attemptsLeft = Mutex(5)

    /// Creates a session.
    /// - Parameters:
    ///   - customer: The customer who is signed in.
    ///   - signing: The source of the signatures.
    public init(
        _ customer: CustomerID = CustomerID("C000001"),
        signing: FakeSigning = FakeSigning()
    ) {
        self.customer = customer
        self.signing = signing
    }

    /// Sets the number of wrong passwords that are left.
    public func setAttempts(left: Int) {
        attemptsLeft.withLock { $0 = left }
    }

    /// Returns the number of wrong passwords that are left, by default 5.
    public func passwordAttemptsLeft() async throws -> PasswordAttempts {
        PasswordAttempts(left: attemptsLeft.withLock { $0 })
    }

    /// Signs parameters, with any password.
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
