import DependencyContainer
import DependencyContainerTesting

/// The module that the tests write where they use it.
typealias InlineModule = DependencyContainerTesting.InlineModule

/// A service that is told apart by its identity.
final class Service: Sendable {
    let name: String
    let parts: [Service]

    init(_ name: String = "", _ parts: Service...) {
        self.name = name
        self.parts = parts
    }
}

/// The report that the modules are refused with.
func report(of modules: any Module...) -> ValidationReport? {
    validationReport(of: modules)
}

/// A short way to ids whose type does not matter.
func serviceID(_ name: String) -> InjectID<Service> { InjectID(name) }
