import RIBs
import SigningInterface

/// What Verify needs from who asks: whose verification, and what is to be signed. Never a password.
@MainActor
public protocol VerifyDependency: Dependency {
    /// Whose verification: the customer who is signed in.
    var signedInSession: any SignedInSession { get }

    /// What is to be signed.
    var verifyRequest: VerifyRequest { get }
}

/// Who builds Verify, as who asks sees it.
@MainActor
public protocol VerifyBuildable: Buildable {
    /// A new Verify RIB, to be attached and shown by who asks.
    /// - Parameter listener: Learns how it ended; held weakly.
    func build(withListener listener: any VerifyListener) -> any VerifyRouting
}

/// Builds Verify: the screen on which a customer reads what is to be signed, and signs it by typing the
/// authentication password (인증비밀번호).
///
/// Features cannot import it; they ask for `verifyBuilder` of SigningInterface, for which the app
/// registers an adapter.
public final class VerifyBuilder: Builder<any VerifyDependency>, VerifyBuildable {
    public func build(withListener listener: any VerifyListener) -> any VerifyRouting {
        let viewController = VerifyViewController()
        let interactor = VerifyInteractor(
            presenter: viewController,
            session: dependency.signedInSession,
            request: dependency.verifyRequest
        )
        interactor.listener = listener
        return VerifyRouter(interactor: interactor, viewController: viewController)
    }
}
