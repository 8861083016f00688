/// The unit of registration: what one package adds to the app, and its only door.
///
/// A module is a value, so the app hands each its configuration:
///
/// ```swift
/// public struct SafeBoxModule: Module {
///     let limit: Money
///
///     public func register(in registrar: inout Registrar) {
///         registrar.register(safeBoxInject, needs: signingInject, ledgerInject) {
///             SafeBoxService(signing: $0, ledger: $1, limit: limit)
///         }
///     }
/// }
/// ```
public protocol Module: Sendable {
    /// What reports and drawings call the module: the type's name without `Module`, unless told.
    var name: String { get }

    /// Registers what the module provides. Makes no object: factories run after validation.
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
}
