/// One place where a rule is broken.
public struct Violation: Equatable, Sendable {
    /// Where.
    public let place: Place
    /// The rule's name.
    public let rule: Rule
    /// Whether it fails the run.
    public let severity: Severity
    /// Why there is the rule; empty when nobody says.
    public let reason: String
    /// Who breaks it: a target, or a package.
    public let importer: String
    /// What it knows and must not, or lacks.
    public let imported: String
    /// What is wrong, in a sentence.
    public let message: String
    /// The steps that make up the violation when it takes more than one: a cycle, the way on which
    /// an undeclared import works.
    public let chain: [Step]
    /// What to do instead, in the imperative.
    public let instead: String
    /// How many lines there are, where it is about how many there may be.
    public internal(set) var size: Int?

    /// One step of a chain.
    public struct Step: Equatable, Sendable {
        /// Who knows.
        public let from: String
        /// Who is known.
        public let to: String
        /// Where that is written.
        public let place: Place
    }

    init(
        _ rule: Rule,
        severity: Severity = .error,
        reason: String = "",
        at place: Place,
        importer: String,
        imported: String,
        message: String,
        chain: [Step] = [],
        instead: String
    ) {
        self.place = place
        self.rule = rule
        self.severity = severity
        self.reason = reason
        self.importer = importer
        self.imported = imported
        self.message = message
        self.chain = chain
        self.instead = instead
    }
}

extension Violation {
    /// Whether it is a circle: every step of it is wrong, not only from its first to its last.
    var isCircle: Bool { !chain.isEmpty && chain.first?.from == chain.last?.to }

    /// By way of whom one knows the other; nobody where it is known at once. A chain that begins
    /// elsewhere only explains something.
    var detour: [String] {
        chain.first?.place == place ? chain.dropLast().map(\.to) : []
    }
}

/// A rule, by its name.
public struct Rule: RawRepresentable, Hashable, Sendable {
    /// Its name, as reports show it.
    public let rawValue: String

    /// A rule of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension Violation.Step {
    init(_ edge: Edge) {
        self.init(from: edge.from, to: edge.to, place: edge.place)
    }
}
