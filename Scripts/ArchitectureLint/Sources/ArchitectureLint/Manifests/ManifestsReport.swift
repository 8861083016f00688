/// The output of `archlint manifests`: every manifest below a folder.
struct ManifestsReport: Sendable {
    var root: String { tree.root }
    /// The packages of the manifests, sorted by path.
    let manifests: [SwiftPackage]
    /// The mistakes in exclusions, then the problems with manifests that could not be read.
    let problems: [Problem]
    /// The same packages as `manifests`, with resolved symbolic links in the paths of dependencies.
    let packages: [SwiftPackage]
    /// The mistakes in exclusions, which `problems` contains, too.
    let mistakes: [Problem]
    /// The paths of the packages that could not be read.
    let unread: [String]
    private let tree: FileTree

    /// Reads every manifest below a folder, except in excluded folders.
    ///
    /// - Parameters:
    ///   - root: The path of the folder, absolute or relative to the current folder.
    ///   - cacheFolder: The folder of the cache; nil to evaluate manifests each time.
    ///   - rulesFile: The rules file, which may exclude folders; nil for the usual file in the
    ///     folder.
    /// - Throws: `Problem` for a missing folder or faulty rules.
    init(root: String, cacheFolder: String?, rulesFile: String? = nil) throws {
        tree = try FileTree(root: root)
        let reader = ManifestReader(tree: tree, cache: cacheFolder.map(Cache.init(folder:)))
        let exclusion = Exclusion(tree, try RuleFile.valid(rulesFile, in: tree)?.excluded ?? [])
        let source = SourceTree(tree, scan: nil, exclusion: exclusion)
        let found = PackageDiscovery(in: source.listing, of: tree, exclusion)
        mistakes = exclusion.problems(in: source.listing)
        var problems = mistakes + source.problems + found.problems
        manifests = problems.collect(
            found.folders.mapInParallel { path in Result.of { try reader.package(at: path) } }
        )
        unread = Set(found.folders).subtracting(manifests.map(\.path)).sorted()
        let claims = TargetClaim.All(of: manifests, in: source)
        problems += found.unclearManifests(among: claims.unclaimedFiles(of: source).map(\.path))
        self.problems = problems
        packages = PackageDiscovery.resolvingLocations(in: manifests, tree, source.listing)
    }

    /// A line for each manifest: its package, how it was read, and why SwiftPM had to evaluate it.
    var text: String {
        let names = manifests.map(\.path.shownPath)
        let width = names.map(\.count).max() ?? 0
        let lines = zip(names, manifests).map { name, package in
            let reason = package.unsupportedSyntax.map { ": line \($0.line), \($0.reason)" }
            let file = package.hasVersions ? " (\(package.manifest.lastName))" : ""
            return name.padded(to: width) + "  \(package.reading)\(reason ?? "")\(file)\n"
        }
        return lines.joined() + "\n\(summary)\n"
    }

    private var summary: String {
        var parts = ["literal", "evaluated"].compactMap { name in
            let count = manifests.count { $0.reading == name }
            return count == 0 ? nil : "\(count) \(name)"
        }
        if !problems.isEmpty { parts.append("\(problems.count) not read") }
        let count = manifests.count.counted("manifest")
        return parts.isEmpty ? count : "\(count): \(parts.joined(separator: ", "))"
    }

    func json() -> JSONObject {
        [
            "manifests": manifests.map { package -> JSONObject in
                let reason = package.unsupportedSyntax
                let reading: JSONObject = [
                    "way": package.reading, "reason": reason?.reason, "line": reason?.line,
                ]
                let folders = package.targets.map {
                    ($0.name, package.folder(of: $0, where: tree.hasFolder))
                }
                return [
                    "package": package.path, "file": package.manifest, "reading": reading,
                    "manifest": package.content,
                    "folders": Dictionary(firstOf: folders).compactMapValues { $0 },
                ]
            }
        ]
    }
}
