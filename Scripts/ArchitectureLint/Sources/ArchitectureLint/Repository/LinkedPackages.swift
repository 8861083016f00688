/// Packages that stand behind links to folders.
enum LinkedPackages {
    /// The folders with a `Package.swift` that only links lead to, each real one once.
    ///
    /// - Parameters:
    ///   - links: the links to folders.
    ///   - folders: the folders that were gone through already.
    ///   - exclusion: what is left out.
    static func folders(
        behind links: [String],
        among folders: [String],
        in tree: FileTree,
        _ exclusion: Exclusion
    ) -> (folders: [String], problems: [Problem]) {
        let known = Set(folders.map(tree.absolute))
        let new = links.filter { link in
            guard !exclusion.leavesOut(link), let real = try? FileTree(root: tree.absolute(link))
            else { return false }
            // A link to a folder around the root leads back here.
            return !known.contains(real.root) && !tree.base.hasPrefix(real.base)
        }
        guard !new.isEmpty else { return ([], []) }
        var walk = LinkWalk(tree)
        for folder in folders { walk.pass(folder) }
        var found: [String] = []
        for link in new {
            for file in walk.files(behind: link) where file.path.hasSuffix("/Package.swift") {
                let folder = String(file.path.dropLast("/Package.swift".count))
                if !exclusion.leavesOut(folder) { found.append(folder) }
            }
        }
        return (found, walk.problems)
    }

    /// The packages, with dependencies on folders behind links told by the packages' own paths.
    static func resolved(_ packages: [SwiftPackage], in tree: FileTree) -> [SwiftPackage] {
        let known = Set(packages.map { tree.absolute($0.path) })
        let reals = Lazy {
            Dictionary(
                known.compactMap { path in (try? FileTree(root: path)).map { ($0.root, path) } },
                uniquingKeysWith: min
            )
        }
        return packages.map { package in
            var package = package
            package.dependencies = package.dependencies.map { dependency in
                guard case .folder(let identity, let path) = dependency, !known.contains(path),
                    let real = (try? FileTree(root: path))?.root, let own = reals.value[real]
                else { return dependency }
                return .folder(identity: identity, path: own)
            }
            return package
        }
    }
}
