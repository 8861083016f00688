import Bookkeeping
import LedgerInterface
import SigningInterface
import Synchronization

/// A signer that signs whatever it is asked to, for tests and demos of features that need a signature.
///
/// Its signatures say what they cover, so ``FakeSignatureVerifier`` can tell one from another, and it
/// remembers what it was asked.
public final class FakeSigning: SigningInject {
    private let state = Mutex(State())
    private let clock: WallClock

    private struct State {
        var requests: [[String: String]] = []
        var failure: BankError?
        var count = 0
    }

    /// - Parameter clock: Signatures expire two minutes later by it.
    public init(clock: @escaping WallClock = Timestamp.now) {
        self.clock = clock
    }

    /// What it was asked to sign, in order.
    public var requests: [[String: String]] { state.withLock { $0.requests } }

    /// Lets every request fail from now on, as a wrong password would; nil ends that.
    public func fail(with error: BankError?) {
        state.withLock { $0.failure = error }
    }

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

/// The verifier that believes ``FakeSigning`` and nobody else; the ledger's and Signing's in one.
public struct FakeSignatureVerifier: AuthorityVerifier, SignatureVerifier {
    public init() {}

    static func signature(of movement: Movement, number: Int) -> String {
        "fake-\(number)-"
            + SigningParameters.encode(movement)
            .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    }

    public func verify(
        _ signed: [String: String],
        covers movement: Movement,
        at time: Timestamp
    ) async throws -> String {
        let given = try SigningParameters.decode(signed: signed)
        guard given.movement == movement else {
            throw BankError(
                .refused,
                code: "signature.other",
                "the signature is for another movement"
            )
        }
        guard given.expires >= time else {
            throw BankError(.refused, code: "signature.expired", "the signature has expired")
        }
        let parts = given.signature.split(separator: "-", maxSplits: 2)
        guard parts.count == 3, let number = Int(parts[1]),
            given.signature == Self.signature(of: movement, number: number)
        else {
            throw BankError(
                .refused,
                code: "signature.wrong",
                "the signature is not the customer's"
            )
        }
        return given.signature
    }
}
