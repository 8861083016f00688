import Bookkeeping
import DependencyContainer
import SigningInterface

/// Signs movements with the password that a customer types on the command line.
///
/// Each signature has its own session.
struct SigningService: SigningInject {
    let sessions: ScopeOpener<CustomerID, SigningSession>
    let prompt: CredentialPrompt

    func request(
        withSign movement: Movement,
        preview: MovementPreview
    ) async throws -> SignedMovement {
        try await sessions.withOpen(movement.customer) { session in
            try await session.sign(movement, preview: preview) {
                try await prompt.password(of: movement.customer, toSign: preview)
            }
        }
    }
}
