/// One call of a registrar.
struct Registration: Sendable {
    /// What kind of id it was registered under.
    enum Kind: UInt8 {
        case service, mainService, asyncService, factory, contribution, builder, plugin, scopeInput
    }

    /// What it is to the others under its id.
    enum Role: UInt8 {
        /// It provides the service.
        case provider
        /// It provides the service instead of the provider.
        case replacement
        /// It wraps the service.
        case decorator
    }

    /// What makes its instances.
    enum Recipe: Sendable {
        case synchronous(any ErasedMaker)
        case asynchronous(any ErasedAsyncMaker)
        /// An ``ArgumentMaker``, whose types the id knows.
        case argument(any ErasedArgumentMaker)
        case decorator(any ErasedDecorator)
        /// The input of a scope, which is there when the scope is opened.
        case given
    }

    let slot: Int32
    /// The index of the module that registered it.
    let module: Int32
    /// Its needs stand together in the blueprint's list, from here.
    var firstNeed: Int32
    let needCount: Int32
    let line: UInt32
    let kind: Kind
    var role: Role
    let scope: ScopeCode
    let file: StaticString
    var recipe: Recipe

    var place: SourcePlace { SourcePlace(file: String(describing: file), line: Int(line)) }
}

/// A ``Scope`` in the space of a number; that of a named one is its index in the blueprint.
struct ScopeCode: Hashable, Sendable {
    let rawValue: Int16

    static let container = ScopeCode(rawValue: -1)
    static let new = ScopeCode(rawValue: -2)
    static let weak = ScopeCode(rawValue: -3)

    /// The index of the named scope, if it is one.
    var named: Int? { rawValue >= 0 ? Int(rawValue) : nil }
}
