/// Services by their types, for the whole program.
final class Locator {
    static let shared = Locator()
    private var services: [ObjectIdentifier: Any] = [:]

    func register<Service>(_ type: Service.Type, _ service: Service) {
        services[ObjectIdentifier(type)] = service
    }

    func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
        guard let service = services[ObjectIdentifier(type)] as? Service else {
            fatalError("no \(type) is registered")
        }
        return service
    }
}
