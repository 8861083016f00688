import Bookkeeping
import RIBs
import SigningInterface

/// The dependencies of Verify from its parent, which never include a password.
@MainActor
public protocol VerifyDependency: Dependency {
    /// The session of the customer who signs.
    var signedInSession: any SignedInSession { get }

    /// The movement to sign, whose preview is shown.
    var movementToSign: Movement { get }
}

/// The builder of Verify, as its parent sees it.
@MainActor
public protocol VerifyBuildable: Buildable {
    /// Returns a new Verify RIB for the parent to attach and show.
    ///
    /// - Parameter listener: The listener for the result; held weakly.
    func build(withListener listener: any VerifyListener) -> any VerifyRouting
}

/// The router of Verify, as its parent sees it.
@MainActor
public protocol VerifyRouting: ViewableRouting {}

/// The listener for the result of Verify.
@MainActor
public protocol VerifyListener: AnyObject {
    /// Detaches Verify, which has ended, before returning; called once.
    ///
    /// - Parameter result: The result.
    func verifyDidFinish(with result: VerifyResult)
}

/// The result of Verify.
public enum VerifyResult: Sendable, Hashable {
    /// The customer has signed.
    ///
    /// The values are the parameters of the movement, the signature and its expiry.
    case signed([String: String])

    /// The customer went back without signing.
    case canceled

    /// The customer went back after reading the error, such as a locked password or a missing key
    /// file.
    case refused(BankError)
}

/// Builds Verify, the screen on which a customer reads a movement and signs it with the
/// authentication password (인증비밀번호).
///
/// Features cannot import it. They ask for `verifyBuilder` of SigningInterface, which the app
/// registers as an adapter.
public final class VerifyBuilder: Builder<any VerifyDependency>, VerifyBuildable {
    public func build(withListener listener: any VerifyListener) -> any VerifyRouting {
        let interactor = VerifyInteractor(dependency, listener: listener)
        return VerifyRouter(interactor: interactor, viewController: interactor.presenter)
    }
}

private final class VerifyRouter: ViewableRouter<VerifyInteractor, PasswordViewController>,
    VerifyRouting
{}
