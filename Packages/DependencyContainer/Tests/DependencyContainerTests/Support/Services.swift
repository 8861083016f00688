import DependencyContainer
import DependencyContainerTesting

/// The inline module of most tests.
typealias InlineModule = DependencyContainerTesting.InlineModule

/// A service that tests compare by identity.
final class Service: Sendable {
    let name: String
    let parts: [Service]

    init(_ name: String = "", _ parts: Service...) {
        self.name = name
        self.parts = parts
    }
}

/// Returns the report that refuses the modules.
func report(of modules: any Module...) -> ValidationReport? {
    validationReport(of: modules)
}

/// Returns an id of a service.
func serviceID(_ name: String) -> InjectID<Service> { InjectID(name) }

extension ResolutionError {
    /// The names on the path to a failed factory.
    var path: [String] {
        if case .factoryFailed(let path, _) = self { path.map(\.name) } else { [] }
    }
}
