public import Bookkeeping
public import DependencyContainer
public import RIBs

/// The screens on which a person signs in as a customer or becomes a customer.
@MainActor
public protocol SignInInject: Sendable {
    /// Returns a new RIB for the caller to attach.
    /// - Parameters:
    ///   - way: The way of signing in.
    ///   - listener: The RIB that attaches the new RIB, held weakly.
    func router(_ way: SignInWay, listener: any SignInListener) -> any ViewableRouting
}

/// A way of signing in.
public enum SignInWay: Sendable, Hashable {
    /// Signing in with the password of a customer.
    case password
    /// Becoming a customer.
    case joining
    /// Setting a new password with the recovery code; for nil, the screen asks for the customer.
    case recovery(CustomerProfile?)
}

/// The RIB that attaches the screens for signing in.
@MainActor
public protocol SignInListener: AnyObject {
    /// Receives the open scope of a customer who has signed in.
    /// - Parameter signedIn: The open ``signedInScope``, which the listener closes when the
    ///   customer signs out.
    func signInDidFinish(with signedIn: OpenScope<any SignedInInject>)

    /// Attaches the screen for `way`, the other way of signing in that the customer has chosen.
    func signInDidChoose(_ way: SignInWay)

    /// Detaches the screen immediately, because the customer has left it.
    func signInDidLeave()
}

/// The id of the ``SignInInject`` service.
public let signInInject = MainInjectID<any SignInInject>("SignInInject")

/// The screens of a signed-in customer; the app registers this service within ``signedInScope``.
@MainActor
public protocol SignedInInject: Sendable {
    /// Returns a new RIB for the caller to attach.
    /// - Parameter listener: The RIB that attaches the new RIB, held weakly.
    /// - Throws: `ResolutionError` when a service of the scope cannot be made.
    func router(listener: any SignedInListener) throws -> any ViewableRouting
}

/// The RIB that attaches the screens of a customer who is signed in.
@MainActor
public protocol SignedInListener: AnyObject {
    /// Handles the sign-out of the customer.
    func signedInDidSignOut()
}

/// The id of the ``SignedInInject`` service.
public let signedInInject = InjectID<any SignedInInject>("SignedInInject")

/// The scope that is open while a customer is signed in.
///
/// Its input is the customer. The scope contains no secret, because each signature needs the
/// password.
public let signedInScope = ScopeID<CustomerID>("SignedIn")
