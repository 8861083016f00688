extension ProofDocument {
    /// The document of a proof.
    ///
    /// - Parameters:
    ///   - proof: the proof.
    ///   - root: the folder that was examined.
    /// - Throws: `Problem` when there is nothing that it rests on, or a file has changed since it
    ///   was read.
    init(_ proof: Proof, root: String) throws {
        guard let ground = proof.ground else {
            throw proof.problems.first ?? Problem(.internalError, "nothing was examined")
        }
        let tree = try FileTree(root: root)
        let repository = ground.repository
        let needsToolchain = repository.packages.contains { $0.reading.unsupportedSyntax != nil }
        toolchain =
            needsToolchain
            ? try Toolchain().version.split(whereSeparator: \.isNewline).joined(separator: "; ")
            : nil
        rules = try Self.rulesFile(ground.rulesFile, in: tree)
        packages = try repository.packages.map { try Package($0, in: tree) }
        let excluded = proof.examined.excludedPackages
        excludedPackages = excluded == 0 ? nil : excluded
        targets = try repository.modules.mapInParallel { module in
            Result.of { try Target(module, in: tree) }
        }.map { try $0.get() }
        edges = ground.edges.map(Edge.init).sorted()
        groups = ground.groups.map { Group(name: $0.name, members: $0.members) }
        conclusions = zip(proof.conclusions, ground.rules.rules).map(Conclusion.init)
        objects = proof.examined.objects.map(Objects.init)
        violations = proof.violations.map(Finding.init)
        problems = proof.problems.map { Trouble(place: $0.place, message: $0.message) }
        holds = proof.holds
    }

    /// The rules file. One that lies outside of the folder is known by its name alone: where it
    /// lies is this machine's business.
    private static func rulesFile(_ name: String, in tree: FileTree) throws -> File {
        let isInside = name == RuleFile.usualName
        let bytes = isInside ? try tree.read(name) : try FileReader.read(name)
        let path = isInside ? name : tree.relative(name)
        return File(path: path, sha256: SHA256.digest(of: bytes))
    }
}

extension ProofDocument.Package {
    fileprivate init(_ package: SwiftPackage, in tree: FileTree) throws {
        self.init(
            path: package.path,
            manifest: ProofDocument.File(
                path: package.manifest,
                sha256: SHA256.digest(of: try tree.read(package.manifest))
            ),
            reading: package.reading.name,
            reason: package.reading.unsupportedSyntax?.reason,
            line: package.reading.unsupportedSyntax?.line
        )
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
        // The digest is of what is there now: it has to be what the proof was made of.
        guard ImportScanner.imports(in: bytes) == file.imports.map(\.asWritten) else {
            throw Problem(.unreadable, at: file.path, "has changed while it was examined")
        }
        self.init(
            path: file.path,
            sha256: SHA256.digest(of: bytes),
            imports: file.imports.map(ProofDocument.Statement.init)
        )
    }
}

extension ProofDocument.Statement {
    fileprivate init(_ statement: Import) {
        let conditions = statement.conditions.map { $0.holds ? $0.text : "!(\($0.text))" }
        self.init(
            module: statement.module,
            line: statement.line,
            attributes: statement.attributes.isEmpty ? nil : statement.attributes,
            conditions: conditions.isEmpty ? nil : conditions
        )
    }
}

extension ProofDocument.Edge: Comparable {
    fileprivate init(_ edge: Edge) {
        let (kind, symbol): (Kind, String?) =
            switch edge.kind {
            case .declared: (.declared, nil)
            case .imported: (.imported, nil)
            case .shared: (.shared, nil)
            case .referred(let symbol): (.referred, symbol)
            }
        self.init(
            from: edge.from,
            to: edge.to,
            kind: kind,
            file: edge.place.file,
            line: edge.place.line,
            symbol: symbol
        )
    }

    static func < (left: Self, right: Self) -> Bool {
        (left.from, left.to, left.kind.rawValue, left.file, left.line)
            < (right.from, right.to, right.kind.rawValue, right.file, right.line)
    }
}

extension ProofDocument.Conclusion {
    fileprivate init(_ conclusion: Proof.Conclusion, _ rule: RuleStatement) {
        self.init(
            rule: conclusion.rule,
            kind: conclusion.kind,
            severity: rule.severity.rawValue,
            examined: conclusion.examined,
            unit: conclusion.unit,
            violations: conclusion.violations,
            leftOut: conclusion.leftOut == 0 ? nil : conclusion.leftOut
        )
        if case .independence(let groups, let withinPackage) = rule.requirement {
            apart = groups
            self.withinPackage = withinPackage
        }
    }
}

extension ProofDocument.Objects {
    fileprivate init(_ count: Proof.ObjectCount) {
        self.init(
            objects: count.objects,
            targets: count.targets,
            references: count.references,
            unbuilt: count.unbuilt
        )
    }
}

extension ProofDocument.Finding {
    fileprivate init(_ violation: Violation) {
        self.init(
            rule: violation.rule.rawValue,
            severity: violation.severity.rawValue,
            file: violation.place.file,
            line: violation.place.line,
            message: violation.message
        )
    }
}
