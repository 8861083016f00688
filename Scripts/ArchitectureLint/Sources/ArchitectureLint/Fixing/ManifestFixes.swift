/// The edits of manifests that fix violations of the rules `declared` and `used`.
struct ManifestFixes {
    /// A violation that a person has to fix, and the reason why archlint does not fix it.
    struct Left {
        let violation: Violation
        /// The line of the manifest to edit.
        let place: Place
        let reason: String
    }

    /// The new texts of manifests, by their paths.
    private(set) var texts: [String: [UInt8]] = [:]
    private(set) var left: [Left] = []
    /// The targets whose dependencies their manifests override, each with its manifest.
    private(set) var overridden: Set<String>
    /// The edits of each manifest that SwiftPM evaluates, which are checked at the end.
    private var unchecked: [String: Edits] = [:]

    private typealias Edits = (package: SwiftPackage, all: [Left], changes: [ManifestEditor.Change])

    static let kinds = [DeclaredCheck.kind, UsedCheck.kind]

    private let tree: FileTree
    private let repository: Repository
    private let toolchain: Set<String>
    private var dependencies: [String: [DeclaredDependency]]
    /// The modules that each module declares as dependencies.
    private var declared: [String: Set<String>] = [:]
    /// The packages that each package depends on, by path.
    private var packages: [String: Set<String>] = [:]

    /// Makes new texts for the manifests in `tree` that fix the violations of `result`.
    ///
    /// - Parameters:
    ///   - overridden: The targets that an earlier round could not edit.
    ///   - cache: The cache of evaluated manifests; nil to use no cache.
    init(
        of result: LintResult,
        _ input: LintResult.Input,
        in tree: FileTree,
        overridden: Set<String>,
        cache: Cache?
    ) {
        self.overridden = overridden
        self.tree = tree
        repository = input.repository
        toolchain = input.rules.toolchain
        let graph = GraphBuilder(repository: repository).build().graph
        dependencies = Dictionary(grouping: graph.dependencies, by: \.from)
        for dependency in graph.dependencies {
            declared[dependency.from, default: []].formUnion(dependency.modules)
        }
        for package in repository.packages {
            let used = package.dependencies.compactMap { repository.package(of: $0)?.path }
            packages[package.path] = Set(used)
        }
        let unused = Architecture(repository, graph).unusedPackages
        let kinds = Dictionary(input.rules.rules.map { ($0.name, $0.kind) }) { $1 }
        var seen: Set<[String]> = []
        // A list that gets an element first keeps its look.
        let all = Self.kinds.flatMap { kind in
            result.violations.filter { kinds[$0.rule] == kind }.map { (kind, $0) }
        }
        for (kind, violation) in all
        where seen.insert([kind, violation.importer, violation.imported]).inserted {
            let user = unused.first {
                $0.edge.place == violation.place && $0.edge.to == violation.imported
                    && $0.edge.from == violation.importer
            }?.user
            let module = repository.module(violation.importer)
            let package = repository.packages.first { $0.path == user ?? module?.package.path }
            let place =
                kind == UsedCheck.kind ? violation.place : module?.place
            let left = Left(violation: violation, place: place ?? violation.place, reason: "")
            do {
                guard let package else { throw Problem(.badData, "the package is unknown") }
                let target = module?.target.name ?? ""
                guard !overridden.contains("\(package.manifest) \(target)") else {
                    throw Self.override
                }
                try edit(package, for: left) { editor, fixes in
                    if kind == UsedCheck.kind, user != nil {
                        try fixes.removePackage(violation.imported, of: package, &editor)
                    } else if let module, kind == UsedCheck.kind {
                        try fixes.remove(violation.imported, from: module, &editor)
                    } else if let module {
                        try fixes.declare(violation.imported, in: module, &editor)
                    }
                }
            } catch {
                leave(left, because: error)
            }
        }
        check(with: ManifestReader(tree: edited, cache: cache))
    }

    /// The files with the new texts of manifests.
    private var edited: FileTree {
        var edited = tree
        edited.replaced.merge(texts) { $1 }
        return edited
    }

    private mutating func leave(_ left: Left, because error: any Error) {
        let reason = Self.reason(of: error)
        self.left.append(Left(violation: left.violation, place: left.place, reason: reason))
    }

    /// Lets SwiftPM evaluate the manifests that it evaluated before the edits.
    ///
    /// If targets have other dependencies than intended, all edits of the manifest are undone, and
    /// the next round leaves out these targets.
    private mutating func check(with reader: ManifestReader) {
        for (manifest, edits) in unchecked.sorted(by: { $0.key < $1.key }) {
            do {
                let new = try reader.package(at: edits.package.path).content
                let odd = new.targetsUnlike(edits.package.content, changed: edits.changes)
                if odd.isEmpty { continue }
                overridden.formUnion(odd.map { "\(manifest) \($0)" })
                throw Self.override
            } catch {
                texts[manifest] = nil
                for edit in edits.all { leave(edit, because: error) }
            }
        }
    }

    private static let override = Problem(.badData, "the manifest overrides this literal")

    private static func reason(of error: any Error) -> String {
        guard let syntax = error as? UnsupportedSyntax else {
            let lines = Problem(error).message.split(separator: "\n")
            let error = lines.first { $0.contains(".swift:") && $0.contains(": error: ") }
            return String(error ?? lines.first ?? "")
        }
        return "the manifest has \(syntax.reason) (line \(syntax.line))"
    }

    /// Edits the manifest of a package with `work`; keeps no edit if `work` throws.
    private mutating func edit(
        _ package: SwiftPackage,
        for left: Left,
        _ work: (inout ManifestEditor, inout ManifestFixes) throws -> Void
    ) throws {
        if package.isXcodeProject {
            throw Problem(.badData, "archlint does not edit Xcode projects; use Xcode")
        }
        if package.hasVersions {
            throw Problem(.badData, "the package has several manifests; edit each")
        }
        var fixes = self
        let text = try texts[package.manifest] ?? tree.read(package.manifest)
        var editor = ManifestEditor(text: text)
        try work(&editor, &fixes)
        if package.unsupportedSyntax == nil {
            let folder = tree.absolute(package.path)
            let old = try LiteralReader.read(text, folder: folder)
            let new = try LiteralReader.read(editor.text, folder: folder)
            guard new.targetsUnlike(old, changed: editor.changes).isEmpty else {
                throw Problem(.badData, "the layout of the manifest prevents the edit")
            }
        } else {
            fixes.unchecked[package.manifest, default: (package, [], [])].all.append(left)
            fixes.unchecked[package.manifest]?.changes += editor.changes
        }
        fixes.texts[package.manifest] = editor.text
        self = fixes
    }
}

extension ManifestFixes {
    private mutating func declare(
        _ name: String,
        in module: Module,
        _ editor: inout ManifestEditor
    ) throws {
        guard let other = repository.module(name) else {
            return try declareExternal(name, in: module, &editor)
        }
        guard dependencies[module.name]?.contains(where: { $0.modules.contains(name) }) != true
        else { throw Problem(.badData, "it is declared under a condition") }
        guard !reaches(other.name, module.name, over: declared) else {
            throw Problem(.badData, "the targets would form a cycle")
        }
        let package = module.package
        if other.package.path == package.path {
            guard other.target.kind != .plugin else {
                throw Problem(.badData, "a plug-in cannot be imported")
            }
            try editor.add(quoted(other.target.name), to: module.target.name)
        } else {
            let offering = other.package.products.filter {
                $0.kind == .library && $0.targets.contains(other.target.name)
            }
            guard
                let product = offering.first(where: { $0.name == other.target.name })
                    ?? offering.first
            else { throw Problem(.badData, "no library in \(other.package.manifest) offers it") }
            let known = package.dependencies.first {
                repository.package(of: $0)?.path == other.package.path
            }
            let folder = String(tree.absolute(other.package.path).lastName)
            if known == nil {
                let reached = reachable(from: [other.package.path]) { packages[$0] ?? [] }
                guard !reached.contains(package.path) else {
                    throw Problem(.badData, "the packages would form a cycle")
                }
                let unread = repository.packages.filter { reached.contains($0.path) }
                    .flatMap(\.dependencies)
                    .first { $0.folder != nil && repository.isElsewhere($0) }
                if let name = unread?.shownIdentity {
                    throw Problem(.badData, "a cycle may form via \(name), which is not examined")
                }
                let path = DeclaredCheck.relativePath(from: package.path, to: other.package.path)
                try editor.add(".package(path: \(try quoted(path)))", to: nil)
                packages[package.path, default: []].insert(other.package.path)
            }
            let reference = try quoted(known?.name ?? folder)
            let name = try quoted(product.name)
            try editor.add(".product(name: \(name), package: \(reference))", to: module.target.name)
        }
        declared[module.name, default: []].insert(other.name)
    }

    /// Declares a dependency on the external product `name`; takes the package from the
    /// declarations of other targets.
    private func declareExternal(
        _ name: String,
        in module: Module,
        _ editor: inout ManifestEditor
    ) throws {
        let uses = repository.modules.flatMap(\.target.dependencies).filter {
            $0.kind == .product && $0.name == name
        }
        let names = Set(uses.compactMap { $0.package?.lowercased() })
        guard
            let package = module.package.dependencies.first(where: {
                names.contains($0.referenceName.lowercased()) && repository.isElsewhere($0)
            })
        else {
            throw Problem(.badData, "it is unclear which package offers the product '\(name)'")
        }
        let (product, reference) = (try quoted(name), try quoted(package.referenceName))
        try editor.add(".product(name: \(product), package: \(reference))", to: module.target.name)
    }

    private mutating func remove(
        _ name: String,
        from module: Module,
        _ editor: inout ManifestEditor
    ) throws {
        var kept = dependencies[module.name] ?? []
        kept.removeAll { $0.name == name && !$0.isPlugin }
        let imports = Set(module.files.flatMap { $0.imports.map(\.module) })
        var after = declared
        after[module.name] = Set(kept.flatMap(\.modules))
        for other in imports.sorted() where other != module.name {
            let isOurs = repository.module(other) != nil
            let mayDepend =
                isOurs
                ? reaches(module.name, other, over: declared)
                    && !reaches(module.name, other, over: after)
                : !toolchain.contains(other) && !kept.contains { $0.name == other }
            guard !mayDepend else {
                throw Problem(.badData, "the import of '\(other)' may need this dependency")
            }
        }
        try editor.remove(from: module.target.name) { $0.nameOfDependency == name }
        dependencies[module.name] = kept
        declared = after
    }

    private func removePackage(
        _ identity: String,
        of package: SwiftPackage,
        _ editor: inout ManifestEditor
    ) throws {
        let folder = tree.absolute(package.path)
        try editor.remove(from: nil) { value in
            let location =
                value["path"].flatMap { PackageLocation.absolute($0.text, from: folder) }
                ?? value["url"]?.text ?? ""
            return value["name"]?.text.lowercased() == identity
                || PackageLocation.identity(of: location) == identity
        }
    }

    /// Returns a name as a Swift string literal.
    private func quoted(_ name: String) throws -> String {
        guard name.onOneLine == name, !name.contains(where: { $0 == "\"" || $0 == "\\" }) else {
            throw Problem(.badData, "the name needs escapes in a string literal")
        }
        return "\"\(name)\""
    }

    private func reaches(_ start: String, _ goal: String, over steps: [String: Set<String>]) -> Bool
    {
        reachable(from: [start]) { steps[$0] ?? [] }.contains(goal)
    }
}
