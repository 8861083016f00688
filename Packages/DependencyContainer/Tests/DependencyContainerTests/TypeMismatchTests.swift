import DependencyContainer
import Testing

private protocol Shelf<Item>: Sendable { associatedtype Item }
private struct Numbers: Shelf { typealias Item = Int }
private enum Here { struct Clock: Sendable {} }
private enum BankSelf { struct Clock: Sendable {} }
private enum There { struct Clock: Sendable {} }

@Suite("Names with several types")
struct TypeMismatchTests {
    @Test("a list with the name of a service is refused instead of being empty")
    func lists() {
        let report = report {
            $0.register(CollectionID<Int>("Entries")) { 1 }
            $0.register(serviceID("Menu"), needs: CollectionID<String>("Entries")) { _ in Service()
            }
        }
        #expect(report?.faults.count == 1)
        #expect(report?.description.contains("registered as CollectionID<Int> at ") == true)
        #expect(report?.description.contains("needed as CollectionID<String> by Menu (") == true)
    }

    @Test("two types with one name are distinguished by their modules")
    func sameTypeName() {
        let report = report {
            $0.register(InjectID<Here.Clock>("Clock")) { Here.Clock() }
            $0.register(serviceID("Owner"), needs: InjectID<There.Clock>("Clock")) { _ in
                Service()
            }
        }
        #expect(report?.description.contains("Here.Clock") == true)
        #expect(report?.description.contains("There.Clock") == true)
    }

    @Test("a type whose name ends like the keyword for its own type is reported unchanged")
    func keyword() {
        let report = report {
            $0.register(InjectID<BankSelf.Clock>("Clock of Self")) { BankSelf.Clock() }
            $0.register(serviceID("Owner"), needs: InjectID<Here.Clock>("Clock of Self")) { _ in
                Service()
            }
        }
        #expect(report?.description.contains("BankSelf.Clock>") == true)
    }

    @Test("a generic protocol is reported as source code has it, with both ways out")
    func generics() {
        let report = report {
            $0.register(InjectID<any Shelf<Int>>("Shelf")) { Numbers() }
            $0.register(serviceID("Reader"), needs: InjectID<any Shelf<String>>("Shelf")) { _ in
                Service()
            }
        }
        let text = report?.description ?? ""
        #expect(text.contains("registered as InjectID<any Shelf<Int>> at "))
        #expect(text.contains("needed as InjectID<any Shelf<String>> by Reader ("))
        #expect(text.contains("beside its protocol, and import it, or rename one"))
    }

    @Test("two containers may use one name with different types")
    func otherContainers() throws {
        let number = try Container { $0.register(InjectID<Int>("Apart")) { 1 } }
        let text = try Container { $0.register(InjectID<String>("Apart")) { "1" } }
        #expect(try number.resolve(InjectID<Int>("Apart")) == 1)
        #expect(try text.resolve(InjectID<String>("Apart")) == "1")
        #expect(throws: ResolutionError.self) { try number.resolve(InjectID<String>("Apart")) }
    }
}
