import BankConsole
import LedgerInterface
import RIBs
import SigningInterface

/// Builds Home for the customer who has signed in.
struct SignedInHome: SignedInInject {
    let session: any SignedInSession
    let customers: any CustomerInject
    let ledger: any Ledger
    let entries: [HomeEntry]
    let screens: LinkedScreens

    func router(listener: any SignedInListener) throws -> any ViewableRouting {
        HomeBuilder(dependency: HomeScope(of: self)).build(withListener: listener)
    }
}

private final class HomeScope: HomeDependency {
    let signedInSession: any SignedInSession
    let customers: any CustomerInject
    let ledger: any Ledger
    let homeEntries: [HomeEntry]
    let linkedScreens: LinkedScreens

    init(of home: SignedInHome) {
        signedInSession = home.session
        customers = home.customers
        ledger = home.ledger
        homeEntries = home.entries
        linkedScreens = home.screens
    }
}
