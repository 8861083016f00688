/// Reads packages and sources.
///
/// It goes on after a problem, so that one run tells all that cannot be read.
struct RepositoryReader {
    let tree: FileTree
    let manifests: ManifestReader
    /// Whom to hold the scanner's findings against; nothing to trust them.
    let compiler: CompilerReader?
    let scan: SourceScan
    let exclusion: Exclusion
    /// What a former run has found in manifests; nothing to read them all.
    let kept: KeptPackages?
    /// The modules of the toolchain and the system.
    let systemModules: Set<String>

    /// What was read.
    struct Reading: Sendable {
        let repository: Repository
        /// What could not be read.
        let problems: [Problem]
        /// Every source that was scanned.
        let sources: [SourceTree.File]
        /// Every manifest that could be read.
        let manifests: [ManifestFound]
        /// How many packages are not examined, since the rules leave them out.
        let excludedPackages: Int
    }

    /// Reads everything below the root.
    func read() -> Reading {
        let source = SourceTree(tree, scan: scan, exclusion: exclusion)
        let found = discovery(in: source, exclusion)
        var problems = source.problems + found.problems
        let folders = found.folders
        // Manifests for other versions of the tools may stand in for one.
        let others = Set(
            source.files.filter { $0.path.utf8.contains(UInt8(ascii: "@")) }.map {
                folder(of: $0.path)
            }
        )
        let read = problems.collect(
            folders.mapInParallel { folder in
                // What stands beside those behind links was not seen on the way.
                let isAlone = !others.contains(folder) && !found.behindLinks.contains(folder)
                return Result.of { try manifest(in: folder, isAlone: isAlone) }
            }
        )
        let packages = LinkedPackages.resolved(
            Namesakes.toldApart(read.map(\.package)),
            in: tree
        )
        var (claims, claimed, haveShared) = self.claims(of: packages, in: source)
        problems += claims.flatMap(\.problems)
        let late = Set(claims.flatMap { $0.unscanned.map(\.path) })
        if !late.isEmpty {
            claims = claims.mapInParallel(with: { SourceScan.Tools() }) { claim, tools in
                var claim = claim
                claim.files = claim.files.map { source.scanned($0, with: &tools) }
                return claim
            }
        }
        let modules = problems.collect(
            claims.map { claim in Result.of { try module(of: claim, in: source) } }
        )
        if let compiler {
            problems += modules.mapInParallel { module in
                Result.of { try crossCheck(module, compiler) }
            }.compactMap(\.problem)
        }
        let strays = source.files.indices.filter { index in
            let file = source.files[index]
            return file.isSwift && !claimed[index] && !exclusion.leavesOut(folder(of: file.path))
                && !SourceTree.isManifest(name(of: file.path))
        }
        let unclaimed = source.files.indices.lazy.filter { !claimed[$0] }
        problems += found.sources(among: unclaimed.map { source.files[$0].path })
            .map(PackageFolders.neither)
        let texts = read.map { ($0.package.path, $0.text) }
        var repository = Repository(
            root: tree.root,
            packages: packages,
            modules: modules,
            manifests: Dictionary(uniqueKeysWithValues: texts),
            strays: strays.map { source.files[$0].path },
            hasAllManifests: packages.count == folders.count,
            hasAllSources: source.problems.isEmpty && claims.allSatisfy(\.problems.isEmpty)
                && modules.count == claims.count,
            unexamined: unexamined(among: packages),
            hasSharedSources: haveShared
        )
        let maps = moduleMaps(of: claims, &problems)
        repository.resolve(ImportedNames(repository, maps: maps, systemModules: systemModules))
        let files = claims.flatMap { claim in
            late.isEmpty ? [] : claim.files.filter { late.contains($0.path) }
        }
        Attic.keep((source, claims))
        return Reading(
            repository: repository,
            problems: problems,
            // To add nothing would copy them all.
            sources: files.isEmpty ? source.files : source.files + files,
            manifests: read,
            excludedPackages: exclusion.withoutRules.map {
                discovery(in: source, $0).folders.count - folders.count
            } ?? 0
        )
    }

    /// Where the packages are that an exclusion does not leave out.
    private func discovery(in source: SourceTree, _ exclusion: Exclusion) -> PackageDiscovery {
        PackageDiscovery(
            among: source.files.lazy.map(\.path),
            folders: source.ownFolders,
            links: source.links,
            in: tree,
            exclusion
        )
    }

    /// Why packages that others depend on are not examined, by their absolute paths.
    private func unexamined(among packages: [SwiftPackage]) -> [String: String] {
        var reasons: [String: String] = [:]
        for package in packages {
            for case .folder(_, let path) in package.dependencies
            where path.hasPrefix(tree.base) && reasons[path] == nil {
                reasons[path] = exclusion.reason(for: String(path.dropFirst(tree.base.count)))
            }
        }
        return reasons
    }

    /// Reads a manifest, unless a former run has understood the same text.
    ///
    /// - Parameter isAlone: whether no other manifest stands beside it.
    private func manifest(in folder: String, isAlone: Bool) throws -> ManifestFound {
        let bytes = try tree.read(folder.isEmpty ? "Package.swift" : "\(folder)/Package.swift")
        let known = isAlone ? kept?.package(at: folder, text: bytes) : nil
        let package =
            try known ?? manifests.package(at: folder, text: bytes, isAlone: isAlone)
        let isOther = package.manifestName != "Package.swift"
        return ManifestFound(
            package: package,
            bytes: bytes,
            text: ManifestText(isOther ? try tree.read(package.manifest) : bytes),
            isKept: known != nil
        )
    }

    /// The files that a target claims.
    private struct Claim: Sendable {
        let target: Target
        let package: SwiftPackage
        let folder: String?
        /// How many files it has, those in other languages among them.
        var count = 0
        /// Its sources in Swift, those behind links to folders last.
        var files: [SourceTree.File] = []
        /// Where those begin.
        var firstLinked = 0
        /// Where its headers are that others may include.
        let headers: String?
        /// The module maps in folders of these.
        var innerMaps: [String] = []
        var problems: [Problem] = []

        init(target: Target, package: SwiftPackage, folder: String?) {
            self.target = target
            self.package = package
            self.folder = folder
            headers = folder.map { folder in
                target.kind == .system
                    ? folder : TargetPath.joined(folder, target.headers ?? "include")
            }
        }

        /// Takes a file of the target's folder, and says whether it belongs to the target.
        mutating func take(_ file: SourceTree.File, _ fate: SourceSelection.Fate) -> Bool {
            if !file.isSwift, isInnerMap(file.path) { innerMaps.append(file.path) }
            guard fate == .compiled || fate == .aside,
                // What is there for the system's own library is in other languages.
                target.kind != .system || !file.isSwift
            else { return false }
            count += 1
            if file.isSwift, fate == .compiled { files.append(file) }
            return true
        }

        /// Whether links to folders lead to some.
        var hasLinked: Bool { firstLinked < files.count }

        /// Whether a file is a module map one folder below the headers: where these are looked for, the
        /// compiler looks into folders for modules of their names.
        private func isInnerMap(_ path: String) -> Bool {
            guard target.kind != .system, let headers, path.hasSuffix("/module.modulemap") else {
                return false
            }
            let folder = path.dropLast("/module.modulemap".count)
            return folder.lastIndex(of: "/").map { folder[..<$0] == headers } ?? headers.isEmpty
        }

        /// Those that were not read on the way through the tree.
        var unscanned: [SourceTree.File] { files.filter { $0.source == nil } }
    }

    /// The claims of all targets, and which of the tree's files are claimed.
    private func claims(
        of packages: [SwiftPackage],
        in source: SourceTree
    ) -> (claims: [Claim], claimed: [Bool], haveShared: Bool) {
        let list = SourceList(hasFolder: source.hasFolder)
        var claimed = [Bool](repeating: false, count: source.files.count)
        var links: Set<String> = []
        var haveShared = false
        let claims = packages.flatMap { package in
            package.targets.map { target in
                let folder = list.folder(of: target, in: package)
                var claim = Claim(target: target, package: package, folder: folder)
                guard let folder else { return claim }
                let selection = SourceSelection(of: target, in: folder, of: package)
                let content = source.content(of: folder, view: selection.view)
                claim.problems = content.problems
                claim.files.reserveCapacity(content.own.count)
                for index in content.own {
                    let file = source.files[index]
                    let isManifest =
                        folder == package.path && isManifest(file.path, of: package)
                    if isManifest || claim.take(file, selection.fate(of: file.path)) {
                        if claimed[index], file.isSwift, !isManifest { haveShared = true }
                        claimed[index] = true
                        if let real = source.realPath(of: file) { links.insert(real) }
                    }
                }
                claim.firstLinked = claim.files.count
                for file in content.linked where claim.take(file, selection.fate(of: file.path)) {
                    if let real = file.realPath { links.insert(real) }
                }
                return claim
            }
        }
        // What a link leads to is built, so it is no stray.
        if !links.isEmpty {
            for index in source.files.indices where links.contains(source.files[index].path) {
                claimed[index] = true
            }
        }
        return (
            claims, claimed, haveShared || !links.isEmpty || claims.contains(where: \.hasLinked)
        )
    }

    private func module(of claim: Claim, in source: SourceTree) throws -> Module {
        guard claim.target.kind == .binary || claim.count > 0 else {
            throw Problem(
                .unreadable,
                at: claim.package.manifest,
                "the target \(claim.target.name) has no sources"
                    + (claim.folder.map { " in \($0)" } ?? ": its folder is missing")
            )
        }
        // Asked for where a link is, and once for all of them.
        lazy var realPackage = tree.absoluteRealPath(of: claim.package.path)
        let files = try claim.files.enumerated().map { index, file in
            let scanned = try file.source?.get()
            let isLinked = index >= claim.firstLinked || source.isLink(file)
            return SourceFile(
                path: file.path,
                imports: scanned?.imports ?? [],
                lines: scanned?.lines,
                link: isLinked
                    ? link(to: file, of: claim, behind: realPackage, in: source) : nil
            )
        }
        return Module(target: claim.target, package: claim.package, files: files)
    }

    private func link(
        to file: SourceTree.File,
        of claim: Claim,
        behind realPackage: String?,
        in source: SourceTree
    ) -> LinkedSource? {
        guard let path = source.link(to: file), let realPackage,
            let real = tree.absoluteRealPath(of: file.path)
        else { return nil }
        let package = claim.package.path
        let inside = file.path.dropFirst(package.isEmpty ? 0 : package.count + 1)
        return LinkedSource(
            path: path,
            realPath: real,
            isInPackage: real != "\(realPackage)/\(inside)",
            isOwn: real.isInside(realPackage) && (claim.folder ?? "").isInside(path)
        )
    }

    /// Holds the scanner's findings against the compiler's.
    private func crossCheck(_ module: Module, _ compiler: CompilerReader) throws {
        guard !module.files.isEmpty else { return }
        try CrossCheck.compare(
            scanned: module.files,
            compiler: try compiler.importedModules(of: module),
            place: "\(module.package.path): \(module.target.name)"
        )
    }

    /// Whether a file is the manifest of a package, or one for other versions of the tools.
    private func isManifest(_ path: String, of package: SwiftPackage) -> Bool {
        path == package.manifest
            || path.hasPrefix(package.path.isEmpty ? "Package@" : "\(package.path)/Package@")
    }

    /// The modules that the module maps of targets declare, by the targets' names. A target in Swift has
    /// its own module and no other.
    private func moduleMaps(of claims: [Claim], _ problems: inout [Problem]) -> [String: [String]] {
        var modules: [String: [String]] = [:]
        for claim in claims where claim.files.isEmpty {
            guard let headers = claim.headers else { continue }
            let usual = TargetPath.joined(headers, "module.modulemap")
            let maps = (tree.hasFile(usual) ? [usual] : []) + claim.innerMaps
            modules[claim.target.graphName] = maps.flatMap { map in
                let bytes = problems.collect(or: []) { try tree.read(map) }
                return ModuleMap.modules(in: bytes)
            }
        }
        return modules
    }

    private func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    private func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }
}
