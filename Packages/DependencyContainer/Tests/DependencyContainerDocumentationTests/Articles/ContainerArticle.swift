import DependencyContainer
import Testing

// The first way of the original articles, a container with names: the original and ours.

enum ContainerOfTheArticle {
    final class Container {
        private var services: [String: Any] = [:]

        func register(_ name: String, _ service: Any) { services[name] = service }
        func resolve<Service>(_ name: String) -> Service? { services[name] as? Service }
    }

    final class SafeBoxScreen {
        let container: Container
        init(container: Container) { self.container = container }

        func putButtonPressed() -> String? {
            let signing: (any Signing)? = container.resolve("Singing")  // nil: a letter is wrong
            return signing?.sign("put 1")  // so nothing happens
        }
    }
}

final class SafeBoxScreen: Sendable {
    let signing: any Signing
    init(signing: any Signing) { self.signing = signing }

    func putButtonPressed() -> String { signing.sign("put 1") }
}

let safeBoxScreenInject = InjectID<SafeBoxScreen>("SafeBoxScreen")

struct SafeBoxScreenModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(safeBoxScreenInject, needs: signingInject) { signing in
            SafeBoxScreen(signing: signing)
        }
    }
}

@Suite("Container and Injectable of the original articles")
struct ContainerArticle {
    @Test("a misspelled service is nil in the original container and refused in ours")
    func lost() throws {
        let container = ContainerOfTheArticle.Container()
        container.register("Signing", KeySigning())
        let screen = ContainerOfTheArticle.SafeBoxScreen(container: container)
        #expect(screen.putButtonPressed() == nil)

        let sound = try Container(modules: SafeBoxScreenModule(), SigningModule())
        #expect(try sound.resolve(safeBoxScreenInject).putButtonPressed() == "put 1, signed")
        #expect(throws: ValidationReport.self) { try Container(modules: SafeBoxScreenModule()) }
    }
}
