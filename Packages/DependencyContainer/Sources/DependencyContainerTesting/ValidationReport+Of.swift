import DependencyContainer

/// The report that those modules are refused with; nil when they are sound together.
///
/// No factory runs. A report is a value, which a test compares or takes apart:
///
/// ```swift
/// #expect(validationReport(of: SafeBoxModule(), SigningModule()) == nil)
///
/// let report = validationReport(of: SafeBoxModule())
/// #expect(report?.faults.count == 1)
/// #expect(report?.description.contains("Signing is missing") == true)
/// ```
///
/// - Parameters:
///   - modules: the modules; lists keep their order.
public func validationReport(of modules: any Module...) -> ValidationReport? {
    validationReport(of: modules)
}

/// The report that those modules are refused with; nil when they are sound together.
/// - Parameter modules: the modules; lists keep their order.
public func validationReport(of modules: [any Module]) -> ValidationReport? {
    do throws(ValidationReport) {
        _ = try Container(modules: modules)
        return nil
    } catch {
        return error
    }
}
