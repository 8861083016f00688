import DependencyContainer
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

private let graph: Graph = {
    let module = InlineModule("Bank") { registrar in
        registrar.register(key, file: "Bank/BankModule.swift", line: 1) { Service() }
        registrar.register(signing, needs: key, file: "Bank/BankModule.swift", line: 2) { $0 }
        registrar.register(safeBox, needs: signing, hints, file: "Bank/BankModule.swift", line: 3) {
            signing,
            _ in signing
        }
        registrar.register(audit, needs: safeBox.lazily, file: "Bank/BankModule.swift", line: 4) {
            _ in Service()
        }
        registrar.register(
            cart,
            needs: signedIn.input,
            scope: .within(signedIn),
            file: "Bank/BankModule.swift",
            line: 5
        ) { Service($0) }
    }
    do {
        return try Container(modules: module).graph
    } catch {
        preconditionFailure("the bank is sound: \(error)")
    }
}()

@Suite("an expectation of a graph")
struct GraphExpectationTests {
    /// What an expectation fails with; nil when it holds.
    private func failure(
        _ expectation: (Graph) throws(GraphExpectationFailure) -> Void
    ) -> String? {
        do throws(GraphExpectationFailure) {
            try expectation(graph)
            return nil
        } catch {
            return error.message
        }
    }

    @Test("finds the shortest path, and says which steps are deferred")
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

    @Test("finds the way of a service back to itself")
    func circles() throws {
        let first = serviceID("Expecting.First")
        let second = serviceID("Expecting.Second")
        let circle = try Container(
            modules: InlineModule {
                $0.register(first, needs: second) { $0 }
                $0.register(second, needs: first.lazily) { _ in Service() }
            }
        ).graph
        #expect(
            circle.path(from: first, to: first)?.names == [first.name, second.name, first.name]
        )
        #expect(graph.path(from: key, to: key) == nil)
    }

    @Test("that one needs another holds directly and through others, and fails with what it needs")
    func needs() throws {
        try graph.expect(safeBox, needs: signing)
        try graph.expect(safeBox, needs: key)
        try graph.expect(audit, needs: hints)
        #expect(
            failure { graph throws(GraphExpectationFailure) in
                try graph.expect(signing, needs: safeBox)
            }
                == "Expecting.Signing does not need Expecting.SafeBox, not even indirectly;"
                + " it needs: Expecting.Key"
        )
    }

    @Test("that one needs another directly fails with the way through others")
    func needsDirectly() throws {
        try graph.expect(safeBox, needsDirectly: hints)
        #expect(
            failure { graph throws(GraphExpectationFailure) in
                try graph.expect(safeBox, needsDirectly: key)
            }
                == "Expecting.SafeBox needs Expecting.Key only indirectly:"
                + " Expecting.SafeBox → Expecting.Signing → Expecting.Key"
        )
        #expect(
            failure { graph throws(GraphExpectationFailure) in
                try graph.expect(key, needsDirectly: signing)
            } == "Expecting.Key does not need Expecting.Signing; it needs: nothing"
        )
    }

    @Test("that one does not need another fails with the way on which it does")
    func needsNot() throws {
        try graph.expect(key, needsNot: safeBox)
        #expect(
            failure { graph throws(GraphExpectationFailure) in
                try graph.expect(safeBox, needsNot: key)
            }
                == "Expecting.SafeBox needs Expecting.Key:"
                + " Expecting.SafeBox → Expecting.Signing → Expecting.Key"
        )
    }

    @Test("of what is not there fails, whatever is expected")
    func unknownIDs() throws {
        let notRegistered = "Expecting.Unknown is not in the graph: no module registers it"
        let notUsed = "Expecting.Unknown is not in the graph: no module registers or needs it"
        #expect(
            failure { graph throws(GraphExpectationFailure) in
                try graph.expect(unknown, needsNot: key)
            } == notRegistered
        )
        #expect(
            failure { graph throws(GraphExpectationFailure) in
                try graph.expect(key, needsNot: unknown)
            } == notUsed
        )
        #expect(
            failure { graph throws(GraphExpectationFailure) in
                try graph.expect(unknown, isNeededOnlyBy: [])
            } == notUsed
        )
    }

    @Test("that only these need it fails with who else does, and with who does not")
    func isNeededOnlyBy() throws {
        try graph.expect(signing, isNeededOnlyBy: [safeBox])
        try graph.expect(audit, isNeededOnlyBy: [])
        #expect(
            failure { graph throws(GraphExpectationFailure) in
                try graph.expect(signing, isNeededOnlyBy: [audit])
            }
                == "Expecting.Signing is also needed by:"
                + " Expecting.SafeBox (Bank/BankModule.swift:3);"
                + " Expecting.Signing is not needed by: Expecting.Audit"
        )
    }

    @Test("of a scope fails with what else it holds, and with what it does not")
    func holds() throws {
        try graph.expect(.within(signedIn), holds: [cart])
        try graph.expect(.container, holds: [key, signing, safeBox, audit])
        try graph.expect(.weak, holds: [])
        #expect(
            failure { graph throws(GraphExpectationFailure) in
                try graph.expect(.within(signedIn), holds: [key])
            }
                == "the scope Expecting.SignedIn also holds: Expecting.Cart (Bank/BankModule.swift:5);"
                + " the scope Expecting.SignedIn does not hold: Expecting.Key"
        )
    }

    @Test("names the line of the test when it fails")
    func place() {
        var error: GraphExpectationFailure?
        let line = #line + 2
        do throws(GraphExpectationFailure) {
            try graph.expect(key, needs: safeBox)
        } catch let failure {
            error = failure
        }
        let file = "DependencyContainerTests/GraphExpectationTests.swift"
        #expect(error?.place == SourcePlace(file: file, line: line))
        #expect(error?.description.hasPrefix("\(file):\(line): Expecting.Key does not") == true)
    }
}
