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

extension Container {
    /// Creates a container of one inline module.
    convenience init(
        _ registrations: @escaping @Sendable (inout Registrar) -> Void
    ) throws(ValidationReport) {
        try self.init(modules: InlineModule("Inline", registrations))
    }
}

/// A service that notes its number when it is disposed of.
final class Closable: Disposable {
    let number: Int
    private let log: Log
    private let fails: Bool

    struct Failure: Error {}

    init(_ number: Int, _ log: Log, fails: Bool = false) {
        self.number = number
        self.log = log
        self.fails = fails
    }

    func dispose() async throws {
        await Task.yield()
        log.note(number)
        if fails { throw Failure() }
    }
}

/// Returns the report that refuses the services of one inline module.
func report(
    _ registrations: @escaping @Sendable (inout Registrar) -> Void
) -> ValidationReport? {
    validationReport(of: InlineModule("Inline", registrations))
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

/// Returns the text that the body makes, or its error.
func textOrError(_ body: () throws -> String) -> String {
    do { return try body() } catch { return "\(error)" }
}
