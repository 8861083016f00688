import LedgerInterface
import SigningInterface

/// Has customers sign movements with their password.
struct SigningService: SigningInject {
    /// How long a signature holds, in seconds.
    static let validity = Int64(120)

    let password: PasswordCheck
    let clock: WallClock

    func request(withSign parameters: [String: String]) async throws -> [String: String] {
        let movement = try SigningParameters.decode(parameters)
        let (proof, _) = try await password.prove(
            movement.customer,
            "to sign \(Self.description(of: movement))"
        )
        // After the password was typed: the two minutes are for the bank, not for the person.
        let expires = clock().advanced(bySeconds: Self.validity)
        let signature = try proof.key.sign(SignatureBytes.of(movement, expires: expires))
        return SignedMovement(
            movement: movement,
            expires: expires,
            signature: signature.description
        ).parameters
    }

    /// What is signed, for the person who is asked for the password.
    private static func description(of movement: Movement) -> String {
        let amount = movement.amount == .zero ? "" : " of \(movement.amount)"
        return "\(movement.purpose)\(amount) from \(movement.from) to \(movement.to)"
    }
}
