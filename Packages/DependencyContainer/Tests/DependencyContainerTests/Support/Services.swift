import DependencyContainer

/// A module written where it is used.
struct InlineModule: Module {
    let name: String
    private let registration: @Sendable (inout Registrar) -> Void

    init(_ name: String = "Inline", _ registration: @escaping @Sendable (inout Registrar) -> Void) {
        self.name = name
        self.registration = registration
    }

    func register(in registrar: inout Registrar) { registration(&registrar) }
}

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
    do throws(ValidationReport) {
        _ = try Container(modules: modules)
        return nil
    } catch {
        return error
    }
}

/// A short way to ids whose type does not matter.
func serviceID(_ name: String) -> InjectID<Service> { InjectID(name) }
