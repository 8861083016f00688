import DependencyContainer
import Testing

private let entries = CollectionID<String>("Entries")
private let prefix = InjectID<String>("Prefix")

private struct EntryModule: Module {
    let name: String
    let texts: [String]

    func register(in registrar: inout Registrar) {
        for text in texts {
            registrar.register(entries, needs: prefix) { $0 + text }
        }
    }
}

private struct PrefixModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(prefix) { "-" }
    }
}

@Suite("Lists")
struct CollectionTests {
    @Test("a list keeps the order of the modules and of their contributions")
    func order() throws {
        let first = EntryModule(name: "First", texts: ["a", "b"])
        let second = EntryModule(name: "Second", texts: ["c"])

        let forth = try Container(modules: first, PrefixModule(), second)
        #expect(try forth.resolve(entries) == ["-a", "-b", "-c"])

        let back = try Container(modules: second, PrefixModule(), first)
        #expect(try back.resolve(entries) == ["-c", "-a", "-b"])
    }

    @Test("a list without contributions is empty")
    func emptyList() throws {
        struct Counter: Module {
            static let count = InjectID<Int>("CollectionTests.Count")
            func register(in registrar: inout Registrar) {
                registrar.register(Self.count, needs: entries, entries.lazily) { entries, later in
                    entries.count
                }
            }
        }
        let container = try Container(modules: Counter())
        #expect(try container.resolve(entries).isEmpty)
        #expect(try container.resolve(Counter.count) == 0)
    }
}
