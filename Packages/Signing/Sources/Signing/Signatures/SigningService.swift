import DependencyContainer
import LedgerInterface
import SigningInterface

/// Has customers sign movements with their password: signed in for one signature each time.
struct SigningService: SigningInject {
    let sessions: ScopeOpener<CustomerID, SigningSession>

    func request(withSign parameters: [String: String]) async throws -> [String: String] {
        let movement = try SigningParameters.decode(parameters)
        let signed = try await sessions.withOpen(movement.customer) { session in
            try await session.unlock("to sign \(Self.description(of: movement))")
            return try session.sign(movement)
        }
        return signed.parameters
    }

    /// What is signed, for the person who is asked for the password.
    private static func description(of movement: Movement) -> String {
        let amount = movement.amount == .zero ? "" : " of \(movement.amount)"
        return "\(movement.purpose)\(amount) from \(movement.from) to \(movement.to)"
    }
}
