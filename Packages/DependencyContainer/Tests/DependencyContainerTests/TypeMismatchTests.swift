import DependencyContainer
import Testing

private enum Here { struct Clock: Sendable {} }
private enum There { struct Clock: Sendable {} }

@Suite("Names with several types")
struct TypeMismatchTests {
    @Test("a needed name of another type is refused with both places, and is not also missing")
    func wholeText() {
        let report = report(
            of: InlineModule("App") {
                $0.register(InjectID<Int>("Clock"), file: "App/AppModule.swift", line: 3) { 1 }
            },
            InlineModule("Ledger") {
                $0.register(
                    serviceID("Ledger"),
                    needs: InjectID<String>("Clock"),
                    file: "Ledger/LedgerModule.swift",
                    line: 30
                ) { Service($0) }
            }
        )
        #expect(
            report?.description == """
                The container is not valid (1 fault); nothing was made.

                1. Clock is used with 2 types.
                   registered as InjectID<Int> at App/AppModule.swift:3
                   needed as InjectID<String> by Ledger (Ledger/LedgerModule.swift:30)
                   fix: declare the id once, beside its protocol, and import it

                """
        )
    }

    @Test("two registrations of one name with different types are refused")
    func bothRegistered() {
        let report = report(
            of: InlineModule {
                $0.register(InjectID<Int>("Rate"), file: "A.swift", line: 1) { 1 }
                $0.register(InjectID<String>("Rate"), file: "A.swift", line: 2) { "1" }
            }
        )
        #expect(report?.faults.count == 1)
        #expect(report?.description.contains("as InjectID<Int> at A.swift:1") == true)
        #expect(report?.description.contains("as InjectID<String> at A.swift:2") == true)
    }

    @Test("a list with the name of a service is refused instead of being empty")
    func lists() {
        let report = report(
            of: InlineModule {
                $0.register(CollectionID<Int>("Entries"), file: "A.swift", line: 1) { 1 }
                $0.register(
                    serviceID("Menu"),
                    needs: CollectionID<String>("Entries"),
                    file: "A.swift",
                    line: 2
                ) { _ in Service() }
            }
        )
        #expect(
            report?.faults.map(\.description) == [
                """
                Entries is used with 2 types.
                registered as CollectionID<Int> at A.swift:1
                needed as CollectionID<String> by Menu (A.swift:2)
                fix: declare the id once, beside its protocol, and import it
                """
            ]
        )
    }

    @Test("two types with one name are distinguished by their modules")
    func sameTypeName() {
        let report = report(
            of: InlineModule {
                $0.register(InjectID<Here.Clock>("Clock")) { Here.Clock() }
                $0.register(serviceID("Owner"), needs: InjectID<There.Clock>("Clock")) { _ in
                    Service()
                }
            }
        )
        #expect(report?.description.contains("Here.Clock") == true)
        #expect(report?.description.contains("There.Clock") == true)
    }

    @Test("two containers may use one name with different types")
    func otherContainers() throws {
        let number = try Container(
            modules: InlineModule { $0.register(InjectID<Int>("Apart")) { 1 } }
        )
        let text = try Container(
            modules: InlineModule { $0.register(InjectID<String>("Apart")) { "1" } }
        )
        #expect(try number.resolve(InjectID<Int>("Apart")) == 1)
        #expect(try text.resolve(InjectID<String>("Apart")) == "1")
        #expect(throws: ResolutionError.self) { try number.resolve(InjectID<String>("Apart")) }
    }
}
