import DependencyContainer

/// A module that is written where it is used: what a test registers instead of a module of the app.
///
/// ```swift
/// let signing = InlineModule("Signing", provides: [signingInject]) { registrar in
///     registrar.register(signingInject) { FixedSigning() }
/// }
/// let container = try Container(modules: SafeBoxModule(), signing)
/// ```
public struct InlineModule: Module {
    public let name: String
    public let provides: [any ServiceID]?
    public let needs: [any ServiceID]?
    private let registrations: @Sendable (inout Registrar) -> Void

    /// The module of that name.
    /// - Parameters:
    ///   - name: what reports and drawings call the module.
    ///   - provides: what others may need of it; nil says nothing. See `Module.provides`.
    ///   - needs: what it needs of other modules; nil says nothing. See `Module.needs`.
    ///   - registrations: registers what it provides.
    public init(
        _ name: String = "Inline",
        provides: [any ServiceID]? = nil,
        needs: [any ServiceID]? = nil,
        _ registrations: @escaping @Sendable (inout Registrar) -> Void
    ) {
        self.name = name
        self.provides = provides
        self.needs = needs
        self.registrations = registrations
    }

    public func register(in registrar: inout Registrar) { registrations(&registrar) }
}
