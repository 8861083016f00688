/// Reads the packages and sources below the root.
///
/// The reader continues after a problem, so that one run reports all problems.
struct RepositoryReader {
    let tree: FileTree
    let manifests: ManifestReader
    /// The comparison of imports with the compiler, if the run includes it.
    let crossCheck: CrossCheck?
    let scan: SourceScan
    let exclusion: Exclusion
    let systemModules: Set<String>

    /// Reads all packages and sources below the root.
    func read() -> Workspace {
        let source = SourceTree(tree, scan: scan, exclusion: exclusion)
        let found = PackageDiscovery(in: source.listing, of: tree, exclusion)
        var unseen = source.problems + found.problems
        let read = unseen.collect(
            found.folders.mapInParallel { folder in
                .of { try manifests.package(at: folder) }
            } as [Result<SwiftPackage, Problem>]
        )
        let (projects, unreadProjects) = xcodeProjects(in: source, &unseen)
        let asPackages = XcodePackages(of: projects, beside: read, in: tree).packages
        let packages = PackageDiscovery.resolvingLocations(
            in: (read + asPackages).namingDuplicateTargets,
            tree,
            source.listing
        )
        var all = TargetClaim.All(of: packages, in: source)
        unseen += all.claims.flatMap { $0.problems + [$0.differsInCase].compactMap(\.self) }
        scanRemainingFiles(of: &all.claims, in: source)
        let modules = unseen.collect(all.claims.map { claim in .of { try claim.module(in: tree) } })
        let problems = exclusion.problems(in: source.listing) + differences(in: modules)
        let unclaimed = all.unclaimedFiles(of: source)
        unseen += found.unclearManifests(among: unclaimed.map(\.path))
        let absence = modules.isEmpty ? absenceOfTargets(beside: unclaimed) : nil
        if let absence, unseen.isEmpty { unseen.append(absence) }
        let builders = Lazy {
            ProjectSources(of: projects, unread: unreadProjects, in: source, of: tree)
        }
        var repository = Repository(root: tree.root, packages: packages, modules: modules)
        repository.strays = unbuiltSources(among: unclaimed, in: source, beside: packages, builders)
        repository.unread = Set(found.folders).subtracting(packages.map(\.path))
        let files = coverage(
            of: source,
            by: all.claims,
            except: unclaimed,
            unread: repository.unread,
            builders
        )
        unseen += files.unreadDescriptions
        repository.hasAllManifests = repository.unread.isEmpty && absence == nil
        repository.hasAllSources =
            source.problems.isEmpty && all.claims.allSatisfy(\.problems.isEmpty)
            && modules.count == all.claims.count
        repository.unexamined = unexaminedPackages(packages)
        repository.hasSharedSources = all.haveSharedSources
        let maps = moduleMaps(of: all.claims, &unseen)
        let resolver = ImportResolver(repository, moduleMaps: maps, systemModules: systemModules)
        for index in modules.indices { resolver.resolve(&repository.modules[index]) }
        let built = GraphBuilder(repository: repository).build()
        return Workspace(
            repository: repository,
            graph: built.graph,
            unseen: unseen + built.problems + repository.sharedNames,
            problems: problems,
            files: files,
            exclusion: exclusion,
            excludedPackages: excludedPackages(beside: found, in: source.listing)
        )
    }

    /// Returns the differences between the imports that archlint and the compiler find.
    private func differences(in modules: [Module]) -> [Problem] {
        guard let crossCheck else { return [] }
        return modules.mapInParallel { module in
            Result.of { try crossCheck.check(module) }
        }.compactMap(\.problem)
    }

    /// Returns the Xcode projects, and the paths of those that cannot be read.
    private func xcodeProjects(
        in source: SourceTree,
        _ unseen: inout [Problem]
    ) -> (projects: [XcodeProject], unread: [String]) {
        let files = source.files.map(\.path).filter {
            $0.lastName == XcodeProject.file && !exclusion.excludes($0.folder)
        }
        let read = files.mapInParallel { file in
            Result.of {
                let project = XcodeProject(try tree.read(file), at: file.folder) {
                    try? tree.read($0)
                }
                guard let project else {
                    throw Problem(
                        .badData,
                        at: file,
                        "the file is not a property list in the format of Xcode; resolve merge "
                            + "conflicts in it, or exclude the folder"
                    )
                }
                return project
            }
        }
        let unread = zip(files, read).filter { $1.problem != nil }.map(\.0.folder)
        return (unseen.collect(read), unread)
    }

    /// Counts the Swift files that were examined, and those that were not.
    ///
    /// - Parameters:
    ///   - claims: The files of the targets.
    ///   - unclaimed: The files that no target builds.
    ///   - unread: The folders of the packages that could not be read.
    private func coverage(
        of source: SourceTree,
        by claims: [TargetClaim],
        except unclaimed: [SourceTree.File],
        unread: Set<String>,
        _ builders: Lazy<ProjectSources>
    ) -> FileCoverage {
        func counts(_ file: SourceTree.File) -> Bool {
            file.isSwift && file.realPath == nil && !SourceTree.isManifest(file.path)
        }
        let open = unclaimed.filter(counts)
        let built = Set(claims.flatMap { $0.files.map { $0.realPath ?? $0.path } })
        var coverage = FileCoverage()
        coverage.examined = source.files.count { counts($0) && built.contains($0.path) }
        coverage.resources = source.files.count(where: counts) - open.count - coverage.examined
        for file in open.map(\.path) {
            if exclusion.excludes(file.folder) {
                coverage.excluded += 1
            } else if let package = file.folder.andOuterFolders.first(where: unread.contains) {
                coverage.add(file, .unreadPackage, at: package.shownPath)
            } else {
                switch builders.value.description(of: file) {
                case .unread(let project): coverage.add(file, .unreadProject, at: project)
                case .xcodeGen(let file): coverage.add(file, .xcodeGen, at: file)
                case .tuist(let file): coverage.add(file, .tuist, at: file)
                case nil: coverage.add(file, .noTarget)
                }
            }
        }
        let order = FileCoverage.Reason.allCases
        coverage.gaps.sort {
            (order.firstIndex(of: $0.reason) ?? 0, $0.place)
                < (order.firstIndex(of: $1.reason) ?? 0, $1.place)
        }
        return coverage
    }

    /// Returns the number of packages that only the rules file excludes.
    private func excludedPackages(beside found: PackageDiscovery, in listing: FileListing) -> Int {
        guard let whole = exclusion.withoutRules else { return 0 }
        return PackageDiscovery(in: listing, of: tree, whole).folders.count - found.folders.count
    }

    /// Returns the problem with a folder that has Swift sources, but no target of a package.
    private func absenceOfTargets(beside files: [SourceTree.File]) -> Problem? {
        let sources = files.count { file in
            file.isSwift && !SourceTree.isManifest(file.path)
                && !exclusion.excludes(file.path.folder)
        }
        guard sources > 0 else { return nil }
        return Problem(
            .badData,
            "there is no target of a Swift package or an Xcode project below \(tree.root), so "
                + "\(sources.counted("Swift source")) cannot be checked"
        )
    }

    /// Scans the sources of targets that are in excluded folders or behind symbolic links.
    private func scanRemainingFiles(of claims: inout [TargetClaim], in source: SourceTree) {
        guard claims.contains(where: { $0.files.contains { $0.source == nil } }) else { return }
        claims = claims.mapInParallel { claim in
            var claim = claim
            claim.files = claim.files.map(source.scanned)
            return claim
        }
    }

    /// Returns the reasons why dependencies are not examined, by the dependencies' absolute paths.
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
        _ unseen: inout [Problem]
    ) -> [String: [String]] {
        var modules: [String: [String]] = [:]
        for claim in claims where claim.files.isEmpty {
            guard let headers = claim.headers else { continue }
            let usual = TargetPath.joined(headers, "module.modulemap")
            let maps = (tree.hasFile(usual) ? [usual] : []) + claim.nestedModuleMaps
            modules[claim.target.graphName] = maps.flatMap { map in
                let bytes = unseen.collect(or: []) { try tree.read(map) }
                return ModuleMap.modules(in: bytes)
            }
        }
        return modules
    }
}
