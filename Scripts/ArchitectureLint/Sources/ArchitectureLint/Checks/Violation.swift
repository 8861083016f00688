/// One place where a rule is broken.
public struct Violation: Equatable, Sendable {
    /// Where.
    public let place: Place
    /// The rule's name.
    public let rule: Rule
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
        at place: Place,
        importer: String,
        imported: String,
        message: String,
        chain: [Step] = [],
        instead: String
    ) {
        self.place = place
        self.rule = rule
        self.importer = importer
        self.imported = imported
        self.message = message
        self.chain = chain
        self.instead = instead
    }
}

/// What can be broken.
public enum Rule: String, CaseIterable, Sendable {
    /// A target knows one of a category that its own may not know.
    case whoMayKnowWhom = "who-may-know-whom"
    /// A source imports a module that its target does not declare.
    case undeclaredImport = "undeclared-import"
    /// Packages or targets know each other in a circle.
    case cycle = "cycle"
    /// A source imports a module of the toolchain that its target has no business with.
    case toolchain = "toolchain"
    /// Something comes from outside the repository and the toolchain.
    case thirdParty = "third-party"
    /// A C library of the system is used outside the package that owns it.
    case systemLibrary = "system-library"
    /// The table has no place for a target.
    case noPlace = "no-place"
    /// A source belongs to no target.
    case straySource = "stray-source"
}

extension Violation.Step {
    init(_ edge: Edge) {
        self.init(from: edge.from, to: edge.to, place: edge.place)
    }
}
