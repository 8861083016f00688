import RIBs

/// What a customer sees after signing in. The app offers it, within ``signedInScope``; SignIn opens the
/// scope for it and hands it to who asked for the signing in.
@MainActor
public protocol SignedInInject: Sendable {
    /// A new RIB of it.
    /// - Parameter listener: Learns that the customer signs out; held weakly.
    /// - Throws: `ResolutionError` when something of it cannot be made.
    func router(listener: any SignedInListener) throws -> any ViewableRouting
}

/// Who shows what a customer sees.
@MainActor
public protocol SignedInListener: AnyObject {
    /// The customer signs out.
    func signedInDidSignOut()
}
