import Bookkeeping
import LedgerInterface
import SigningInterface
import Synchronization

/// A source of signatures that signs every request and records it.
///
/// Its signatures contain the movement, so that ``FakeSignatureVerifier`` can verify them.
public final class FakeSigning: SigningInject {
    private let state = Mutex(State())
    private let clock: WallClock

    private struct State {
        var requests: [[String: String]] = []
        var failure: BankError?
        var count = 0
    }

    /// Creates a source of signatures.
    /// - Parameter clock: The clock by which a signature expires after two minutes.
    public init(clock: @escaping WallClock = Timestamp.now) {
        self.clock = clock
    }

    /// The requested parameters, oldest first.
    public var requests: [[String: String]] { state.withLock { $0.requests } }

    /// Makes all later requests throw an error; nil lets them succeed again.
    public func fail(with error: BankError?) {
        state.withLock { $0.failure = error }
    }

    /// Records and signs parameters.
    public func request(withSign parameters: [String: String]) async throws -> [String: String] {
        let number = try state.withLock { state in
            state.requests.append(parameters)
            if let failure = state.failure { throw failure }
            state.count += 1
            return state.count
        }
        let movement = try SigningParameters.decode(parameters)
        return SignedMovement(
            movement: movement,
            expires: clock().advanced(bySeconds: 120),
            signature: FakeSignatureVerifier.signature(of: movement, number: number)
        ).parameters
    }
}

/// A verifier of the signatures of ``FakeSigning``.
public struct FakeSignatureVerifier: AuthorityVerifier {
    public init() {}

    static func signature(of movement: Movement, number: Int) -> String {
        "fake-\(number)-"
            + SigningParameters.encode(movement)
            .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    }

    /// Returns the key of a customer's record, which does not have to exist.
    public func keyRecord(of customer: CustomerID) -> RecordKey {
        RecordKey("customer", customer.rawValue)
    }

    /// Accepts the signatures of ``FakeSigning``.
    /// - Throws: `BankError` `signature.wrong` for any other signature.
    public func verify(_ signed: SignedMovement, keyRecord: Record?) throws(BankError) {
        let parts = signed.signature.split(separator: "-", maxSplits: 2)
        guard parts.count == 3, let number = Int(parts[1]),
            signed.signature == Self.signature(of: signed.movement, number: number)
        else {
            throw BankError(
                .refused,
                code: "signature.wrong",
                "the signature is not the customer's; sign again"
            )
        }
    }
}
