public import Bookkeeping
public import DependencyContainer
public import RIBs

/// Verify, the screen on which a customer reads a movement and signs it with the authentication
/// password (인증비밀번호).
///
/// Verify belongs to the module Signing and is available while a customer is signed in.
@MainActor
public protocol VerifyInject: Sendable {
    /// Returns a new RIB for the caller to attach.
    /// - Parameters:
    ///   - movement: The movement to sign.
    ///   - preview: The lines that the customer sees and signs.
    ///   - listener: The RIB that attaches Verify, held weakly.
    func router(
        signing movement: Movement,
        preview: MovementPreview,
        listener: any VerifyListener
    ) -> any ViewableRouting
}

/// The RIB that attaches Verify.
@MainActor
public protocol VerifyListener: AnyObject {
    /// Detaches Verify immediately and handles its result; Verify calls this method once.
    func verifyDidFinish(with result: VerifyResult)
}

/// The result of Verify.
public enum VerifyResult: Sendable, Hashable {
    /// The customer has signed.
    case signed(SignedMovement)

    /// The customer went back without signing.
    case canceled

    /// The customer went back after reading the error, such as a locked password or a missing key
    /// file.
    case refused(BankError)
}

/// The id of Verify.
public let verifyInject = MainInjectID<any VerifyInject>("VerifyInject")
