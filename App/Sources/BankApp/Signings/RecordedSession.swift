import Bookkeeping
import SigningInterface

/// A session of a customer at the screens, and a note in the journal of each password that was typed to
/// sign something: a decorator of the session.
struct RecordedSession: SignedInSession {
    let session: any SignedInSession
    let recorder: SigningRecorder

    var customer: CustomerID { session.customer }

    func passwordTriesLeft() async throws -> PasswordTries {
        try await session.passwordTriesLeft()
    }

    func sign(
        _ parameters: [String: String],
        with password: any TypedPassword
    ) async throws -> [String: String] {
        try await recorder.recording(parameters) {
            try await session.sign(parameters, with: password)
        }
    }
}
