import DependencyContainer
import LedgerInterface

/// The time that a customer is signed in. It is opened for a customer, which says nothing secret;
/// what the password unlocks in it is wiped when it is closed.
///
/// Each request to sign opens and closes one of its own.
let signedInScope = ScopeID<CustomerID>("SignedIn")

/// What the customer does while signed in.
let signingSessionInject = InjectID<SigningSession>("Signing.Session")

/// The key of the customer who is signed in.
let unlockedKeyInject = InjectID<UnlockedKey>("Signing.UnlockedKey")
