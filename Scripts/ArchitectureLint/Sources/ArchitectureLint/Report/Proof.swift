/// What a run examined, what it found, and what kept it from proving anything.
public struct Proof: Equatable, Sendable {
    /// How much was examined.
    public let examined: Examined
    /// Where rules are broken, in the order of the places.
    public let violations: [Violation]
    /// What could not be read, or was not there to be examined.
    public let problems: [Problem]

    /// Whether the rules hold, as far as the run can tell; warnings do not count.
    public var holds: Bool { !isBroken && problems.isEmpty }

    /// Whether a rule is broken that fails the run.
    public var isBroken: Bool { violations.contains { $0.severity == .error } }

    /// The numbers that make a pass worth something.
    public struct Examined: Equatable, Sendable {
        /// Packages, with a manifest each.
        public let packages: Int
        /// Targets of these packages.
        public let targets: Int
        /// Sources in Swift.
        public let files: Int
        /// Import statements.
        public let imports: Int
        /// How many of them stand in some `#if`.
        public let conditionalImports: Int
        /// Dependencies of targets on targets of the repository that manifests declare.
        public let declaredDependencies: Int
        /// The targets of each group of patterns, in the order of the rules file.
        public let groups: [GroupCount]
    }

    /// How many targets belong to a group.
    public struct GroupCount: Equatable, Sendable {
        /// The group's name.
        public let name: String
        /// How many targets belong to it.
        public let targets: Int
    }
}
