/// One thing that is wrong with a graph.
public enum ValidationFault: Sendable, Hashable, CustomStringConvertible {
    /// An id is registered more than once.
    case duplicate(DuplicateRegistration)
    /// The contributions to a list do not live equally long.
    case mixedList(MixedList)
    /// One name is used with several types.
    case typeMismatch(TypeMismatch)
    /// A replacement or a decorator is given for what is not registered.
    case unknownTarget(UnknownTarget)
    /// An id is needed and nothing is registered under it.
    case missing(MissingService)
    /// A scope is needed to be opened where that is not possible, or for what is not of it.
    case opening(UnopenableScope)
    /// Services need each other before any of them exists.
    case cycle(DependencyCycle)
    /// A service would hold what does not live as long.
    case captive(CaptiveDependency)
    /// New objects would be made within each other, deeper than a thread's stack is sure to be.
    case nesting(DeepNesting)
    /// A module does not do what it says of itself.
    case statement(ModuleStatementFault)

    /// What is wrong, where, why and what to do: several lines.
    public var description: String {
        switch self {
        case .duplicate(let fault): fault.description
        case .mixedList(let fault): fault.description
        case .typeMismatch(let fault): fault.description
        case .unknownTarget(let fault): fault.description
        case .missing(let fault): fault.description
        case .opening(let fault): fault.description
        case .cycle(let fault): fault.description
        case .captive(let fault): fault.description
        case .nesting(let fault): fault.description
        case .statement(let fault): fault.description
        }
    }

    /// What a report calls the kind of fault, above all of that kind.
    var heading: String {
        switch self {
        case .duplicate: "Registered more than once"
        case .mixedList: "Lists of several scopes"
        case .typeMismatch: "One name with several types"
        case .unknownTarget: "Changes of what is not registered here"
        case .missing: "Missing"
        case .opening: "Scopes that cannot be opened"
        case .cycle: "Cycles"
        case .captive: "Held longer than they live"
        case .nesting: "Nested too deeply"
        case .statement: "Statements of modules that do not hold"
        }
    }
}
