/// A place that breaks a rule.
package struct Violation: Equatable, Sendable {
    var rule = ""
    var severity = Severity.error
    var reason = ""
    let place: Place
    /// The target or package that breaks the rule.
    let importer: String
    /// The forbidden, undeclared or unused dependency.
    let imported: String
    let message: String
    /// The steps of a cycle or of an indirect dependency; empty for a direct dependency.
    var chain: [Edge] = []
    /// The advice, in the imperative.
    var instead: String
}

extension Violation {
    init(_ edge: Edge, _ message: String, chain: [Edge] = [], instead: String) {
        self.init(
            place: edge.place,
            importer: edge.from,
            imported: edge.to,
            message: message + edge.shownCondition,
            chain: chain,
            instead: instead
        )
    }

    var isCycle: Bool { !chain.isEmpty && chain.first?.from == chain.last?.to }

    /// The modules between `importer` and `imported` on the chain; empty if the first step of the
    /// chain is not at `place`.
    var detour: [String] { chain.first?.place == place ? chain.dropLast().map(\.to) : [] }

    /// The message, the chain, the reason and the advice, in lines.
    var explanation: String {
        let steps = chain.map { "\($0.from) → \($0.to)  \($0.place)\($0.shownCondition)" }
        let reasons = reason.isEmpty ? [] : ["Why: \(reason)."]
        return ([message] + steps + reasons + ["fix: \(instead)."]).joined(separator: "\n")
    }
}

extension [Violation] {
    /// The places of violations of the same modules after the first, at most four, and the number
    /// of further places.
    var otherPlaces: [String] {
        let all = dropFirst().map(\.place.description)
        let rest = all.count - 4
        return all.prefix(4) + (rest > 0 ? ["\(rest.counted("more place"))"] : [])
    }
}
