import BankConsole
import RIBs
import SigningInterface

/// Offers Home to SignIn, which opens the time that a customer is signed in for it.
struct SignedInHome: SignedInInject {
    let session: any SignedInSession
    let customers: any CustomerInject
    let plugins: [HomeEntry]
    let screens: LinkedScreens

    func router(listener: any SignedInListener) throws -> any ViewableRouting {
        HomeBuilder(dependency: HomeScope(of: self)).build(withListener: listener)
    }
}

/// What Home needs, as its dependency.
private final class HomeScope: HomeDependency {
    let signedInSession: any SignedInSession
    let customers: any CustomerInject
    let homeEntries: [HomeEntry]
    let linkedScreens: LinkedScreens

    init(of home: SignedInHome) {
        signedInSession = home.session
        customers = home.customers
        homeEntries = home.plugins
        linkedScreens = home.screens
    }
}
