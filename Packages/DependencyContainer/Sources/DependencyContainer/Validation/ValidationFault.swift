/// One thing that is wrong with a graph.
public enum ValidationFault: Sendable, Hashable, CustomStringConvertible {
    /// An id is needed and nothing is registered under it.
    case missing(MissingService)
    /// Services need each other before any of them exists.
    case cycle(DependencyCycle)
    /// An id is registered more than once.
    case duplicate(DuplicateRegistration)
    /// One name is used with several types.
    case typeMismatch(TypeMismatch)
    /// A replacement was given for an id that is not registered.
    case unknownReplacement(UnknownReplacement)

    /// What is wrong, where, why and what to do: several lines.
    public var description: String {
        switch self {
        case .missing(let fault): fault.description
        case .cycle(let fault): fault.description
        case .duplicate(let fault): fault.description
        case .typeMismatch(let fault): fault.description
        case .unknownReplacement(let fault): fault.description
        }
    }
}
