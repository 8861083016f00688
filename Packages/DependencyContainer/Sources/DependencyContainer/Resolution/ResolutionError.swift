/// Why something could not be resolved, although the container is sound.
public enum ResolutionError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The container has nothing under that id. Needs are validated, so only a direct
    /// `container.resolve(…)` meets this.
    case notRegistered(name: String, type: String, nearest: [String])
    /// A lazy need was read by the very factory that it was given to.
    case readTooEarly(_ name: String, owner: DependencyStep)
    /// Making the service waits, through this chain, for itself: a factory asked for something that
    /// is being made further up, here or in another thread.
    case wouldWaitForItself(_ chain: [DependencyStep])
    /// A lazy need was read after its container was released.
    case containerGone(_ name: String)
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
            return "\(owner) read its lazy need \(name) while it was still being made."
                + " Keep the Lazy and read it later, in a method."
        case .wouldWaitForItself(let chain):
            let path = (chain + chain.prefix(1)).map(\.name).joined(separator: " → ")
            let places = chain.map(\.description).joined(separator: ", ")
            return "Making \(chain.first?.name ?? "it") would wait for itself: \(path)."
                + " A factory of \(places) asked for what is still being made;"
                + " ask for it later, in a method."
        case .containerGone(let name):
            return "The lazy need \(name) was read after its container was released."
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
