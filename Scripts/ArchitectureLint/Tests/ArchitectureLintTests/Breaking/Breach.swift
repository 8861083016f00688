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
    static let besideCard = ["BackOffice", "DemandDeposit", "Game", "SafeBox", "Signing"]
}

extension Breach.Finding {
    private static let features: Set = [
        "BackOffice", "Between", "Card", "DemandDeposit", "Game", "SafeBox", "Signing",
    ]

    /// A module knows one that it may not know.
    static func forbidden(
        _ importer: String,
        _ imported: String,
        in file: String,
        at text: String
    ) -> Self {
        guard features.isSuperset(of: [importer, imported]) else {
            return unlisted(importer, imported, in: file, at: text)
        }
        return Self(
            rule: "features-apart",
            importer: importer,
            imported: imported,
            file: file,
            text: text
        )
    }

    /// A module knows one that the rows of its group do not list.
    static func unlisted(
        _ importer: String,
        _ imported: String,
        in file: String,
        at text: String
    ) -> Self {
        Self(
            rule: "allowed-dependencies",
            importer: importer,
            imported: imported,
            file: file,
            text: text
        )
    }

    /// A module imports one that its target does not declare.
    static func undeclared(
        _ importer: String,
        _ imported: String,
        in file: String,
        at text: String
    ) -> Self {
        Self(
            rule: "undeclared-import",
            importer: importer,
            imported: imported,
            file: file,
            text: text
        )
    }

    /// A target of a package belongs to no group.
    static func noPlace(
        _ package: String,
        _ target: String,
        in file: String,
        at text: String
    ) -> Self {
        Self(rule: "no-place", importer: package, imported: target, file: file, text: text)
    }

    /// A module has something from elsewhere.
    static func thirdParty(
        _ importer: String,
        _ imported: String,
        in file: String,
        at text: String
    ) -> Self {
        Self(rule: "third-party", importer: importer, imported: imported, file: file, text: text)
    }
}
