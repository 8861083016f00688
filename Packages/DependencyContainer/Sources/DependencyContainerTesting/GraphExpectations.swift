public import DependencyContainer
public import DependencyContainerGraph

/// Expectations of a container's graph.
///
/// ```swift
/// let graph = container.graph
/// try graph.expect(safeBoxInject, needs: keyInject)
/// try graph.expect(safeBoxInject, needsDirectly: signingInject)
/// try graph.expect(signingInject, needsNot: safeBoxInject)
/// try graph.expect(keyInject, isNeededOnlyBy: [signingInject])
/// try graph.expect(.within(signedInScope), holds: [signerInject])
/// ```
///
/// A failed expectation throws a ``GraphExpectationFailure`` with the line of the call and the
/// actual needs. A reversed graph gives the same result.
///
/// An expectation about an id that is neither registered nor needed fails. Otherwise, such an id
/// would meet every negative expectation.
extension Graph {
    /// Expects that one service needs another, directly or indirectly.
    /// - Parameters:
    ///   - id: The id of the service that has the need.
    ///   - target: The id of the needed service.
    ///   - file: The source file of the call, shown in the failure.
    ///   - line: The source line of the call, shown in the failure.
    /// - Throws: ``GraphExpectationFailure`` with the actual needs.
    public func expect(
        _ id: some ServiceID,
        needs target: some ServiceID,
        file: String = #fileID,
        line: Int = #line
    ) throws(GraphExpectationFailure) {
        let expectation = GraphExpectation(self, SourcePlace(file: file, line: line))
        let direct = try expectation.needs(of: id.name)
        if expectation.search.path(from: id.name, to: target.name) != nil { return }
        throw expectation.failure(
            "\(id.name) does not need \(target.name), not even indirectly;"
                + " it needs: \(listed(direct.map(\.name)))"
        )
    }

    /// Expects that one service needs another directly.
    /// - Parameters:
    ///   - id: The id of the service that has the need.
    ///   - target: The id of the needed service.
    ///   - file: The source file of the call, shown in the failure.
    ///   - line: The source line of the call, shown in the failure.
    /// - Throws: ``GraphExpectationFailure`` with the indirect path or the actual needs.
    public func expect(
        _ id: some ServiceID,
        needsDirectly target: some ServiceID,
        file: String = #fileID,
        line: Int = #line
    ) throws(GraphExpectationFailure) {
        let expectation = GraphExpectation(self, SourcePlace(file: file, line: line))
        let direct = try expectation.needs(of: id.name)
        if direct.contains(where: { $0.name == target.name }) { return }
        let message =
            if let path = expectation.search.path(from: id.name, to: target.name) {
                "\(id.name) needs \(target.name) only indirectly: \(path)"
            } else {
                "\(id.name) does not need \(target.name); it needs: \(listed(direct.map(\.name)))"
            }
        throw expectation.failure(message)
    }

    /// Expects that one service does not need another, neither directly nor indirectly.
    /// - Parameters:
    ///   - id: The id of the service without the need.
    ///   - target: The id of the other service.
    ///   - file: The source file of the call, shown in the failure.
    ///   - line: The source line of the call, shown in the failure.
    /// - Throws: ``GraphExpectationFailure`` with the path from `id` to `target`.
    public func expect(
        _ id: some ServiceID,
        needsNot target: some ServiceID,
        file: String = #fileID,
        line: Int = #line
    ) throws(GraphExpectationFailure) {
        let expectation = GraphExpectation(self, SourcePlace(file: file, line: line))
        _ = try expectation.needs(of: id.name)
        try expectation.know(target.name)
        guard let path = expectation.search.path(from: id.name, to: target.name) else { return }
        throw expectation.failure("\(id.name) needs \(target.name): \(path)")
    }

    /// Expects that exactly the `allowed` services need a service directly.
    /// - Parameters:
    ///   - id: The id of the needed service.
    ///   - allowed: The ids of the expected users; empty for a service without users.
    ///   - file: The source file of the call, shown in the failure.
    ///   - line: The source line of the call, shown in the failure.
    /// - Throws: ``GraphExpectationFailure`` with the additional and the missing users.
    public func expect(
        _ id: some ServiceID,
        isNeededOnlyBy allowed: [any ServiceID],
        file: String = #fileID,
        line: Int = #line
    ) throws(GraphExpectationFailure) {
        let expectation = GraphExpectation(self, SourcePlace(file: file, line: line))
        try expectation.know(id.name)
        let users = expectation.search.nodes.filter { node in
            node.needs.contains { $0.name == id.name }
        }
        try expectation.compare(
            users,
            with: allowed,
            unexpected: "\(id.name) is also needed by",
            missing: "\(id.name) is not needed by"
        )
    }

    /// Expects that exactly the services in `ids` are registered with a scope.
    /// - Parameters:
    ///   - scope: The scope, whose input does not count as a service.
    ///   - ids: The ids of the expected services.
    ///   - file: The source file of the call, shown in the failure.
    ///   - line: The source line of the call, shown in the failure.
    /// - Throws: ``GraphExpectationFailure`` with the additional and the missing services.
    public func expect(
        _ scope: Scope,
        holds ids: [any ServiceID],
        file: String = #fileID,
        line: Int = #line
    ) throws(GraphExpectationFailure) {
        let expectation = GraphExpectation(self, SourcePlace(file: file, line: line))
        let held = expectation.search.nodes.filter { node in
            node.scope == scope && node.kind != .scopeInput && node.kind != .absent
        }
        try expectation.compare(
            held,
            with: ids,
            unexpected: "the scope \(name(of: scope)) also contains",
            missing: "the scope \(name(of: scope)) does not contain"
        )
    }
}

/// A difference between a graph and the expectation of a test.
///
/// Expectations throw this error, so they work with every test library: the test fails and the
/// library prints the error.
public struct GraphExpectationFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The place of the expectation.
    public let place: SourcePlace
    /// The expectation and the actual needs.
    public let message: String

    /// The failure as `ShopTests/WiringTests.swift:14: Basket does not need Key; it needs: Prices`.
    public var description: String { "\(place): \(message)" }
}

private struct GraphExpectation {
    let search: GraphSearch
    let place: SourcePlace

    init(_ graph: Graph, _ place: SourcePlace) {
        search = GraphSearch(graph)
        self.place = place
    }

    func failure(_ message: String) -> GraphExpectationFailure {
        GraphExpectationFailure(place: place, message: message)
    }

    func needs(of name: String) throws(GraphExpectationFailure) -> [Graph.Need] {
        if let needs = search.needs(of: name) { return needs }
        throw failure("\(name) is not in the graph: no module registers it")
    }

    func know(_ name: String) throws(GraphExpectationFailure) {
        if search.knows(name) { return }
        throw failure("\(name) is not in the graph: no module registers or needs it")
    }

    /// Compares the actual nodes with the expected ids.
    func compare(
        _ nodes: [Graph.Node],
        with ids: [any ServiceID],
        unexpected: String,
        missing: String
    ) throws(GraphExpectationFailure) {
        let expected = ids.map(\.name)
        let unexpectedNodes = nodes.filter { !expected.contains($0.name) }.map { node in
            node.registrations.first?.description ?? node.name
        }
        let missingNames = expected.filter { name in !nodes.contains { $0.name == name } }
        var parts: [String] = []
        if !unexpectedNodes.isEmpty { parts.append("\(unexpected): \(listed(unexpectedNodes))") }
        if !missingNames.isEmpty { parts.append("\(missing): \(listed(missingNames))") }
        if !parts.isEmpty { throw failure(parts.joined(separator: "; ")) }
    }
}

/// Returns the names as `Signing, Ledger`, or `nothing`.
private func listed(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.joined(separator: ", ")
}

private func name(of scope: Scope) -> String { scope.name ?? ".\(scope.keyword)" }
