import Bookkeeping
import DependencyContainer
import SigningInterface
import Synchronization

/// What one customer does while signed in: proves to know the password, and signs.
///
/// The command line and screens sign by the same steps; only where the password comes from differs.
final class SigningSession: SignedInSession, Disposable {
    /// How long a signature holds, in seconds.
    static let validity = Int64(120)

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
        return try await password.triesLeft(of: customer)
    }

    func sign(
        _ parameters: [String: String],
        with password: any TypedPassword
    ) async throws -> [String: String] {
        let movement = try SigningParameters.decode(parameters)
        return try await sign(movement) { try Password(typed: password) }.parameters
    }

    /// Signs one movement of the customer's. Its key is unsealed for this one signature, and wiped when
    /// this returns or throws.
    /// - Parameter asking: Gives the password; nobody is asked for what is not the customer's to sign.
    /// - Throws: `BankError` `session.other` for another customer's movement, `session.over` when the
    ///   customer has signed out, as ``PasswordCheck/prove(_:asking:)``; and what asking throws.
    func sign(
        _ movement: Movement,
        asking: () async throws -> Password
    ) async throws -> SignedMovement {
        guard movement.customer == customer else {
            throw BankError(
                .internalError,
                code: "session.other",
                "\(customer) is signed in, and cannot sign for \(movement.customer)"
            )
        }
        try checkNotOver()
        let key = try await password.prove(customer, asking: asking).proof.key
        // After the password was typed: the two minutes are for the bank, not for the person.
        let expires = clock().advanced(bySeconds: Self.validity)
        let signature = try isOver.withLock { isOver in
            if isOver { throw Self.over }
            return try key.sign(SignatureBytes.of(movement, expires: expires))
        }
        return SignedMovement(
            movement: movement,
            expires: expires,
            signature: signature.description
        )
    }

    /// The customer signs out: nothing is signed from now on, whatever is under way.
    func dispose() {
        isOver.withLock { $0 = true }
    }

    private func checkNotOver() throws(BankError) {
        if isOver.withLock({ $0 }) { throw Self.over }
    }

    private static let over = BankError(
        .refused,
        code: "session.over",
        "the customer has signed out meanwhile; nothing was signed"
    )
}

/// The session, for the command line; screens get the same by `signedInSessionInject`.
let signingSessionInject = InjectID<SigningSession>("Signing.Session")
