/// What a run examined, what it found, and what kept it from proving anything.
public struct Proof: Equatable, Sendable {
    /// How much was examined.
    public let examined: Examined
    /// Where rules are broken, in the order of the places.
    public let violations: [Violation]
    /// What could not be read, or was not there to be examined.
    public let problems: [Problem]
    /// What follows for each rule, in the order of the rules file.
    public internal(set) var conclusions: [Conclusion] = []
    /// What it rests on; nothing when the run ended before there was anything.
    var ground: Ground?

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
        /// How many manifests were read in which way: `literal`, `evaluated`.
        public internal(set) var readings: [ReadingCount] = []
        /// How many packages were not examined, since the rules leave them out.
        public internal(set) var excludedPackages = 0
        /// What was built and looked into; nothing when nobody asked for it.
        public internal(set) var objects: ObjectCount?
    }

    /// How many manifests were read in one way.
    public struct ReadingCount: Equatable, Sendable {
        /// The way: `literal` or `evaluated`.
        public let name: String
        /// How many manifests were read so.
        public let manifests: Int
    }

    /// How much of what was built was looked into.
    public struct ObjectCount: Equatable, Sendable {
        /// Object files.
        public let objects: Int
        /// The targets that they were built of.
        public let targets: Int
        /// References to symbols of other targets, each symbol counted once for each object.
        public let references: Int
        /// The programs, plug-ins and tests that were not built, by name.
        public let unbuilt: [String]
    }

    /// What follows for one rule.
    public struct Conclusion: Equatable, Sendable {
        /// The rule's name.
        public let rule: String
        /// What kind of rule it is, by the word of the rules file.
        public let kind: String
        /// How much it was held against.
        public let examined: Int
        /// What that is: `edges`, `ordered pairs`, `imports`.
        public let unit: String
        /// How many modules it speaks of; nothing when it speaks of all.
        public let modules: Int?
        /// How often it is broken.
        public let violations: Int
        /// How often it is broken beside that, where another rule says more of it.
        var leftOut = 0
    }

    /// How many targets belong to a group.
    public struct GroupCount: Equatable, Sendable {
        /// The group's name.
        public let name: String
        /// How many targets belong to it.
        public let targets: Int
    }
}
