import Bookkeeping
import DependencyContainer
import SigningInterface

/// Has customers sign movements with the password that they type on the command line: signed in for
/// one signature each time.
struct SigningService: SigningInject {
    let sessions: ScopeOpener<CustomerID, SigningSession>
    let prompt: CredentialPrompt
    let words: PurposeWords

    func request(withSign parameters: [String: String]) async throws -> [String: String] {
        let movement = try SigningParameters.decode(parameters)
        let reason = "to \(words.description(of: movement))"
        return try await sessions.withOpen(movement.customer) { session in
            try await session.sign(movement) {
                try await prompt.password(of: movement.customer, reason)
            }
        }.parameters
    }
}
