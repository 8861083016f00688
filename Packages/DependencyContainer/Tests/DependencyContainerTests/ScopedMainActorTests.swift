import DependencyContainer
import DependencyContainerTesting
import Testing

private let session = ScopeID<String>("ScopedMain.Session")
private let homeInject = MainInjectID<Screen>("ScopedMain.Home")
private let cardsInject = MainInjectID<Screen>("ScopedMain.Cards")
private let pages = CollectionID<Page>("ScopedMain.Pages")

/// Not `Sendable`: it never leaves the main actor.
private final class Screen {
    let customer: String
    let next: MainLazy<Screen>

    init(_ customer: String, next: MainLazy<Screen>) {
        (self.customer, self.next) = (customer, next)
    }
}

/// An entry of a module in the home screen of a signed-in customer.
private struct Page: Sendable {
    let title: String
    let screen: MainLazy<Screen>
}

/// A module with one screen, which leads to the screen of another module.
private struct ScreenModule: Module {
    let name: String
    let screen: MainInjectID<Screen>
    let other: MainInjectID<Screen>

    var provides: [any ServiceID]? { [screen, session] }
    var needs: [any ServiceID]? { [other] }

    func register(in registrar: inout Registrar) {
        registrar.register(
            screen,
            needs: session.input,
            other.lazily,
            scope: .within(session)
        ) { Screen($0, next: $1) }
        registrar.register(
            pages,
            needs: session.input,
            screen.lazily,
            scope: .within(session)
        ) { [name] customer, screen in Page(title: "\(name) of \(customer)", screen: screen) }
    }
}

@Suite("Main-actor services in scopes")
@MainActor
struct ScopedMainActorTests {
    @Test("services and lists of two modules find each other in a scope that a service opens")
    func cycle() async throws {
        let root = InjectID<[Page]>("ScopedMain.Root")
        let opener = InjectID<ScopeOpener<String, [Page]>>("ScopedMain.Opener")
        let container = try Container(
            modules: ScreenModule(name: "Home", screen: homeInject, other: cardsInject),
            ScreenModule(name: "Cards", screen: cardsInject, other: homeInject),
            InlineModule("App") { registrar in
                registrar.register(root, needs: pages, scope: .within(session)) { $0 }
                registrar.register(opener, needs: session.opening(root)) { $0 }
            }
        )
        let sessions = try container.resolve(opener)
        let (ada, grace) = (try sessions.open(with: "Ada"), try sessions.open(with: "Grace"))
        #expect(ada.value.map(\.title) == ["Home of Ada", "Cards of Ada"])
        let home = try ada.value[0].screen.value
        let cards = try home.next.value
        #expect(home.customer == "Ada")
        #expect(cards !== home)
        #expect(try cards.next.value === home)
        #expect(try ada.value[1].screen.value === cards)
        let other = try grace.value[0].screen.value
        #expect(other !== home)
        #expect(try other.next.value.customer == "Grace")
        try await ada.close()
        #expect(throws: ResolutionError.closed(homeInject.name)) {
            try ada.value[0].screen.value
        }
        #expect(try grace.value[0].screen.value === other)
    }
}
