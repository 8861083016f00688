import Bookkeeping
import DependencyContainer
import RIBs
import SigningInterface

/// Signing's screens, for others: has customers sign in. (Verify is asked for by its builder.)
@MainActor
final class SigningScreens: SignInInject, SignInDependency {
    let signing: SigningServices
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
