import Bookkeeping
import DependencyContainer

/// The time that a customer is signed in. It is opened for a customer, which says nothing secret; what
/// a password unlocks in it is wiped when it is closed.
///
/// What shows the customer's own things is registered within it, and needs its input or
/// ``signedInSessionInject`` to know whose they are. A request that is signed on the command line opens
/// and closes one of its own.
public let signedInScope = ScopeID<CustomerID>("SignedIn")

/// The session of the customer who is signed in.
public let signedInSessionInject = InjectID<any SignedInSession>("SignedInSession")

/// What a customer sees after signing in.
public let signedInInject = InjectID<any SignedInInject>("SignedInInject")
