/// Reads packages and sources.
///
/// It continues after a problem, so that one run reports all problems.
struct RepositoryReader {
    let tree: FileTree
    let manifests: ManifestReader
    /// The comparison with the compiler, if a run includes it.
    let crossCheck: CrossCheck?
    let scan: SourceScan
    let exclusion: Exclusion
    /// The modules of the toolchain and the system.
    let systemModules: Set<String>

    /// Reads everything below the root.
    ///
    /// - Returns: The repository, the problems, and the number of packages that the rules exclude.
    func read() -> (repository: Repository, problems: [Problem], excludedPackages: Int) {
        let source = SourceTree(tree, scan: scan, exclusion: exclusion)
        let found = PackageDiscovery(in: source.listing, of: tree, exclusion)
        var problems = source.problems + found.problems
        let read = problems.collect(
            found.folders.mapInParallel { folder in
                .of { try manifests.manifest(at: folder) }
            } as [Result<ReadManifest, Problem>]
        )
        let packages = PackageDiscovery.resolvingLinks(
            in: read.map(\.package).namingDuplicateTargets,
            tree
        )
        var all = TargetClaim.All(of: packages, in: source)
        problems += all.claims.flatMap(\.problems)
        scanRemainingFiles(of: &all.claims, in: source)
        let modules = problems.collect(
            all.claims.map { claim in .of { try claim.module(in: tree) } }
        )
        if let crossCheck {
            problems += modules.mapInParallel { module in
                Result.of { try crossCheck.check(module) }
            }.compactMap(\.problem)
        }
        let unclaimed = all.unclaimedFiles(of: source)
        problems += found.unclearManifests(among: unclaimed.map(\.path))
        let lines = zip(packages, read).map { ($0.path, ManifestLines($1.text)) }
        var repository = Repository(
            root: tree.root,
            packages: packages,
            modules: modules,
            manifests: Dictionary(uniqueKeysWithValues: lines),
            strays: unclaimed.filter(isStray).map(\.path),
            hasAllManifests: packages.count == found.folders.count,
            hasAllSources: source.problems.isEmpty && all.claims.allSatisfy(\.problems.isEmpty)
                && modules.count == all.claims.count,
            unexamined: unexaminedPackages(packages),
            hasSharedSources: all.haveSharedSources
        )
        let maps = moduleMaps(of: all.claims, &problems)
        repository.resolve(
            ImportResolver(repository, moduleMaps: maps, systemModules: systemModules)
        )
        LeakedStorage.keep((source, all.claims, read))
        let excluded = exclusion.withoutRules.map {
            PackageDiscovery(in: source.listing, of: tree, $0).folders.count - found.folders.count
        }
        return (repository, problems, excluded ?? 0)
    }

    /// Scans the claimed files of excluded folders and behind links.
    private func scanRemainingFiles(of claims: inout [TargetClaim], in source: SourceTree) {
        guard claims.contains(where: { $0.files.contains { $0.source == nil } }) else { return }
        claims = claims.mapInParallel(with: { ImportStatements() }) { claim, statements in
            var claim = claim
            claim.files = claim.files.map { source.scanned($0, sharing: statements) }
            return claim
        }
    }

    private func isStray(_ file: SourceTree.File) -> Bool {
        file.isSwift && !exclusion.excludes(file.path.folder) && !SourceTree.isManifest(file.path)
    }

    /// The reasons why dependencies are not examined, by their absolute paths.
    private func unexaminedPackages(_ packages: [SwiftPackage]) -> [String: String] {
        var reasons: [String: String] = [:]
        for package in packages {
            for path in package.dependencies.compactMap(\.folder)
            where path.hasPrefix(tree.base) && reasons[path] == nil {
                reasons[path] = exclusion.reason(for: String(path.dropFirst(tree.base.count)))
            }
        }
        return reasons
    }

    // The module maps of Swift targets are ignored: a Swift target has only its own module.
    private func moduleMaps(
        of claims: [TargetClaim],
        _ problems: inout [Problem]
    ) -> [String: [String]] {
        var modules: [String: [String]] = [:]
        for claim in claims where claim.files.isEmpty {
            guard let headers = claim.headers else { continue }
            let usual = TargetPath.joined(headers, "module.modulemap")
            let maps = (tree.hasFile(usual) ? [usual] : []) + claim.nestedModuleMaps
            modules[claim.target.graphName] = maps.flatMap { map in
                let bytes = problems.collect(or: []) { try tree.read(map) }
                return ModuleMap.modules(in: bytes)
            }
        }
        return modules
    }
}
