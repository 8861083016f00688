public import Bookkeeping
public import DependencyContainer
public import LedgerInterface

/// A source of customers' signatures, such as a password prompt or a screen.
public protocol SigningInject: Sendable {
    /// Asks the customer to sign a movement.
    /// - Parameters:
    ///   - movement: The movement.
    ///   - preview: The lines that the customer sees and signs.
    /// - Throws: `BankError` `customer.unknown`, `password.wrong`, `password.locked` or `key.…`, and the
    ///   errors of asking the customer.
    func request(
        withSign movement: Movement,
        preview: MovementPreview
    ) async throws -> SignedMovement
}

/// The id of the ``SigningInject`` service; a feature that uses the id does not depend on the
/// module Signing.
public let signingInject = InjectID<any SigningInject>("SigningInjectId")

/// The use cases of a feature, some of which ask for a signature.
public protocol SignatureRequesting: Sendable {
    /// The book.
    var ledger: any Ledger { get }
    /// The source of the signatures.
    var signing: any SigningInject { get set }
}

extension SignatureRequesting {
    /// Returns a copy that asks another source for signatures, such as a screen.
    /// - Parameter signing: The source of the signatures.
    public func signed(by signing: any SigningInject) -> Self {
        var copy = self
        copy.signing = signing
        return copy
    }

    /// Carries out a request, with a signature if the proposal needs one.
    /// - Parameters:
    ///   - request: The request.
    ///   - options: The choices of the customer.
    ///   - proposal: A closure that makes the draft and its preview; see
    ///     ``Ledger/carryOut(_:_:sign:proposal:)``.
    /// - Throws: `BankError` such as `draft.changed`, and the errors of signing and of `proposal`.
    public func carryOut(
        _ request: some Request,
        _ options: RequestOptions,
        proposal: @Sendable () async throws -> Proposal
    ) async throws -> RequestOutcome {
        try await ledger.carryOut(
            request,
            options,
            sign: { try await signing.request(withSign: $0, preview: $1) },
            proposal: proposal
        )
    }
}
