/// One thing that is wrong with a graph.
public enum ValidationFault: Sendable, Hashable, CustomStringConvertible {
    /// An id is registered more than once.
    case duplicate(DuplicateRegistration)
    /// One name is used with several types.
    case typeMismatch(TypeMismatch)
    /// A replacement or a decorator is given for what is not registered.
    case unknownTarget(UnknownTarget)
    /// An id is needed and nothing is registered under it.
    case missing(MissingService)
    /// Services need each other before any of them exists.
    case cycle(DependencyCycle)
    /// A service would hold what does not live as long.
    case captive(CaptiveDependency)
    /// A module does not do what it says of itself.
    case statement(ModuleStatementFault)

    /// What is wrong, where, why and what to do: several lines.
    public var description: String {
        switch self {
        case .duplicate(let fault): fault.description
        case .typeMismatch(let fault): fault.description
        case .unknownTarget(let fault): fault.description
        case .missing(let fault): fault.description
        case .cycle(let fault): fault.description
        case .captive(let fault): fault.description
        case .statement(let fault): fault.description
        }
    }
}
