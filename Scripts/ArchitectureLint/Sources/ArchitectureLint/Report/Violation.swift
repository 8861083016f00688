/// A place that breaks a rule.
public struct Violation: Equatable, Sendable {
    /// The name of the rule.
    public internal(set) var rule = ""
    /// The effect on the run.
    public internal(set) var severity = Severity.error
    /// The reason for the rule, which may be empty.
    public internal(set) var reason = ""
    /// The place.
    public let place: Place
    /// The target or package that breaks the rule.
    public let importer: String
    /// The forbidden or missing dependency.
    public let imported: String
    /// The violation in a sentence.
    public let message: String
    /// The steps of a violation that takes several: a cycle, or an indirect dependency.
    public internal(set) var chain: [Step] = []
    /// The number of lines, for a limit on size.
    public internal(set) var size: Int?
    /// The advice, in the imperative.
    public internal(set) var instead: String

    /// A step of a chain.
    public struct Step: Equatable, Sendable {
        /// The dependent module.
        public let from: String
        /// The module that it depends on.
        public let to: String
        /// The line that states the dependency.
        public let place: Place
    }
}

extension Violation {
    /// A violation by an edge.
    init(_ edge: Edge, _ message: String, chain: [Edge] = [], instead: String) {
        self.init(
            place: edge.place,
            importer: edge.from,
            imported: edge.to,
            message: message,
            chain: chain.map(Step.init),
            instead: instead
        )
    }

    var isCycle: Bool { !chain.isEmpty && chain.first?.from == chain.last?.to }

    /// The modules between importer and imported, unless the chain only explains.
    var detour: [String] { chain.first?.place == place ? chain.dropLast().map(\.to) : [] }

    /// The message with chain, reason and advice, in lines.
    var explanation: String {
        let steps = chain.map { "\($0.from) → \($0.to)  \($0.place)" }
        let reasons = reason.isEmpty ? [] : ["Why: \(reason)."]
        return ([message] + steps + reasons + ["fix: \(instead)."]).joined(separator: "\n")
    }
}

extension Violation.Step {
    init(_ edge: Edge) { self.init(from: edge.from, to: edge.to, place: edge.place) }
}
