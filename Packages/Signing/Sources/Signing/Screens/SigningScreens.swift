import Bookkeeping
import DependencyContainer
import RIBs
import SigningInterface

/// The component of the screens on which customers sign in.
///
/// Verify is not among them: other features ask for its builder.
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

    func router(listener: any SignInListener) -> any ViewableRouting {
        SignInBuilder(dependency: self).build(withListener: listener)
    }
}
