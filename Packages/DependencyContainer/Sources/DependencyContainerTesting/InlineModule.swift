public import DependencyContainer

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
    /// The services of other modules that the module needs; nil allows all.
    public let needs: [any ServiceID]?
    private let registrations: @Sendable (inout Registrar) -> Void

    /// Creates a module.
    /// - Parameters:
    ///   - name: The name in reports and in drawings of the graph.
    ///   - provides: The services that other modules may need; nil allows all.
    ///   - needs: The services of other modules that the module needs; nil allows all.
    ///   - registrations: A closure that registers the module's services.
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

/// Returns the validation report of a container with these modules; nil if it has no faults.
///
/// No factory runs. A test can compare the report, or inspect its faults:
///
/// ```swift
/// #expect(validationReport(of: SafeBoxModule(), SigningModule()) == nil)
///
/// let report = validationReport(of: SafeBoxModule())
/// #expect(report?.faults.count == 1)
/// #expect(report?.description.contains("Signing is missing") == true)
/// ```
///
/// - Parameter modules: The modules, in the order of the container.
public func validationReport(of modules: any Module...) -> ValidationReport? {
    validationReport(of: modules)
}

/// Returns the validation report of a container with these modules; nil if it has no faults.
/// - Parameter modules: The modules, in the order of the container.
public func validationReport(of modules: [any Module]) -> ValidationReport? {
    do throws(ValidationReport) {
        _ = try Container(modules: modules)
        return nil
    } catch {
        return error
    }
}
