import DependencyContainer
import DependencyContainerGraph
import DependencyContainerTesting
import Testing

// Every line of the README's reference tables.

private let id = InjectID<Thing>("Thing")
private let freshID = InjectID<Thing>("Fresh")
private let weakID = InjectID<Thing>("Weak")
private let scopedID = InjectID<Thing>("Scoped")
private let a = InjectID<Int>("A")
private let b = InjectID<Int>("B")
private let list = CollectionID<Thing>("Things")
private let scopedList = CollectionID<Thing>("ScopedThings")
private let mainID = MainInjectID<MainThing>("MainThing")
private let asyncID = AsyncInjectID<Thing>("AsyncThing")
private let closureID = InjectID<@Sendable (Int) -> Thing>("ThingOfNumber")
private let mainClosureID = InjectID<@MainActor () -> MainThing>("MainThingMaker")
private let pluginID = PluginID<Thing>("PluginThing")
private let scope = ScopeID<Int>("Scope")

private final class Thing: Sendable {
    let parts: [Int]
    init(_ parts: Int...) { self.parts = parts }
    convenience init(loading part: Int) async throws { self.init(part) }
}

@MainActor
private final class MainThing {
    init(_ part: Int) {}
}

private struct Owner: Sendable {
    let lazy: Lazy<Thing>
    let provider: Provider<Thing>
    let asyncLazy: AsyncLazy<Thing>
    let mainLazy: MainLazy<MainThing>
    let make: @Sendable (Int) -> Thing
    let opener: ScopeOpener<Int, Thing>

    @MainActor
    func use() async throws -> Int {
        let provided = try provider.make()
        let sum = try lazy.value.parts[0] + provided.parts[0]
        _ = try await asyncLazy.value
        _ = try mainLazy.value
        _ = make(7)
        return try await opener.withOpen(5) { thing in thing.parts[0] + sum }
    }
}

private let ownerID = InjectID<Owner>("Owner")
private let asyncOwnerID = AsyncInjectID<Thing>("AsyncOwner")
private let hopefulID = InjectID<Thing>("Hopeful")

private struct ThingModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(a) { 1 }
        registrar.register(b) { 2 }
        registrar.register(id, needs: a, b) { a, b in Thing(a, b) }
        registrar.register(freshID, needs: a, scope: .new) { a in Thing(a) }
        registrar.register(weakID, needs: a, scope: .weak) { a in Thing(a) }
        registrar.register(scopedID, needs: scope.input, scope: .within(scope)) { input in
            Thing(input)
        }
        registrar.register(closureID, needs: a) { a in { number in Thing(number, a) } }
        registrar.register(mainID, needs: a) { a in MainThing(a) }
        registrar.register(mainClosureID, needs: a) { a in { MainThing(a) } }
        registrar.register(asyncID, needs: a) { a in try await Thing(loading: a) }
        registrar.register(asyncOwnerID, needs: asyncID) { thing in thing }
        registrar.register(list, needs: a) { a in Thing(a) }
        registrar.register(scopedList, needs: scope.input, scope: .within(scope)) { input in
            Thing(input)
        }
        registrar.register(
            ownerID,
            needs: id.lazily,
            id.provider,
            asyncID.lazily,
            mainID.lazily,
            closureID,
            scope.opening(scopedID)
        ) {
            Owner(
                lazy: $0,
                provider: $1,
                asyncLazy: $2,
                mainLazy: $3,
                make: $4,
                opener: $5
            )
        }
        registrar.register(hopefulID, needs: pluginID) { plugin in plugin ?? Thing(0) }
        registrar.register(verifyBuilder, VerifyBuilder.self)
    }
}

private struct OtherModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.decorate(id, needs: a) { inner, a in Thing(inner.parts[0], a, 3) }
        registrar.decorate(mainID) { inner in inner }
        registrar.decorate(asyncID) { inner in inner }
        registrar.replacing { $0.register(b) { 20 } }
    }
}

@Suite("Examples: reference tables of the README")
struct TableExamples {
    @Test("each registration and need has the documented result")
    @MainActor
    func table() async throws {
        let container = try Container(modules: ThingModule(), OtherModule(), roots: [id, ownerID])
        #expect(try container.resolve(id).parts == [1, 1, 3])
        #expect(try container.resolve(b) == 20)
        #expect(try container.resolve(closureID)(7).parts == [7, 1])
        #expect(try await container.resolve(asyncID).parts == [1])
        #expect(try await container.resolve(asyncOwnerID).parts == [1])
        #expect(try container.resolve(list).count == 1)
        #expect(try container.resolve(freshID) !== container.resolve(freshID))
        #expect(try container.resolve(hopefulID).parts == [0])
        #expect(try await container.resolve(ownerID).use() == 7)
        #expect(!container.warnings.isEmpty)

        let opened = try container.open(scope, with: 5)
        #expect(try opened.resolve(scopedID).parts == [5])
        #expect(try opened.resolve(scopedList).map(\.parts) == [[5]])

        let fake = Thing()
        #expect(try container.replacing(freshID) { fake }.resolve(freshID) === fake)
        let mainFake = MainThing(1)
        let replaced = try container.replacing { $0.register(mainID) { mainFake } }
        #expect(try replaced.resolve(mainID) === mainFake)
        let makeMain = try container.resolve(mainClosureID)
        #expect(makeMain() !== makeMain())
        try await container.close()
    }

    @Test("the graph has each documented format")
    func graphs() throws {
        let graph = try Container(modules: ThingModule()).graph
        #expect(
            [graph.text, graph.mermaid, graph.dot, graph.json].allSatisfy { $0.contains("Thing") }
        )
        #expect(graph.from(id) != nil)
        #expect(graph.reversed.from(a) != nil)
    }

    @Test("a container with these modules can be tested")
    func tests() throws {
        let container = try Container(modules: ThingModule())
        #expect(validationReport(of: ThingModule()) == nil)
        try container.graph.expect(id, needs: a)
        let (recorded, recording) = try container.recording()
        _ = try recorded.resolve(id)
        #expect(recording.names == ["A", "B", "Thing"])
    }
}
