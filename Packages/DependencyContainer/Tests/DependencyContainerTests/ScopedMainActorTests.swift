import DependencyContainer
import Testing

private let session = ScopeID<String>("ScopedMain.Session")
private let homeInject = MainInjectID<any Screen>("ScopedMain.Home")
private let cardsInject = MainInjectID<any Screen>("ScopedMain.Cards")
private let rootInject = InjectID<Root>("ScopedMain.Root")
private let verifyBuilder = BuilderID<any Verifying.Type>("ScopedMain.Verify")
private let pages = CollectionID<Page>("ScopedMain.Pages")

/// Not `Sendable`: it never leaves the main actor.
@MainActor
private protocol Screen: AnyObject {
    var customer: String { get }
    var builders: BuilderContainer { get }
    func next() throws -> any Screen
}

@MainActor
private protocol Verifying: SendableMetatype {
    init(customer: String)
    var text: String { get }
}

private struct Verify: Verifying {
    let text: String
    init(customer: String) { text = "verified \(customer)" }
}

@MainActor
private final class NextScreen: Screen {
    let customer: String
    let builders: BuilderContainer
    private let other: MainLazy<any Screen>

    init(_ customer: String, _ other: MainLazy<any Screen>, _ builders: BuilderContainer) {
        (self.customer, self.other, self.builders) = (customer, other, builders)
    }

    func next() throws -> any Screen { try other.value }
}

/// An entry of a module in the home screen of a signed-in customer.
private struct Page: Sendable {
    let title: String
    let screen: MainLazy<any Screen>
}

/// The service for which a feature opens the scope.
///
/// It is not isolated, and needs services of the main actor lazily.
private struct Root: Sendable {
    let home: MainLazy<any Screen>
    let pages: [Page]
}

/// A module with one screen, which leads to the screen of another module.
private struct ScreenModule: Module {
    let name: String
    let screen: MainInjectID<any Screen>
    let other: MainInjectID<any Screen>

    var provides: [any ServiceID]? { [screen, session] }
    var needs: [any ServiceID]? { [other, verifyBuilder] }

    func register(in registrar: inout Registrar) {
        registrar.register(
            screen,
            needs: session.input,
            other.lazily,
            BuilderContainer.holding(verifyBuilder),
            scope: .within(session)
        ) { NextScreen($0, $1, $2) }
        registrar.register(
            pages,
            needs: session.input,
            screen.lazily,
            scope: .within(session)
        ) { [name] customer, screen in Page(title: "\(name) of \(customer)", screen: screen) }
    }
}

private let modules: [any Module] = [
    ScreenModule(name: "Home", screen: homeInject, other: cardsInject),
    ScreenModule(name: "Cards", screen: cardsInject, other: homeInject),
    InlineModule("Verify") { $0.register(verifyBuilder, Verify.self) },
    InlineModule("Root") { registrar in
        registrar.register(
            rootInject,
            needs: homeInject.lazily,
            pages,
            scope: .within(session)
        ) { Root(home: $0, pages: $1) }
    },
]

@Suite("Main-actor services in scopes")
@MainActor
struct ScopedMainActorTests {
    private let opener = InjectID<ScopeOpener<String, Root>>("ScopedMain.Opener")

    private func container() throws -> Container {
        try Container(
            modules: modules + [
                InlineModule("App") { [opener] registrar in
                    registrar.register(opener, needs: session.opening(rootInject)) { $0 }
                }
            ]
        )
    }

    @Test("services of two modules find each other in a scope that a service opens")
    func cycle() async throws {
        let container = try container()
        let sessions = try container.resolve(opener)
        let (ada, grace) = (try sessions.open(with: "Ada"), try sessions.open(with: "Grace"))
        let home = try ada.value.home.value
        let cards = try home.next()
        #expect(home.customer == "Ada")
        #expect(cards !== home)
        #expect(try cards.next() === home)
        #expect(try grace.value.home.value !== home)
        #expect(try grace.value.home.value.next().customer == "Grace")
        try await ada.close()
        #expect(throws: ResolutionError.closed(homeInject.name)) { try ada.value.home.value }
        #expect(try grace.value.home.value.customer == "Grace")
    }

    @Test("a main-actor service in a scope looks up its declared builder types")
    func builders() async throws {
        let container = try container()
        let text = try await container.resolve(opener).withOpen("Ada") { root in
            try root.home.value.builders.builder(verifyBuilder).init(customer: "Ada").text
        }
        #expect(text == "verified Ada")
    }

    @Test("a list reaches the main-actor services of its modules")
    func list() async throws {
        let container = try container()
        let opened = try container.resolve(opener).open(with: "Ada")
        #expect(opened.value.pages.map(\.title) == ["Home of Ada", "Cards of Ada"])
        #expect(try opened.value.pages[0].screen.value === opened.value.home.value)
        #expect(try opened.value.pages[1].screen.value === opened.value.home.value.next())
        try await opened.close()
    }

    @Test("a list of builder closures makes main-actor services")
    func listAsNeed() throws {
        let title = MainInjectID<String>("ScopedMain.Title")
        let container = try Container(
            modules: modules + [
                InlineModule("Title") { registrar in
                    registrar.register(title, needs: pages, scope: .within(session)) {
                        $0.map(\.title).joined(separator: ", ")
                    }
                }
            ]
        )
        let opened = try container.open(session, with: "Ada")
        #expect(try opened.resolve(title) == "Home of Ada, Cards of Ada")
    }
}
