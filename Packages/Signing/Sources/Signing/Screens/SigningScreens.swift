import BankConsole
import Bookkeeping
import DependencyContainer
import RIBs
import SigningInterface

/// The component of the screens on which customers join, sign in and recover a password.
///
/// Verify is not among these screens, because it needs a customer who is already signed in.
@MainActor
final class SigningScreens: EmptyComponent, SignInInject {
    let signing: SigningServices
    /// Opens the session of a customer.
    let signedIn: ScopeOpener<CustomerID, any SignedInInject>

    init(
        signing: SigningServices,
        signedIn: ScopeOpener<CustomerID, any SignedInInject>
    ) {
        self.signing = signing
        self.signedIn = signedIn
    }

    func router(_ way: SignInWay, listener: any SignInListener) -> any ViewableRouting {
        switch way {
        case .password: SignInBuilder(dependency: self).build(withListener: listener)
        case .joining: JoinBuilder(dependency: self).build(withListener: listener)
        case .recovery(let customer):
            RecoverBuilder(dependency: self).build(customer, withListener: listener)
        }
    }

    /// Signs in the customer after the recovery code was shown, and ends the form.
    func signIn<Step>(
        _ code: NewRecoveryCode?,
        for listener: (any SignInListener)?
    ) throws -> FormOutcome<Step> {
        // After the RIB was detached, a session that is opened now would never be closed.
        guard !Task.isCancelled, let listener, let code else { throw CancellationError() }
        listener.signInDidFinish(with: try signedIn.open(with: code.proof.customer.id))
        throw CancellationError()
    }
}
