import Bookkeeping
import RIBs
import SigningInterface

/// The dependencies that Verify gets from its parent, which never include a password.
@MainActor
public protocol VerifyDependency: Dependency {
    /// The session of the customer who signs.
    var signedInSession: any SignedInSession { get }

    /// The movement to sign, which the screen shows.
    var movementToSign: Movement { get }
}

/// Builds Verify for a parent RIB.
@MainActor
public protocol VerifyBuildable: Buildable {
    /// Returns a new Verify RIB for the parent to attach and show.
    ///
    /// - Parameter listener: The listener for the result, which is not retained.
    func build(withListener listener: any VerifyListener) -> any VerifyRouting
}

/// The router of Verify, which a parent RIB attaches.
@MainActor
public protocol VerifyRouting: ViewableRouting {}

/// The listener for the result of Verify.
@MainActor
public protocol VerifyListener: AnyObject {
    /// Detaches Verify, which has ended; called once.
    ///
    /// - Parameter result: Whether the customer signed, canceled or was refused.
    func verifyDidFinish(with result: VerifyResult)
}

/// The result of Verify, which is sent to its parent.
public enum VerifyResult: Sendable, Hashable {
    /// The customer has signed.
    ///
    /// The values are the movement's parameters, its signature and the signature's expiry.
    case signed([String: String])

    /// The customer went back without signing.
    case canceled

    /// The customer went back after an error, such as a locked password or a missing key file.
    case refused(BankError)
}

/// Builds Verify, the screen on which a customer reads a movement and signs it with the
/// authentication password (인증비밀번호).
///
/// Features cannot import the builder. They ask for `verifyBuilder` of SigningInterface, for which
/// the app registers an adapter.
public final class VerifyBuilder: Builder<any VerifyDependency>, VerifyBuildable {
    public func build(withListener listener: any VerifyListener) -> any VerifyRouting {
        let interactor = VerifyInteractor(dependency, listener: listener)
        return VerifyRouter(interactor: interactor, viewController: interactor.presenter)
    }
}

private final class VerifyRouter: ViewableRouter<VerifyInteractor, PasswordViewController>,
    VerifyRouting
{}
