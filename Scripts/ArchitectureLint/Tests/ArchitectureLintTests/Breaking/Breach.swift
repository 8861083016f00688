import Testing

/// A breach of the rules of this repository, and all expected findings.
struct Breach: Sendable, CustomTestStringConvertible {
    let name: String
    let changes: [Change]
    let findings: [Finding]
    /// The expected indirect chains: `Card → Between → DemandDeposit`.
    private(set) var ways: Set<String> = []

    /// An expected violation of a rule by two modules, with its place.
    struct Finding: Sendable {
        let rule: String
        let importer: String
        let imported: String
        let file: String
        /// A text that only the expected line of the file contains.
        let text: String
    }

    var testDescription: String { name }

    /// Indicates whether a changed file re-exports a module.
    var passesOn: Bool { changes.contains { "\($0)".contains("@_exported") } }

    init(_ name: String, _ changes: Change..., finds findings: Finding...) {
        self.init(name, changes: changes, findings: findings)
    }

    init(_ name: String, changes: [Change], findings: [Finding]) {
        self.name = name
        self.changes = changes
        self.findings = findings
    }

    /// The same, after which all of these reach a module through another.
    func letting(_ modules: [String], reach others: [String], through between: String) -> Breach {
        var breach = self
        for module in modules {
            breach.ways.formUnion(others.map { "\(module) → \(between) → \($0)" })
        }
        return breach
    }

    /// The features that the app composes with Card.
    static let besideCard = [
        "BackOffice", "DemandDeposit", "Game", "Notices", "SafeBox", "Signing",
    ]
}

extension Breach.Finding {
    enum Rule: String {
        /// A target of a package belongs to no group.
        case noPlace = "no-place"
        /// A module has something from elsewhere.
        case thirdParty = "third-party"
        /// A module imports one that its target does not declare.
        case undeclared = "undeclared-import"
        /// A module knows one that the rows of its group do not list.
        case unlisted = "allowed-dependencies"
        /// A feature knows a feature.
        case apart = "features-apart"
    }

    private static let features: Set = [
        "BackOffice", "Between", "Card", "DemandDeposit", "Game", "SafeBox", "Signing",
    ]

    /// Creates the finding of a module that knows one that it may not know.
    init(_ importer: String, _ imported: String, in file: String, at text: String) {
        let areFeatures = Self.features.isSuperset(of: [importer, imported])
        self.init(areFeatures ? .apart : .unlisted, importer, imported, in: file, at: text)
    }

    init(_ rule: Rule, _ importer: String, _ imported: String, in file: String, at text: String) {
        self.rule = rule.rawValue
        self.importer = importer
        self.imported = imported
        self.file = file
        self.text = text
    }
}
