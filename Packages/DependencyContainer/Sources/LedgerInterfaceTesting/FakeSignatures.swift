import Bookkeeping
import LedgerInterface

/// Signatures without keys, which contain the movement that they cover, and their verifier.
public struct FakeSignatures: AuthorityVerifier {
    /// Creates signatures.
    public init() {}

    /// Returns a customer's authority for a movement.
    /// - Parameters:
    ///   - movement: The movement to sign.
    ///   - number: A number that distinguishes signatures over the same movement.
    public func authority(for movement: Movement, number: Int) -> Authority {
        .customer(movement, signed: Self.sign(movement, number: number))
    }

    /// Returns the name of a signature.
    /// - Throws: ``BankError`` `signature.wrong` when it does not cover the movement.
    public func verify(
        _ signed: [String: String],
        covers movement: Movement,
        at time: Timestamp
    ) throws(BankError) -> String {
        guard let number = signed["number"].flatMap({ Int($0) }),
            signed == Self.sign(movement, number: number)
        else {
            throw BankError(
                .refused,
                code: "signature.wrong",
                "the signature is not the customer's; sign again"
            )
        }
        return "signature-\(number)"
    }

    private static func sign(_ movement: Movement, number: Int) -> [String: String] {
        [
            "customer": movement.customer.rawValue,
            "from": movement.from.rawValue,
            "to": movement.to.rawValue,
            "amount": String(movement.amount.won),
            "purpose": movement.purpose.rawValue,
            "id": movement.idempotencyID.rawValue,
            "number": String(number),
        ]
    }
}
