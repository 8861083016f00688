/// Why something could not be resolved, although the container is sound.
///
/// ```swift
/// do {
///     print(try container.resolve(ledgerInject).lines)
/// } catch ResolutionError.notRegistered(let name, _, let nearest) {
///     print("\(name) is not there; near names: \(nearest)")
/// }
/// ```
///
/// Printed, it says what happened and what to do.
public enum ResolutionError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The container has nothing under that id. Needs are validated, so only a direct
    /// `container.resolve(…)` meets this.
    case notRegistered(name: String, type: String, nearest: [String])
    /// A deferred need was read by the very factory that it was given to.
    case readTooEarly(_ name: String, owner: DependencyStep)
    /// Making the service waits, through this chain, for itself: a factory asked for something that
    /// is being made further up, here or in another thread.
    case wouldWaitForItself(_ chain: [DependencyStep])
    /// Factories asked for each other's services over and over, each time for a new one; the chain is
    /// the last of them.
    case nestedTooDeeply(_ chain: [DependencyStep])
    /// A deferred need was read after its container was released.
    case containerGone(_ name: String)
    /// The container or scope that keeps it was closed.
    case closed(_ name: String)
    /// It is of a scope, and that scope is not open here.
    case scopeNotOpen(_ name: String, scope: String)
    /// Nothing is registered within the scope that was to be opened.
    case unknownScope(_ name: String)
    /// A builder was looked up that was not declared among the needs.
    case undeclaredBuilder(name: String, declared: [String])

    /// One sentence that says what happened, and one that says what to do.
    public var description: String {
        switch self {
        case .notRegistered(let name, let type, let nearest):
            let hint = nearest.isEmpty ? "" : " Registered with a near name: \(nearest.listed)."
            return "\(name) (\(type)) is not registered in this container.\(hint)"
                + " Give the container a module that registers it."
        case .readTooEarly(let name, let owner):
            return "\(owner) read its deferred need \(name) while it was still being made."
                + " Keep what it was given and read it later, in a method."
        case .wouldWaitForItself(let chain):
            let path = (chain + chain.prefix(1)).map(\.name).joined(separator: " → ")
            let places = chain.map(\.description).joined(separator: ", ")
            return "Making \(chain.first?.name ?? "it") would wait for itself: \(path)."
                + " A factory of \(places) asked for what is still being made;"
                + " ask for it later, in a method."
        case .nestedTooDeeply(let chain):
            let path = chain.map(\.name).joined(separator: " → ")
            return "Making \(chain.first?.name ?? "it") goes on for ever: … \(path) …."
                + " A factory of \(chain.map(\.description).joined(separator: ", ")) asks for a new"
                + " one while it makes one; ask for it later, in a method."
        case .closed(let name):
            return "\(name) was asked for after its container or scope was closed."
                + " Ask before, or open the scope anew."
        case .scopeNotOpen(let name, let scope):
            return "\(name) is of the scope \(scope), which is not open here."
                + " Open the scope, and ask what that gives."
        case .unknownScope(let name):
            return "Nothing is registered within the scope \(name), so it cannot be opened."
                + " Register what is to live in it with `scope: .within(…)`."
        case .containerGone(let name):
            return "The deferred need \(name) was read after its container was released."
                + " Keep the container as long as what it made is in use."
        case .undeclaredBuilder(let name, let declared):
            return "The builder \(name) was looked up but is not among the declared needs"
                + " (\(declared.isEmpty ? "none" : declared.listed))."
                + " Add its id where the BuilderContainer is asked for."
        }
    }
}

extension [String] {
    /// `A, B, C`
    var listed: String { joined(separator: ", ") }
}
