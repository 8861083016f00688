/// The contents of a proof file, which the same files make on every machine.
struct ProofDocument: Codable, Equatable, Sendable {
    var format = Self.currentFormat
    var archlint = HelpText.version
    /// The version of the compiler, if it was needed.
    var toolchain: String?
    var rules: File
    var packages: [Package]
    var excludedPackages: Int?
    var targets: [Target]
    var edges: [Edge]
    var groups: [Group]
    var conclusions: [Conclusion]
    var objects: Proof.ObjectCount?
    var violations: [Finding]
    var problems: [Obstacle]
    var holds: Bool

    static let currentFormat = 2

    struct File: Codable, Equatable, Sendable {
        var path: String
        var sha256: String
    }

    struct Package: Codable, Equatable, Sendable {
        var path: String
        var manifest: File
        /// The way in which the manifest was read: `literal` or `evaluated`.
        var reading: String
        /// The reason that it was not read literally, and its line.
        var reason: String?
        var line: Int?
    }

    struct Target: Codable, Equatable, Sendable {
        var name: String
        /// The name that sources import.
        var module: String
        var package: String
        var kind: String
        var files: [Source]
    }

    struct Source: Codable, Equatable, Sendable {
        var path: String
        var sha256: String
        var imports: [Statement]
    }

    struct Statement: Codable, Equatable, Sendable {
        var module: String
        var line: Int
        var attributes: [String]?
        /// The conditions of the surrounding `#if`, if any.
        var conditions: [String]?
    }

    struct Group: Codable, Equatable, Sendable {
        var name: String
        var members: [String]
    }

    struct Conclusion: Codable, Equatable, Sendable {
        var rule: String
        var kind: String
        var severity: String
        var examined: Int
        var unit: String
        var violations: Int
        /// The number of further violations that another rule explains better, if any.
        var leftOut: Int?
        /// The groups of a rule of independence.
        var apart: [String]?
        var withinPackage: Bool?
    }

    struct Finding: Codable, Equatable, Sendable {
        var rule: String
        var severity: String
        var file: String
        var line: Int
        var message: String
    }

    struct Obstacle: Codable, Equatable, Sendable {
        var place: String
        var message: String
    }
}

extension ProofDocument {
    /// Creates the document of a proof.
    ///
    /// - Parameter root: The path of the examined folder.
    /// - Throws: `Problem` when nothing was examined, or a file has changed in the meantime.
    init(_ proof: Proof, root: String) throws {
        guard let evidence = proof.evidence else {
            throw proof.obstacles.first ?? Problem(.internalError, "nothing was examined")
        }
        let tree = try FileTree(root: root)
        let repository = evidence.repository
        let needsToolchain = repository.packages.contains {
            $0.unsupportedSyntax != nil || $0.hasVersions
        }
        let version = needsToolchain ? try Toolchain().version : nil
        toolchain = version?.split(whereSeparator: \.isNewline).joined(separator: "; ")
        rules = try Self.rulesFile(evidence.rulesFile, in: tree)
        packages = try repository.packages.map { package in
            let digest = SHA256.digest(of: try tree.read(package.manifest))
            return Package(
                path: package.path,
                manifest: File(path: package.manifest, sha256: digest),
                reading: package.reading,
                reason: package.unsupportedSyntax?.reason,
                line: package.unsupportedSyntax?.line
            )
        }
        let excluded = proof.examined.excludedPackages
        excludedPackages = excluded == 0 ? nil : excluded
        targets = try repository.modules.mapInParallel { module in
            Result.of { try Target(module, in: tree) }
        }.map { try $0.get() }
        edges = evidence.edges.sorted { $0.order < $1.order }
        groups = evidence.groups.map { Group(name: $0.name, members: $0.members) }
        conclusions = zip(proof.conclusions, evidence.rules.rules).map(Conclusion.init)
        objects = proof.examined.objects
        violations = proof.violations.map {
            Finding(
                rule: $0.rule,
                severity: $0.severity.rawValue,
                file: $0.place.file,
                line: $0.place.line,
                message: $0.message
            )
        }
        problems = proof.obstacles.map { Obstacle(place: $0.place, message: $0.message) }
        holds = proof.holds
    }

    /// The rules file, by name only if it is outside of the folder.
    private static func rulesFile(_ name: String, in tree: FileTree) throws -> File {
        let isUsual = name == RuleFile.usualName
        let bytes = isUsual ? try tree.read(name) : try FileReader.read(name)
        let path = isUsual ? name : tree.relativePath(name)
        return File(path: path, sha256: SHA256.digest(of: bytes))
    }
}

extension ProofDocument.Target {
    fileprivate init(_ module: Module, in tree: FileTree) throws {
        self.init(
            name: module.target.name,
            module: module.name,
            package: module.package.path,
            kind: module.target.kind.rawValue,
            files: try module.files.map { try ProofDocument.Source($0, in: tree) }
        )
    }
}

extension ProofDocument.Source {
    fileprivate init(_ file: SourceFile, in tree: FileTree) throws {
        let bytes = try tree.read(file.path)
        // The digest of a file that has changed would not match the proof.
        guard ImportScanner.imports(in: bytes) == file.imports.map(\.asWritten) else {
            throw Problem(.unreadable, at: file.path, "has changed while it was examined")
        }
        let imports = file.imports.map { statement in
            let conditions = statement.conditions.map(\.description)
            return ProofDocument.Statement(
                module: statement.module,
                line: statement.line,
                attributes: statement.attributes.isEmpty ? nil : statement.attributes,
                conditions: conditions.isEmpty ? nil : conditions
            )
        }
        self.init(path: file.path, sha256: SHA256.digest(of: bytes), imports: imports)
    }
}

extension ProofDocument.Conclusion {
    fileprivate init(_ summary: RuleSummary, _ rule: RuleStatement) {
        let independence = rule.check as? IndependenceCheck
        self.init(
            rule: summary.rule,
            kind: summary.kind,
            severity: rule.severity.rawValue,
            examined: summary.measure.examined,
            unit: summary.measure.unit,
            violations: summary.violations,
            leftOut: summary.leftOut == 0 ? nil : summary.leftOut,
            apart: independence?.groups,
            withinPackage: independence?.withinPackage
        )
    }
}

extension Edge {
    fileprivate var order: (String, String, String, Place) { (from, to, kind.rawValue, place) }
}

extension ProofDocument {
    /// Reads a proof file.
    ///
    /// - Throws: `Problem` for a file that is not a proof.
    init(file: String) throws {
        struct Header: Decodable {
            let format: Int
            let archlint: String
        }
        func problem(_ message: String) -> Problem { Problem(.badData, at: file, message) }
        let text = try FileReader.read(file)
        guard let header = try? Header(json: text) else {
            throw problem("is not a proof of archlint: 'archlint --proof <file>' writes one")
        }
        guard header.format == Self.currentFormat else {
            throw problem(
                "is a proof in format \(header.format), of archlint \(header.archlint.onOneLine); "
                    + "archlint \(HelpText.version) reads format \(Self.currentFormat)"
            )
        }
        guard let proof = try? Self(json: text) else {
            throw problem("is a damaged proof: a value is missing or invalid")
        }
        self = proof
    }
}

extension FileTree {
    /// The path of a file relative to the root; only its name when it is elsewhere.
    func relativePath(_ path: String) -> String {
        let absolute = path.withoutLinks ?? path
        return absolute.hasPrefix(base)
            ? String(absolute.dropFirst(base.count)) : String(absolute.lastName)
    }
}
