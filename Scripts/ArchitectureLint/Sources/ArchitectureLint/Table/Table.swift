/// Who may know whom: the rules that a repository is held against, as data.
public struct Table: Sendable {
    /// The kinds of targets. The first one that a target fits is the target's.
    public let categories: [Category]
    /// The modules that come with the toolchain and that somebody may import.
    public let toolchainModules: Set<String>
    /// Which packages may use a C library of the system, and which one.
    public let systemLibraries: [SystemLibrary]
    /// What to do instead of what is forbidden; the first that fits is given.
    public let advice: [Advice]

    /// What to do instead of breaking a rule that no pair of categories decides.
    public let remedies: [Rule: String]

    /// A table.
    public init(
        categories: [Category],
        toolchainModules: Set<String>,
        systemLibraries: [SystemLibrary],
        advice: [Advice],
        remedies: [Rule: String] = [:]
    ) {
        self.categories = categories
        self.toolchainModules = toolchainModules
        self.systemLibraries = systemLibraries
        self.advice = advice
        self.remedies = remedies
    }

    /// The category of a target; nothing when the table has no place for it.
    func category(of target: Target, in package: SwiftPackage) -> Category? {
        categories.first { $0.has(target, in: package) }
    }

    /// What to do instead of letting one category know another.
    func advice(importer: String, imported: String) -> String {
        let fitting = advice.first {
            ($0.importer == nil || $0.importer == importer)
                && ($0.imported == nil || $0.imported == imported)
        }
        return fitting?.instead ?? "take the dependency away"
    }

    /// What is wrong with the table itself: names of categories that it does not have, or has twice.
    var problems: [Problem] {
        unknownNames + repeatedNames
    }

    private var repeatedNames: [Problem] {
        Dictionary(grouping: categories, by: \.name).filter { $0.value.count > 1 }.keys.sorted()
            .map { Problem(.badData, "the table has the category \"\($0)\" twice") }
    }

    private var unknownNames: [Problem] {
        let known = Set(categories.map(\.name))
        let named =
            categories.flatMap { $0.mayKnow.map(\.category) }
            + advice.flatMap { [$0.importer, $0.imported].compactMap { $0 } }
        return Set(named).subtracting(known).sorted().map { name in
            let near = NearestName.of(name, in: known.sorted())
            return Problem(
                .badData,
                "the table names the category \"\(name)\", which it does not have"
                    + (near.map { "; did you mean \"\($0)\"?" } ?? "")
            )
        }
    }
}

/// A C library of the system, and the one package that may use it.
public struct SystemLibrary: Sendable {
    /// The library's name, as a linker is told it: `sqlite3`.
    public let name: String
    /// The package's path, relative to the root.
    public let package: String

    /// A library and its package.
    public init(_ name: String, onlyIn package: String) {
        self.name = name
        self.package = package
    }
}

/// The way out of one forbidden dependency.
public struct Advice: Sendable {
    /// The category that would know the other; any when nothing is given.
    public let importer: String?
    /// The category that would be known; any when nothing is given.
    public let imported: String?
    /// What to do instead, in the imperative.
    public let instead: String

    /// A way out.
    public init(importer: String? = nil, imported: String? = nil, instead: String) {
        self.importer = importer
        self.imported = imported
        self.instead = instead
    }
}
