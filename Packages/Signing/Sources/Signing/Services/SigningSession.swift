import Bookkeeping
import DependencyContainer
import SigningInterface
import Synchronization

/// The session of a customer who is signed in.
///
/// The command line and the screens both sign through a session, with passwords from different
/// sources.
final class SigningSession: SignedInSession, Disposable {
    let customer: CustomerID
    private let password: PasswordCheck
    private let clock: WallClock
    private let isOver = Mutex(false)

    init(customer: CustomerID, password: PasswordCheck, clock: @escaping WallClock) {
        self.customer = customer
        self.password = password
        self.clock = clock
    }

    func passwordAttemptsLeft() async throws -> PasswordAttempts {
        try checkNotOver()
        return try await password.attemptsLeft(of: customer)
    }

    func sign(
        _ movement: Movement,
        preview: MovementPreview,
        with password: any TypedPassword
    ) async throws -> SignedMovement {
        try await sign(movement, preview: preview) { try Password(typed: password) }
    }

    /// Signs a movement of the session's customer.
    ///
    /// The key is unsealed for this signature only, and wiped when this returns or throws.
    ///
    /// - Parameters:
    ///   - movement: The movement.
    ///   - preview: The lines that the customer was shown, and signs.
    ///   - ask: Returns the typed password; not called for a movement of another customer.
    /// - Throws: `BankError` `session.other` for another customer's movement, `session.over` after
    ///   signing out, and the errors of ``PasswordCheck/prove(_:asking:)``.
    func sign(
        _ movement: Movement,
        preview: MovementPreview,
        asking ask: () async throws -> Password
    ) async throws -> SignedMovement {
        guard movement.customer == customer else {
            throw BankError(
                .internalError,
                code: "session.other",
                "the customer '\(customer)' is signed in, and cannot sign for "
                    + "'\(movement.customer)'; sign in as that customer"
            )
        }
        try checkNotOver()
        let key = try await password.prove(customer, asking: ask).proof.key
        // The two minutes begin after the password was typed: they are for the bank.
        let now = clock()
        return try isOver.withLock { isOver in
            if isOver { throw Self.over }
            return try key.sign(movement, preview: preview, at: now)
        }
    }

    /// Ends the session; after this no signature is made, even for a running request.
    func dispose() {
        isOver.withLock { $0 = true }
    }

    private func checkNotOver() throws(BankError) {
        if isOver.withLock({ $0 }) { throw Self.over }
    }

    private static let over = BankError(
        .refused,
        code: "session.over",
        "the customer has signed out, so nothing was signed; sign in again"
    )
}

/// The ID of the session for the command line; screens get the same session by
/// `signedInSessionInject`.
let signingSessionInject = InjectID<SigningSession>("Signing.Session")
