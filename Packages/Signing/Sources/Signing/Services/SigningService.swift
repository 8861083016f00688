import Bookkeeping
import DependencyContainer
import SigningInterface

/// Signs movements with the password that a customer types on the command line, in a session for
/// each.
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
