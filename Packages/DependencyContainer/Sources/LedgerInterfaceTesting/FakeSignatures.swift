import Bookkeeping
import LedgerInterface

/// Customers' signatures for tests of ledgers, without keys: each names what it covers and a number
/// of its own, and the same value verifies them.
public struct FakeSignatures: AuthorityVerifier {
    public init() {}

    /// A customer's authority for a movement.
    /// - Parameter number: Tells signatures over the same movement apart.
    public func authority(for movement: Movement, number: Int) -> Authority {
        .customer(movement, signed: Self.sign(movement, number: number))
    }

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
                "the signature is not the customer's"
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
