/// The unit of registration: what one package adds to the app, and its only door.
///
/// A module is a value, so the app hands each its configuration:
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
    /// What reports and drawings call the module: the type's name without `Module`, unless told.
    var name: String { get }

    /// What others may need of it. All that it registers besides is its own: validation refuses the
    /// need of another module for it, and a promise that nothing registers. Contributions to lists,
    /// replacements and decorators need no mention. A scope is provided for others to open, and to ask
    /// for its input, by who registers something within it.
    ///
    /// Nil, which it is unless told, says nothing: others may need all that it registers.
    var provides: [any ServiceID]? { get }

    /// What it needs of other modules. Validation refuses a need that is not said, one that is said
    /// and that nothing of the module has, and one that no module meets. To open a scope is to need it,
    /// unless the module registers something within it.
    ///
    /// Nil, which it is unless told, says nothing: it may need whatever others provide.
    var needs: [any ServiceID]? { get }

    /// Registers what the module provides. Makes no object: factories run after validation.
    /// - Parameter registrar: takes down what is registered; it is good for this call only.
    func register(in registrar: inout Registrar)
}

extension Module {
    public var name: String {
        // What `String(describing:)` gives, without its search through all conformances of the
        // program, which took a third of what a command costs to start.
        let name = _typeName(Self.self, qualified: false)
        let suffix = "Module"
        return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
    }

    public var provides: [any ServiceID]? { nil }

    public var needs: [any ServiceID]? { nil }

    var statement: ModuleStatement {
        ModuleStatement(
            name: name,
            provides: provides.map { Set($0.map(\.place.slot)) },
            needs: needs.map { Set($0.map(\.place.slot)) }
        )
    }
}
