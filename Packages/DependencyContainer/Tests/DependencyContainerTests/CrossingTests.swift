import DependencyContainer
import DependencyContainerGraph
import DependencyContainerTesting
import Testing

@Suite("Crossings between modules")
struct CrossingTests {
    private let ledger = serviceID("Crossing.Ledger")
    private let box = serviceID("Crossing.Box")
    private let hidden = serviceID("Crossing.Hidden")
    private let rules = CollectionID<String>("Crossing.Rules")

    private func container() throws -> Container {
        try Container(
            modules: InlineModule("Book") { [ledger, rules] registrar in
                registrar.register(ledger, needs: rules) { _ in Service() }
            },
            InlineModule("Box") { [ledger, box, hidden, rules] registrar in
                registrar.register(hidden) { Service() }
                registrar.register(box, needs: ledger.lazily, hidden) { _, _ in Service() }
                registrar.register(rules) { "box" }
            },
            InlineModule("Card") { [ledger, box, rules] registrar in
                registrar.register(rules, needs: box) { _ in "card" }
                registrar.decorate(ledger) { $0 }
            }
        )
    }

    @Test("lists each service that a module takes from another, and none within a module")
    func services() throws {
        let crossings = try container().crossings.map { crossing in
            "\(crossing.user.module) → \(crossing.provider.module) \(crossing.name)"
        }
        #expect(
            crossings == [
                "Book → Box Crossing.Rules", "Book → Card Crossing.Rules",
                "Box → Book Crossing.Ledger", "Card → Box Crossing.Box",
            ]
        )
    }

    @Test("names the registration that needs the service, and its kind")
    func places() throws {
        let crossing = try #require(try container().crossings.last)
        #expect(crossing.user.name == "Crossing.Rules")
        #expect(crossing.kind == .service)
        #expect(crossing.provider.place.module == "DependencyContainerTests")
    }
}
