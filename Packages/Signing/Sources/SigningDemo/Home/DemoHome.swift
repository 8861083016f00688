import RIBs
import Signing
import SigningInterface

/// Offers what a customer sees in the demo to SignIn, which opens the time of being signed in for it.
struct DemoHome: SignedInInject {
    let session: any SignedInSession
    let customers: any CustomerInject

    func router(listener: any SignedInListener) throws -> any ViewableRouting {
        DemoHomeBuilder(dependency: DemoHomeScope(of: self)).build(withListener: listener)
    }
}

/// What the home of the demo needs, as its dependency.
private final class DemoHomeScope: DemoHomeDependency {
    let signedInSession: any SignedInSession
    let customers: any CustomerInject

    init(of home: DemoHome) {
        signedInSession = home.session
        customers = home.customers
    }
}
