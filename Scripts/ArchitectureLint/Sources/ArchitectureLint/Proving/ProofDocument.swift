/// A proof with all that it rests on, as a file keeps it: it says the same whenever and wherever it
/// is made of the same files.
struct ProofDocument: Codable, Equatable, Sendable {
    /// The version of the format.
    var format = Self.currentFormat
    /// The version of archlint.
    var archlint = HelpText.version
    /// What the compiler says it is; nothing when nothing was asked of it.
    var toolchain: String?
    var rules: File
    var packages: [Package]
    /// How many packages the rules leave out; nothing when they leave out none.
    var excludedPackages: Int?
    var targets: [Target]
    var edges: [Edge]
    var groups: [Group]
    var conclusions: [Conclusion]
    /// What was built and looked into, if anything was.
    var objects: Objects?
    var violations: [Finding]
    var problems: [Trouble]
    /// Whether the rules hold.
    var holds: Bool

    static let currentFormat = 1

    /// A file that was read.
    struct File: Codable, Equatable, Sendable {
        /// Where it is, relative to the root.
        var path: String
        var sha256: String
    }

    /// A package, and how its manifest was read.
    struct Package: Codable, Equatable, Sendable {
        var path: String
        var manifest: File
        /// `literal` or `evaluated`.
        var reading: String
        /// Why it was not read literally, and the line of the manifest that made it so.
        var reason: String?
        var line: Int?
    }

    /// A target, and what its sources import.
    struct Target: Codable, Equatable, Sendable {
        var name: String
        /// The name under which sources import it.
        var module: String
        var package: String
        var kind: String
        var files: [Source]
    }

    /// A source.
    struct Source: Codable, Equatable, Sendable {
        var path: String
        var sha256: String
        var imports: [Statement]
    }

    /// An import.
    struct Statement: Codable, Equatable, Sendable {
        var module: String
        var line: Int
        /// What stands before it, if anything does.
        var attributes: [String]?
        /// The conditions of the `#if` around it, if there are any.
        var conditions: [String]?
    }

    /// One module that knows another.
    struct Edge: Codable, Equatable, Hashable, Sendable {
        var from: String
        var to: String
        var kind: Kind
        var file: String
        var line: Int
        /// The symbol that is referred to.
        var symbol: String?

        enum Kind: String, Codable, Sendable {
            case declared, imported, shared, referred
        }
    }

    /// A group of modules.
    struct Group: Codable, Equatable, Sendable {
        var name: String
        var members: [String]
    }

    /// What follows for a rule.
    struct Conclusion: Codable, Equatable, Sendable {
        var rule: String
        var kind: String
        var severity: String
        /// How much it was held against, and of what.
        var examined: Int
        var unit: String
        /// How often it is broken.
        var violations: Int
        /// How often it is broken beside that, where another rule says more of it; nothing when it
        /// is not.
        var leftOut: Int?
        /// The groups whose members are apart from each other, when that is what the rule asks.
        var apart: [String]?
        /// Whether those of one package may know each other, in such a rule.
        var withinPackage: Bool?
    }

    /// How much of what was built was looked into.
    struct Objects: Codable, Equatable, Sendable {
        var objects: Int
        var targets: Int
        var references: Int
        var unbuilt: [String]
    }

    /// Where a rule is broken.
    struct Finding: Codable, Equatable, Sendable {
        var rule: String
        var severity: String
        var file: String
        var line: Int
        var message: String
    }

    /// What kept it from being a proof.
    struct Trouble: Codable, Equatable, Sendable {
        var place: String
        var message: String
    }
}
