import Bookkeeping
import LedgerInterface
import RIBs

/// What Verify needs from the RIB that asks: whose verification, and what is to be signed. Never a
/// password: Verify asks the person for it.
@MainActor
public protocol DIVerifyDependency: Dependency {
    /// Whose verification: the customer who is signed in.
    var signedInSession: any SignedInSession { get }

    /// What is to be signed.
    var verifyRequest: DIVerifyRequest { get }
}

/// What is to be signed, and what the person is told of it.
public struct DIVerifyRequest: Sendable, Hashable {
    /// What is signed, to the letter. Its amount is what Verify shows.
    public let movement: Movement

    /// What the person is told beside it: who pays, who is paid, in words.
    public let preview: MovementPreview

    /// Asks for a signature.
    public init(movement: Movement, preview: MovementPreview) {
        self.movement = movement
        self.preview = preview
    }
}
