import BankConsole
import DependencyContainer
import LedgerInterface
import RIBs
import SigningInterface

/// Builds Home for the customer who has signed in.
struct SignedInHome: SignedInInject {
    /// The session of the customer who is signed in.
    let session: any SignedInSession
    /// The service that finds the customer's name.
    let customers: any CustomerInject
    /// The book, from which the business date is read.
    let ledger: any Ledger
    /// The entries that the features contribute to Home, in the order of their display.
    let entries: [HomeEntry]
    /// The screens that a link can open.
    let screens: LinkedScreens
    /// Verify, which asks for the password while the session is locked.
    let verify: MainLazy<any VerifyInject>

    func router(listener: any SignedInListener) throws -> any ViewableRouting {
        try HomeBuilder(dependency: self).build(withListener: listener)
    }
}
