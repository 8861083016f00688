import Bookkeeping
import SigningInterface
import Synchronization

/// The session of a customer who is just there, and signs by a ``FakeSigning``: for tests and demos of
/// features that have screens.
public final class FakeSignedInSession: SignedInSession {
    public let customer: CustomerID
    /// Who signs, and remembers what was asked.
    public let signing: FakeSigning
    private let triesLeft = Mutex(5)

    /// - Parameters:
    ///   - customer: Who is signed in.
    ///   - signing: Who signs.
    public init(
        _ customer: CustomerID = CustomerID("C000001"),
        signing: FakeSigning = FakeSigning()
    ) {
        self.customer = customer
        self.signing = signing
    }

    /// Sets how many tries there are.
    public func setAttempts(left: Int) {
        triesLeft.withLock { $0 = left }
    }

    public func passwordAttemptsLeft() async throws -> PasswordAttempts {
        PasswordAttempts(left: triesLeft.withLock { $0 })
    }

    public func sign(
        _ parameters: [String: String],
        with password: any TypedPassword
    ) async throws -> [String: String] {
        try await signing.request(withSign: parameters)
    }
}

/// A password of a test.
public struct FakePassword: TypedPassword {
    private let bytes: [UInt8]

    public init(_ digits: String = "135790") {
        bytes = Array(digits.utf8)
    }

    public func withBytes<Result, Failing: Error>(
        _ body: ([UInt8]) throws(Failing) -> Result
    ) throws(Failing) -> Result {
        try body(bytes)
    }
}
