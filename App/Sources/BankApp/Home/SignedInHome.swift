import BankConsole
import DependencyContainer
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
    let verify: MainLazy<any VerifyInject>

    func router(listener: any SignedInListener) throws -> any ViewableRouting {
        HomeBuilder(dependency: try HomeScope(of: self)).build(withListener: listener)
    }
}

private final class HomeScope: HomeDependency {
    let signedInSession: any SignedInSession
    let customers: any CustomerInject
    let ledger: any Ledger
    let homeEntries: [HomeEntry]
    let linkedScreens: LinkedScreens
    let verify: any VerifyInject

    init(of home: SignedInHome) throws {
        signedInSession = home.session
        customers = home.customers
        ledger = home.ledger
        homeEntries = home.entries
        linkedScreens = home.screens
        verify = try home.verify.value
    }
}
