import Bookkeeping
import Console

/// Notes in the journal what was asked of whoever signs, and what came of it.
///
/// The note is written when the request has ended, before the signature is used. One that cannot be
/// written is told and keeps nobody from their money: the book notes each movement by itself.
struct SigningRecorder: Sendable {
    let journal: SigningsJournal
    let clock: WallClock
    let warn: @Sendable (String) -> Void

    /// Notes one request.
    /// - Parameters:
    ///   - parameters: What is to be signed.
    ///   - sign: Has it signed.
    /// - Returns: What was signed.
    /// - Throws: What signing throws.
    func recording(
        _ parameters: [String: String],
        _ sign: () async throws -> [String: String]
    ) async throws -> [String: String] {
        let time = clock()
        do {
            let signed = try await sign()
            note(parameters, at: time, SigningEntry.signed)
            return signed
        } catch {
            note(parameters, at: time, Self.code(of: error))
            throw error
        }
    }

    private func note(_ parameters: [String: String], at time: Timestamp, _ outcome: String) {
        do {
            try journal.append(SigningEntry(asked: parameters, at: time, outcome: outcome))
        } catch {
            let reason = (error as? BankError)?.message ?? "\(error)"
            warn("this request to sign was not noted: \(reason)")
        }
    }

    /// Only the code: a message may tell more of what was typed than the journal is to know.
    private static func code(of error: any Error) -> String {
        switch error {
        case let error as BankError: error.code
        case let failure as Failure: failure.code
        case is CancellationError: "interrupted"
        default: "unexpected"
        }
    }
}
