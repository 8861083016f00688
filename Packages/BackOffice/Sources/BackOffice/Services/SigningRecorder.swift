import Bookkeeping
import Console
import SigningInterface

/// Records requests to sign, and their outcomes, in the journal.
///
/// An entry is written when the request has ended, before the signature is used. If writing fails,
/// only a warning is shown, so that customers can still reach their money.
struct SigningRecorder: Sendable {
    let journal: SigningsJournal
    /// Returns the business date; nil if the book cannot be read.
    let date: @Sendable () async -> BusinessDate?
    let clock: WallClock
    let warn: @Sendable (String) -> Void

    /// Runs a request to sign, and records the request with its outcome.
    /// - Throws: The error of `sign`.
    func recording(
        _ movement: Movement,
        _ sign: () async throws -> SignedMovement
    ) async throws -> SignedMovement {
        let (date, time) = (await date(), clock())
        do {
            let signed = try await sign()
            note(movement, on: date, at: time, SigningEntry.signed)
            return signed
        } catch {
            note(movement, on: date, at: time, Self.code(of: error))
            throw error
        }
    }

    private func note(
        _ movement: Movement,
        on date: BusinessDate?,
        at time: Timestamp,
        _ outcome: String
    ) {
        do {
            try journal.append(
                SigningEntry(of: movement, on: date, at: time, outcome: outcome)
            )
        } catch {
            let reason = (error as? BankError)?.message ?? "\(error)"
            warn("This request to sign was not recorded: \(reason)")
        }
    }

    /// Returns the code of an error without its message, which may repeat a secret that was typed.
    private static func code(of error: any Error) -> String {
        switch error {
        case let error as BankError: error.code
        case let failure as Failure: failure.code
        case is CancellationError: "interrupted"
        default: "unexpected"
        }
    }
}

/// Signs on the command line, and records each request in the journal.
struct RecordedSigning: SigningInject {
    let signing: any SigningInject
    let recorder: SigningRecorder

    func request(
        withSign movement: Movement,
        preview: MovementPreview
    ) async throws -> SignedMovement {
        try await recorder.recording(movement) {
            try await signing.request(withSign: movement, preview: preview)
        }
    }
}

/// A signed-in session that records each request to sign in the journal.
struct RecordedSession: SignedInSession {
    let session: any SignedInSession
    let recorder: SigningRecorder

    var customer: CustomerID { session.customer }

    func passwordAttemptsLeft() async throws -> PasswordAttempts {
        try await session.passwordAttemptsLeft()
    }

    func sign(
        _ movement: Movement,
        preview: MovementPreview,
        with password: any TypedPassword
    ) async throws -> SignedMovement {
        try await recorder.recording(movement) {
            try await session.sign(movement, preview: preview, with: password)
        }
    }
}
