import DependencyContainer
import DependencyContainerGraph
import DependencyContainerTesting
import Testing

private let key = serviceID("Expecting.Key")
private let signing = serviceID("Expecting.Signing")
private let safeBox = serviceID("Expecting.SafeBox")
private let audit = serviceID("Expecting.Audit")
private let cart = serviceID("Expecting.Cart")
private let hints = PluginID<Service>("Expecting.Hints")
private let unknown = serviceID("Expecting.Unknown")
private let signedIn = ScopeID<String>("Expecting.SignedIn")

@Suite("Graph expectations")
struct GraphExpectationTests {
    private let graph: Graph

    init() throws {
        let file: StaticString = "Bank/BankModule.swift"
        graph = try Container { registrar in
            registrar.register(key) { Service() }
            registrar.register(signing, needs: key) { $0 }
            registrar.register(safeBox, needs: signing, hints, file: file, line: 3) { one, _ in one
            }
            registrar.register(audit, needs: safeBox.lazily) { _ in Service() }
            registrar.register(
                cart,
                needs: signedIn.input,
                scope: .within(signedIn),
                file: file,
                line: 5
            ) { Service($0) }
        }.graph
    }

    /// Returns the message of a failed expectation.
    private func failure(_ expectation: @autoclosure () throws -> Void) -> String? {
        #expect(throws: GraphExpectationFailure.self) { try expectation() }?.message
    }

    @Test("the shortest path is found, with its deferred steps")
    func paths() {
        let path = graph.path(from: audit, to: key)
        #expect(
            path?.description
                == "Expecting.Audit ⇢ Expecting.SafeBox → Expecting.Signing → Expecting.Key"
        )
        #expect(path?.names.count == 4)
        #expect(path?.steps.map(\.isDeferred) == [false, true, false, false])
        #expect(graph.path(from: key, to: audit) == nil)
        #expect(graph.path(from: unknown, to: key) == nil)
        #expect(graph.reversed.path(from: audit, to: key) == path)
        #expect(graph.path(from: safeBox, to: hints)?.names.last == hints.name)
    }

    @Test("the path of a service to itself is found")
    func cycles() throws {
        let first = serviceID("Expecting.First")
        let second = serviceID("Expecting.Second")
        let cycle = try Container {
            $0.register(first, needs: second) { $0 }
            $0.register(second, needs: first.lazily) { _ in Service() }
        }.graph
        #expect(
            cycle.path(from: first, to: first)?.names == [first.name, second.name, first.name]
        )
        #expect(graph.path(from: key, to: key) == nil)
    }

    @Test("expecting a need fails with the actual needs")
    func needs() throws {
        try graph.expect(safeBox, needs: signing)
        try graph.expect(safeBox, needs: key)
        try graph.expect(audit, needs: hints)
        #expect(
            failure(try graph.expect(signing, needs: safeBox))
                == "Expecting.Signing does not need Expecting.SafeBox, not even indirectly;"
                + " it needs: Expecting.Key"
        )
    }

    @Test("expecting a direct need fails with the indirect path")
    func needsDirectly() throws {
        try graph.expect(safeBox, needsDirectly: hints)
        #expect(
            failure(try graph.expect(safeBox, needsDirectly: key))
                == "Expecting.SafeBox needs Expecting.Key only indirectly:"
                + " Expecting.SafeBox → Expecting.Signing → Expecting.Key"
        )
        #expect(
            failure(try graph.expect(key, needsDirectly: signing))
                == "Expecting.Key does not need Expecting.Signing; it needs: nothing"
        )
    }

    @Test("expecting no need fails with the path")
    func needsNot() throws {
        try graph.expect(key, needsNot: safeBox)
        #expect(
            failure(try graph.expect(safeBox, needsNot: key))
                == "Expecting.SafeBox needs Expecting.Key:"
                + " Expecting.SafeBox → Expecting.Signing → Expecting.Key"
        )
    }

    @Test("expecting anything of an unknown id fails")
    func unknownIDs() throws {
        let notRegistered = "Expecting.Unknown is not in the graph: no module registers it"
        let notUsed = "Expecting.Unknown is not in the graph: no module registers or needs it"
        #expect(failure(try graph.expect(unknown, needsNot: key)) == notRegistered)
        #expect(failure(try graph.expect(key, needsNot: unknown)) == notUsed)
        #expect(failure(try graph.expect(unknown, isNeededOnlyBy: [])) == notUsed)
    }

    @Test("expecting all users fails with additional and missing users")
    func isNeededOnlyBy() throws {
        try graph.expect(signing, isNeededOnlyBy: [safeBox])
        try graph.expect(audit, isNeededOnlyBy: [])
        #expect(
            failure(try graph.expect(signing, isNeededOnlyBy: [audit]))
                == "Expecting.Signing is also needed by:"
                + " Expecting.SafeBox (Bank/BankModule.swift:3);"
                + " Expecting.Signing is not needed by: Expecting.Audit"
        )
    }

    @Test("expecting all services of a scope fails with additional and missing services")
    func holds() throws {
        try graph.expect(.within(signedIn), holds: [cart])
        try graph.expect(.container, holds: [key, signing, safeBox, audit])
        try graph.expect(.weak, holds: [])
        #expect(
            failure(try graph.expect(.within(signedIn), holds: [key]))
                == "the scope Expecting.SignedIn also contains: Expecting.Cart"
                + " (Bank/BankModule.swift:5);"
                + " the scope Expecting.SignedIn does not contain: Expecting.Key"
        )
    }

    @Test("a failed expectation names the line of the test")
    func place() {
        let (result, line) = (Result { try graph.expect(key, needs: safeBox) }, #line)
        let error = #expect(throws: GraphExpectationFailure.self) { try result.get() }
        let file = "DependencyContainerTests/GraphExpectationTests.swift"
        #expect(error?.place == SourcePlace(file: file, line: line))
        #expect(error?.description.hasPrefix("\(file):\(line): Expecting.Key does not") == true)
    }
}
