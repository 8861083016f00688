import DependencyContainer
import RIBs

/// Has customers sign in: choose who they are, and prove it with the password.
@MainActor
public protocol SignInInject: Sendable {
    /// A new SignIn RIB, to be attached by who asks.
    /// - Parameter listener: Learns how it ended; held weakly.
    func router(listener: any SignInListener) -> any ViewableRouting
}

/// Who asked a customer to sign in.
@MainActor
public protocol SignInListener: AnyObject {
    /// A customer has signed in: ``signedInScope`` is open, for that customer.
    /// - Parameter signedIn: What the customer sees. Whoever gets it closes it at signing out.
    func signInDidFinish(with signedIn: OpenScope<any SignedInInject>)

    /// The person has left without signing in.
    func signInDidLeave()
}

/// Has somebody sign in.
public let signInInject = MainInjectID<any SignInInject>("SignInInject")
