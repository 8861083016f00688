import Bookkeeping
import DependencyContainer
import SigningInterface

/// Signs movements with the password that a customer types on the command line.
///
/// Each signature has its own session.
struct SigningService: SigningInject {
    let sessions: ScopeOpener<CustomerID, SigningSession>
    let prompt: CredentialPrompt

    func request(withSign parameters: [String: String]) async throws -> [String: String] {
        let movement = try SigningParameters.decode(parameters)
        return try await sessions.withOpen(movement.customer) { session in
            try await session.sign(movement) {
                try await prompt.password(toSign: movement)
            }
        }.parameters
    }
}
