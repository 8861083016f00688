import DependencyContainer

/// What a test expects of a container's graph.
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
/// Each throws a ``GraphExpectationFailure`` that names the line of the call and what is there
/// instead. Whichever way the graph is turned, it is read as who needs whom. An id that is neither
/// registered nor needed is a failure too: of what is not there, everything would hold.
extension Graph {
    /// Expects that one service needs another, directly or through others.
    /// - Parameters:
    ///   - id: who needs it.
    ///   - target: what is needed.
    ///   - file: what a failure names as its place.
    ///   - line: what a failure names as its place.
    /// - Throws: ``GraphExpectationFailure``, which lists what it does need.
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
            "\(id.name) does not need \(target.name), not even through others;"
                + " it needs: \(listed(direct.map(\.name)))"
        )
    }

    /// Expects that one service needs another without others between them.
    /// - Parameters:
    ///   - id: who needs it.
    ///   - target: what is needed.
    ///   - file: what a failure names as its place.
    ///   - line: what a failure names as its place.
    /// - Throws: ``GraphExpectationFailure``, which shows the way through others, if there is one.
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
                "\(id.name) needs \(target.name) only through others: \(path)"
            } else {
                "\(id.name) does not need \(target.name); it needs: \(listed(direct.map(\.name)))"
            }
        throw expectation.failure(message)
    }

    /// Expects that one service does not need another, neither directly nor through others.
    /// - Parameters:
    ///   - id: who must not need it.
    ///   - target: what must not be needed.
    ///   - file: what a failure names as its place.
    ///   - line: what a failure names as its place.
    /// - Throws: ``GraphExpectationFailure``, which shows the way on which it needs it.
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

    /// Expects that nothing but these needs a service directly, and that all of these do.
    /// - Parameters:
    ///   - id: what is needed.
    ///   - allowed: who needs it; empty when nobody does.
    ///   - file: what a failure names as its place.
    ///   - line: what a failure names as its place.
    /// - Throws: ``GraphExpectationFailure``, which lists who else needs it, with their places, and
    ///   which of these do not.
    public func expect(
        _ id: some ServiceID,
        isNeededOnlyBy allowed: [any ServiceID],
        file: String = #fileID,
        line: Int = #line
    ) throws(GraphExpectationFailure) {
        let expectation = GraphExpectation(self, SourcePlace(file: file, line: line))
        try expectation.know(id.name)
        let needing = expectation.search.nodes.filter { node in
            node.needs.contains { $0.name == id.name }
        }
        try expectation.compare(
            needing,
            with: allowed,
            unexpected: "\(id.name) is also needed by",
            missing: "\(id.name) is not needed by"
        )
    }

    /// Expects that a scope holds these and nothing else: that they, and no others, are registered
    /// with it.
    /// - Parameters:
    ///   - scope: the scope. Its input need not be named.
    ///   - ids: what it holds.
    ///   - file: what a failure names as its place.
    ///   - line: what a failure names as its place.
    /// - Throws: ``GraphExpectationFailure``, which lists what else it holds, with the places, and
    ///   what it does not.
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
            unexpected: "the scope \(name(of: scope)) also holds",
            missing: "the scope \(name(of: scope)) does not hold"
        )
    }
}

/// One expectation at work.
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
        throw failure("\(name) is not in the graph: no module registers it, and nothing needs it")
    }

    /// Compares what is there with what should be.
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

/// `Signing, Ledger`, or that there is none.
private func listed(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.joined(separator: ", ")
}

private func name(of scope: Scope) -> String {
    switch scope {
    case .container: ".container"
    case .new: ".new"
    case .weak: ".weak"
    case .named(let name): "\(name)"
    }
}
