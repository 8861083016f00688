import Bookkeeping
import DependencyContainer
import RIBs

/// The screens on which a customer signs in with a password.
@MainActor
public protocol SignInInject: Sendable {
    /// Returns a new SignIn RIB for the caller to attach.
    /// - Parameter listener: The RIB that attaches SignIn, held weakly.
    func router(listener: any SignInListener) -> any ViewableRouting
}

/// The RIB that attaches SignIn.
@MainActor
public protocol SignInListener: AnyObject {
    /// Handles that a customer has signed in and ``signedInScope`` is open for the customer.
    /// - Parameter signedIn: The open scope, which the listener closes when the customer signs out.
    func signInDidFinish(with signedIn: OpenScope<any SignedInInject>)

    /// Detaches SignIn before returning, because the person has left it.
    func signInDidLeave()
}

/// The id of the screens on which a customer signs in.
public let signInInject = MainInjectID<any SignInInject>("SignInInject")

/// The screens of a customer who is signed in, which the app provides within ``signedInScope``.
@MainActor
public protocol SignedInInject: Sendable {
    /// Returns a new RIB.
    /// - Parameter listener: The RIB that attaches it, held weakly.
    /// - Throws: `ResolutionError` when a service of the scope cannot be made.
    func router(listener: any SignedInListener) throws -> any ViewableRouting
}

/// The RIB that attaches the screens of a customer who is signed in.
@MainActor
public protocol SignedInListener: AnyObject {
    /// Handles that the customer signs out.
    func signedInDidSignOut()
}

/// The id of the screens of a customer who is signed in.
public let signedInInject = InjectID<any SignedInInject>("SignedInInject")

/// The scope that is open while a customer is signed in.
///
/// Its input is the customer. No secret is kept in it: each signature takes the password.
public let signedInScope = ScopeID<CustomerID>("SignedIn")
