import DependencyContainer
import DependencyContainerGraph
import DependencyContainerTesting
import Testing

@Suite("Crossings between modules")
struct CrossingTests {
    @Test("lists each service that a module takes from another, with the registration and its kind")
    func services() throws {
        let (ledger, box) = (serviceID("Crossing.Ledger"), serviceID("Crossing.Box"))
        let hidden = serviceID("Crossing.Hidden")
        let rules = CollectionID<String>("Crossing.Rules")
        let crossings = try Container(
            modules: InlineModule("Book") { registrar in
                registrar.register(ledger, needs: rules) { _ in Service() }
            },
            InlineModule("Box") { registrar in
                registrar.register(hidden) { Service() }
                registrar.register(box, needs: ledger.lazily, hidden) { _, _ in Service() }
                registrar.register(rules) { "box" }
            },
            InlineModule("Card") { registrar in
                registrar.register(rules, needs: box) { _ in "card" }
                registrar.decorate(ledger) { $0 }
            }
        ).crossings
        let texts = crossings.map { "\($0.user.module) → \($0.provider.module) \($0.name)" }
        #expect(
            texts == [
                "Book → Box Crossing.Rules", "Book → Card Crossing.Rules",
                "Box → Book Crossing.Ledger", "Card → Box Crossing.Box",
            ]
        )
        let last = try #require(crossings.last)
        #expect(last.user.name == "Crossing.Rules")
        #expect(last.kind == .service)
        #expect(last.provider.place.module == "DependencyContainerTests")
    }
}
