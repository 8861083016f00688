/// Services by strings, which every feature knows.
final class Container {
    private var services: [String: Any] = [:]

    func register(_ id: String, _ service: Any) {
        services[id] = service
    }

    func resolve<Service>(_ id: String) -> Service {
        guard let service = services[id] as? Service else {
            fatalError("no \(Service.self) for '\(id)'")
        }
        return service
    }
}
