public import Bookkeeping
import LedgerInterface
public import SigningInterface
import Synchronization

/// A source of signatures that signs every request and records it.
///
/// Its signatures contain the movement, so that ``FakeSignatureVerifier`` can verify them.
public final class FakeSigning: SigningInject {
    private let state = Mutex(State())
    private let clock: WallClock

    /// A request to sign.
    public struct Request: Sendable, Hashable {
        /// The movement.
        public let movement: Movement
        /// The lines that the customer is shown.
        public let preview: MovementPreview
    }

    private struct State {
        var requests: [Request] = []
        var failure: BankError?
        var count = 0
    }

    /// Creates a source of signatures.
    /// - Parameter clock: The clock by which a signature expires after two minutes.
    public init(clock: @escaping WallClock = Timestamp.now) {
        self.clock = clock
    }

    /// The requests, oldest first.
    public var requests: [Request] { state.withLock { $0.requests } }

    /// Makes all later requests throw an error; nil lets them succeed again.
    public func fail(with error: BankError?) {
        state.withLock { $0.failure = error }
    }

    /// Signs a movement.
    public func request(
        withSign movement: Movement,
        preview: MovementPreview
    ) async throws -> SignedMovement {
        let number = try state.withLock { state in
            state.requests.append(Request(movement: movement, preview: preview))
            if let failure = state.failure { throw failure }
            state.count += 1
            return state.count
        }
        return SignedMovement(
            movement,
            preview: preview,
            expires: clock().advanced(bySeconds: 120)
        ) { FakeSignatureVerifier.signature(of: $0, number: number) }
    }
}

/// A verifier of the signatures of ``FakeSigning``.
public struct FakeSignatureVerifier: AuthorityVerifier {
    public init() {}

    static func signature(of parameters: [String: String], number: Int) -> String {
        "fake-\(number)-"
            + parameters.filter { $0.key != "expires" }
            .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    }

    /// Returns the key of a customer's record; the record itself does not have to exist.
    public func keyRecord(of customer: CustomerID) -> RecordKey {
        RecordKey("customer", customer.rawValue)
    }

    /// Accepts the signatures of ``FakeSigning``.
    /// - Throws: `BankError` `signature.wrong` for any other signature.
    public func verify(_ signed: SignedMovement, keyRecord: Record?) throws(BankError) {
        let parts = signed.signature.split(separator: "-", maxSplits: 2)
        guard parts.count == 3, let number = Int(parts[1]),
            signed.signature == Self.signature(of: signed.parameters, number: number)
        else {
            throw BankError(
                .refused,
                code: "signature.wrong",
                "the signature is not the customer's; sign again"
            )
        }
    }
}
