/// Reads packages and sources.
///
/// It goes on after a problem, so that one run tells all that cannot be read.
struct RepositoryReader {
    let tree: FileTree
    let manifests: ManifestReader
    /// Whom to hold the scanner's findings against; nothing to trust them.
    let compiler: CompilerReader?

    /// Folders whose packages and sources are not examined: code that is broken on purpose.
    private static let fixtures = "Fixtures"

    /// Reads everything below the root.
    ///
    /// - Returns: what could be read, and what could not.
    func read() -> (repository: Repository, problems: [Problem]) {
        var problems: [Problem] = []
        let files = problems.collect(or: []) { try tree.files() }
        let sources = files.filter { $0.hasSuffix(".swift") && !isFixture($0) }
        let folders = sources.filter { name(of: $0) == "Package.swift" }.map(folder(of:))

        let packages = problems.collect(
            folders.mapInParallel { folder in
                Result.of { try manifests.package(at: folder) }
            }
        )
        let claims = claims(of: packages, files: files)
        let modules = problems.collect(
            claims.mapInParallel { claim in Result.of { try read(claim) } }
        )
        if let compiler {
            problems += modules.mapInParallel { module in
                Result.of { try crossCheck(module, compiler) }
            }.compactMap(\.problem)
        }
        let claimed = Set(claims.flatMap(\.files))
        let texts = problems.collect(
            packages.map { package in
                Result.of { (package.path, ManifestText(try tree.read(package.manifest))) }
            }
        )
        let repository = Repository(
            root: tree.root,
            packages: packages,
            modules: modules,
            manifests: Dictionary(uniqueKeysWithValues: texts),
            strays: sources.filter { !claimed.contains($0) && !isManifest($0) },
            hasAllManifests: packages.count == folders.count
        )
        return (repository, problems)
    }

    /// The files that a target claims.
    private struct Claim: Sendable {
        let target: Target
        let package: SwiftPackage
        let folder: String?
        let files: [String]
    }

    private func claims(of packages: [SwiftPackage], files: [String]) -> [Claim] {
        let list = SourceList(files: files, hasFolder: tree.hasFolder)
        return packages.flatMap { package in
            package.targets.map { target in
                let folder = list.folder(of: target, in: package)
                return Claim(
                    target: target,
                    package: package,
                    folder: folder,
                    files: folder.map { list.files(of: target, in: $0) } ?? []
                )
            }
        }
    }

    private func read(_ claim: Claim) throws -> Module {
        let needsSources = claim.target.kind != .binary
        guard !needsSources || !claim.files.isEmpty else {
            throw Problem(
                .unreadable,
                at: claim.package.manifest,
                "the target \(claim.target.name) has no sources"
                    + (claim.folder.map { " in \($0)" } ?? ": its folder is missing")
            )
        }
        let paths = claim.files.filter { $0.hasSuffix(".swift") }
        let files = try paths.map {
            SourceFile(path: $0, imports: ImportScanner.imports(in: try tree.read($0)))
        }
        return Module(target: claim.target, package: claim.package, files: files)
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

    private func isFixture(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0 == Self.fixtures }
    }

    private func isManifest(_ path: String) -> Bool {
        name(of: path) == "Package.swift" || name(of: path).hasPrefix("Package@swift-")
    }

    private func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    private func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }
}
