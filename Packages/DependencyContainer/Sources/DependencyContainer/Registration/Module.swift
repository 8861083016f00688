/// The unit of registration: the services that one package adds to the app.
///
/// A module is a value, so the app can pass its configuration:
///
/// ```swift
/// public struct CardModule: Module {
///     let limit: Money
///
///     public var provides: [any ServiceID]? { [cardsInject] }
///     public var needs: [any ServiceID]? { [signingInject, ledgerInject] }
///
///     public func register(in registrar: inout Registrar) {
///         registrar.register(cardsInject, needs: signingInject, ledgerInject) { signing, ledger in
///             CardService(signing: signing, ledger: ledger, limit: limit)
///         }
///     }
/// }
/// ```
public protocol Module: Sendable {
    /// The name in reports and in drawings of the graph.
    ///
    /// The default is the name of the type without the suffix `Module`.
    var name: String { get }

    /// The services that other modules may need.
    ///
    /// The default, nil, allows all registered services.
    ///
    /// Validation refuses another module's need for a service that is not listed, and a listed
    /// service that the module does not register. Contributions, replacements and decorators are
    /// not listed.
    ///
    /// A module that registers a service within a scope may list the scope. Other modules may then
    /// open the scope and need its input.
    var provides: [any ServiceID]? { get }

    /// The services of other modules that this module needs.
    ///
    /// The default, nil, allows all services.
    ///
    /// Validation refuses a need that is not listed, and a listed service that the module does not
    /// need. Opening a scope counts as a need, unless the module registers a service within the
    /// scope.
    var needs: [any ServiceID]? { get }

    /// Registers the module's services.
    ///
    /// Factories run later, after validation.
    /// - Parameter registrar: The registrar, which is valid during this call only.
    func register(in registrar: inout Registrar)
}

extension Module {
    /// The name of the type without the suffix `Module`.
    public var name: String {
        // `String(describing:)` gives the same text, but searches all conformances of the program,
        // which took a third of a command's start.
        let name = _typeName(Self.self, qualified: false)
        let suffix = "Module"
        return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
    }

    /// Nil: other modules may need all registered services.
    public var provides: [any ServiceID]? { nil }

    /// Nil: the module may need all services that other modules provide.
    public var needs: [any ServiceID]? { nil }
}

/// The name of a module and the slots that it lists in ``Module/provides`` and ``Module/needs``.
struct ModuleStatement: Sendable {
    let name: String
    let provides: Set<Int>?
    let needs: Set<Int>?
    /// Indicates whether the statement belongs to a derived container instead of a module.
    var isDerivation = false
}
