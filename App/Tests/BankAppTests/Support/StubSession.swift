import Bookkeeping
import SigningInterface

/// A session that signs whatever is typed, or fails.
struct StubSession: SignedInSession {
    let failure: (any Error)?
    let customer = CustomerID("C000001")

    func passwordAttemptsLeft() async throws -> PasswordAttempts { PasswordAttempts(left: 3) }

    func sign(
        _ parameters: [String: String],
        with password: any TypedPassword
    ) async throws -> [String: String] {
        if let failure { throw failure }
        return parameters.merging(["signature": "c0ffee", "expires": "9"]) { $1 }
    }
}
