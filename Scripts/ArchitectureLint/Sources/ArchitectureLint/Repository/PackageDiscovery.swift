/// The packages below the examined folder.
struct PackageDiscovery {
    /// The folders of the packages, sorted.
    let folders: [String]
    /// The folders with a `Package.swift` that cannot be recognized as a manifest.
    private let unclearFolders: Set<String>
    /// The problems with folders behind symbolic links.
    let problems: [Problem]

    private static let manifest = "Package.swift"

    /// Finds the packages, including packages behind symbolic links.
    init(in listing: FileListing, of tree: FileTree, _ exclusion: Exclusion) {
        let linked = Self.linkedFiles(in: listing, of: tree, exclusion)
        let found = Set(
            (linked.files + listing.files).compactMap(Self.folder(ofManifest:)).filter {
                !exclusion.excludes($0)
            }
        )
        self.folders = found.filter { Self.isPackage($0, among: found, tree) }.sorted()
        unclearFolders = found.subtracting(self.folders)
        problems = linked.problems
    }

    /// Returns the files in folders that only symbolic links lead to.
    private static func linkedFiles(
        in listing: FileListing,
        of tree: FileTree,
        _ exclusion: Exclusion
    ) -> (files: [String], problems: [Problem]) {
        guard !listing.links.isEmpty else { return ([], []) }
        let known = Set(listing.folders.keys.map(tree.absolute))
        let new = listing.links.filter { link in
            guard !exclusion.excludes(link), let real = try? FileTree(root: tree.absolute(link))
            else { return false }
            // A link to a folder around the root leads back to the root.
            return !known.contains(real.root) && !tree.base.hasPrefix(real.base)
        }
        guard !new.isEmpty else { return ([], []) }
        var walk = LinkWalk(tree)
        for folder in listing.folders.keys { walk.visit(folder) }
        let files = new.flatMap { walk.files(behind: $0).map(\.path) }
        return (files, walk.problems)
    }

    private static func folder(ofManifest path: String) -> String? {
        path == manifest || path.hasSuffix("/\(manifest)") ? path.folder : nil
    }

    // Below another package, a `Package.swift` may be a source, so it has to state a tools version.
    private static func isPackage(
        _ folder: String,
        among folders: Set<String>,
        _ tree: FileTree
    ) -> Bool {
        let isNested = folder.andOuterFolders.dropFirst().contains(where: folders.contains)
        guard isNested, let bytes = try? tree.read("\(folder)/\(manifest)") else { return true }
        return bytes.split(whereSeparator: Byte.endsLine).contains { line in
            let text = line.drop { $0 == Byte.space || $0 == Byte.tab }
            return text.starts(with: "//".utf8)
                && String(decoding: text, as: UTF8.self).lowercased().contains(
                    "swift-tools-version"
                )
        }
    }

    /// Returns a problem for each `Package.swift` that is neither a manifest nor a source of a
    /// target.
    ///
    /// - Parameter files: The files that no target uses.
    func unclearManifests(among files: some Sequence<String>) -> [Problem] {
        guard !unclearFolders.isEmpty else { return [] }
        return files.filter { Self.folder(ofManifest: $0).map(unclearFolders.contains) ?? false }
            .map { path in
                Problem(
                    .badData,
                    at: path,
                    "the file is neither a source of a target nor a manifest; a manifest needs a "
                        + "line with '// swift-tools-version'"
                )
            }
    }

    /// Replaces the paths of dependencies by the paths of the examined packages.
    ///
    /// A path can lead through symbolic links, or differ in case. If nothing exists at the path, it
    /// refers to a package in an Xcode workspace. The folder of that package has the same name as
    /// the last part of the path.
    static func resolvingLocations(
        in packages: [SwiftPackage],
        _ tree: FileTree,
        _ listing: FileListing? = nil
    ) -> [SwiftPackage] {
        let known = Set(packages.map { tree.absolute($0.path) })
        let realPaths = Lazy {
            Dictionary(
                known.compactMap { path in (try? FileTree(root: path)).map { ($0.root, path) } },
                uniquingKeysWith: min
            )
        }
        let similar = Lazy { Dictionary(grouping: known) { $0.lowercased() } }
        let replacing = Lazy { listing.map { replacements(for: packages, tree, $0) } ?? [:] }
        func location(of path: String) -> String? {
            if let folder = try? FileTree(root: path) { return realPaths.value[folder.root] }
            if let own = similar.value[path.lowercased()], own.count == 1 { return own[0] }
            return replacing.value[path.lastName.lowercased()]
        }
        return packages.map { package in
            var package = package
            for (index, dependency) in package.dependencies.enumerated() {
                guard let path = dependency.folder, !known.contains(path),
                    let own = location(of: path)
                else { continue }
                package.dependencies[index].location = own
            }
            return package
        }
    }

    /// Returns the absolute paths of the packages that Xcode workspaces contain, by identity.
    private static func replacements(
        for packages: [SwiftPackage],
        _ tree: FileTree,
        _ listing: FileListing
    ) -> [String: String] {
        let ending = ".xcworkspace/contents.xcworkspacedata"
        let names = listing.files.filter { $0.hasSuffix(ending) }.flatMap { file in
            String(decoding: (try? tree.read(file)) ?? [], as: UTF8.self)
                .matches(of: /location\s*=\s*"[a-z]+:([^"]*)"/)
                .map { String($0.output.1).lastName.lowercased() }
        }
        let own = packages.filter { names.contains($0.identity) }
        return Dictionary(grouping: own, by: \.identity).filter { $0.value.count == 1 }
            .mapValues { tree.absolute($0[0].path) }
    }
}
