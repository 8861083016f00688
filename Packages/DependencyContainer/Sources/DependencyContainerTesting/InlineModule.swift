import DependencyContainer

/// A module that is declared inline, for tests.
///
/// ```swift
/// let signing = InlineModule("Signing", provides: [signingInject]) { registrar in
///     registrar.register(signingInject) { FixedSigning() }
/// }
/// let container = try Container(modules: SafeBoxModule(), signing)
/// ```
public struct InlineModule: Module {
    /// The name in reports and in drawings of the graph.
    public let name: String
    /// The services that other modules may need; nil allows all.
    public let provides: [any ServiceID]?
    /// The services that the module needs of other modules; nil allows any.
    public let needs: [any ServiceID]?
    private let registrations: @Sendable (inout Registrar) -> Void

    /// Creates a module.
    /// - Parameters:
    ///   - name: The name in reports and in drawings of the graph.
    ///   - provides: The services that other modules may need; nil allows all.
    ///   - needs: The services that the module needs of other modules; nil allows any.
    ///   - registrations: Registers the module's services.
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

    /// Registers the module's services.
    /// - Parameter registrar: The registrar of the container.
    public func register(in registrar: inout Registrar) { registrations(&registrar) }
}

/// Returns the report that refuses these modules; nil if they are valid together.
///
/// No factory runs. A test can compare the report or take it apart:
///
/// ```swift
/// #expect(validationReport(of: SafeBoxModule(), SigningModule()) == nil)
///
/// let report = validationReport(of: SafeBoxModule())
/// #expect(report?.faults.count == 1)
/// #expect(report?.description.contains("Signing is missing") == true)
/// ```
///
/// - Parameter modules: The modules. Lists keep their order.
public func validationReport(of modules: any Module...) -> ValidationReport? {
    validationReport(of: modules)
}

/// Returns the report that refuses these modules; nil if they are valid together.
/// - Parameter modules: The modules. Lists keep their order.
public func validationReport(of modules: [any Module]) -> ValidationReport? {
    do throws(ValidationReport) {
        _ = try Container(modules: modules)
        return nil
    } catch {
        return error
    }
}
