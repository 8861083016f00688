import Bookkeeping
import DependencyContainer
import RIBs

/// The screens on which a person becomes a signed-in customer.
@MainActor
public protocol SignInInject: Sendable {
    /// Returns a new RIB for the caller to attach.
    /// - Parameters:
    ///   - way: The way of signing in.
    ///   - listener: The RIB that attaches it, held weakly.
    func router(_ way: SignInWay, listener: any SignInListener) -> any ViewableRouting
}

/// A way of signing in.
public enum SignInWay: Sendable, Hashable {
    /// With the password of a customer.
    case password
    /// By becoming a customer.
    case joining
    /// With the recovery code, which sets a new password; without a customer, asks for one.
    case recovery(CustomerProfile?)
}

/// The RIB that attaches a way of signing in.
@MainActor
public protocol SignInListener: AnyObject {
    /// Called when a customer has signed in and ``signedInScope`` is open for the customer.
    /// - Parameter signedIn: The open scope, which the listener closes when the customer signs out.
    func signInDidFinish(with signedIn: OpenScope<any SignedInInject>)

    /// Attaches another way of signing in instead, because the customer has chosen it.
    func signInDidChoose(_ way: SignInWay)

    /// Detaches the way before returning, because the customer has left it.
    func signInDidLeave()
}

/// The id of the screens on which a person becomes a signed-in customer.
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
    /// Called when the customer signs out.
    func signedInDidSignOut()
}

/// The id of the screens of a customer who is signed in.
public let signedInInject = InjectID<any SignedInInject>("SignedInInject")

/// The scope that is open while a customer is signed in.
///
/// Its input is the customer. No secret is kept in it: each signature takes the password.
public let signedInScope = ScopeID<CustomerID>("SignedIn")
