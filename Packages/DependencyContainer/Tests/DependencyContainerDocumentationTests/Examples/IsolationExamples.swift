public import DependencyContainer
import Testing

@MainActor public protocol Screens: AnyObject { func show(_ title: String) }
public let screensInject = MainInjectID<any Screens>("Screens")

@MainActor
final class TerminalScreens: Screens {
    private(set) var titles: [String] = []
    let terminal: Terminal
    init(on terminal: Terminal) { self.terminal = terminal }
    func show(_ title: String) { titles.append(title) }
}

struct Terminal: Sendable {}
let terminalInject = InjectID<Terminal>("Terminal")

struct Places: Sendable { let path: String }
let placesInject = InjectID<Places>("Places")

public struct Book: Sendable {
    static let empty = Book(balance: 0)

    let balance: Money
    init(balance: Money) { self.balance = balance }
    init(at path: String) async throws { balance = path.count }
}

public let bookInject = AsyncInjectID<Book>("Book")

struct Teller: Sendable {
    let book: AsyncLazy<Book>
    func balance() async throws -> Money { try await book.value.balance }
}

struct Greeter: Sendable {
    let screens: MainLazy<any Screens>
    @MainActor func greet() throws { try screens.value.show("welcome") }
}

let tellerInject = InjectID<Teller>("Teller")
let greeterInject = InjectID<Greeter>("Greeter")

struct IsolationModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(terminalInject) { Terminal() }
        registrar.register(placesInject) { Places(path: "/bank") }
        registrar.register(screensInject, needs: terminalInject) { terminal in
            TerminalScreens(on: terminal)
        }
        registrar.register(bookInject, needs: placesInject) { try await Book(at: $0.path) }
        registrar.register(tellerInject, needs: bookInject.lazily) { Teller(book: $0) }
        registrar.register(greeterInject, needs: screensInject.lazily) { Greeter(screens: $0) }
    }
}

@Suite("Examples: main actor and asynchronous services")
struct IsolationExamples {
    @MainActor
    @Test("resolves a service of the main actor on the main actor")
    func mainActor() throws {
        let container = try Container(modules: IsolationModule())
        let screens = try container.resolve(screensInject)
        try container.resolve(greeterInject).greet()
        #expect((screens as? TerminalScreens)?.titles == ["welcome"])
    }

    @Test("awaits a service that is made asynchronously")
    func asynchronous() async throws {
        let container = try Container(modules: IsolationModule())
        let book = try await container.resolve(bookInject)
        #expect(book.balance == 5)
        #expect(try await container.resolve(tellerInject).balance() == 5)
    }
}
