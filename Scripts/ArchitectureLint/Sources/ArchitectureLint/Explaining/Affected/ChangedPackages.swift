/// The changed files of each package.
///
/// A file belongs to the innermost package around it, and to each package that builds it through a
/// symbolic link. A file outside of all packages affects every package, unless it is documentation
/// (`*.md`).
///
/// A changed submodule, or a changed symbolic link to a folder, changes every package in that
/// folder.
struct ChangedPackages {
    /// The files that affect every package.
    private(set) var global: [String] = []
    /// The files that affect no package.
    private(set) var ignored: [String] = []
    /// The changed files of each package, by the path of the package.
    private(set) var files: [String: [String]] = [:]
    /// The paths of the packages whose change affects their users.
    private(set) var changed: Set<String> = []

    private let packages: [SwiftPackage]
    private let byPath: [String: SwiftPackage]
    private let folder: (Manifest.Target, SwiftPackage) -> String?

    init(
        _ changes: ChangedFiles,
        packages: [SwiftPackage],
        folder: @escaping (Manifest.Target, SwiftPackage) -> String?
    ) {
        self.packages = packages
        self.folder = folder
        byPath = Dictionary(firstOf: packages.map { ($0.path, $0) })
        let inFolder = Self.byFolder(packages)
        // Every file behind a link to a package belongs to that package.
        let linked = Set(changes.links.flatMap { inFolder[$0.path] ?? [] }.map(\.path))
        for file in changes.outside {
            if isDocumentation(file) { ignored.append(file) } else { global.append(file) }
        }
        for file in changes.inside {
            let owner = owner(of: file)
            for package in inFolder[file] ?? [] where package.path != owner?.path {
                add(file, to: package, reachesUsers: true)
            }
            if let owner { add(file, to: owner, reachesUsers: reachesUsers(file, owner)) }
            var isLinked = false
            for path in changes.links.otherPaths(of: file) {
                let owners = (inFolder[path] ?? []) + [self.owner(of: path)].compactMap { $0 }
                for package in owners where linked.contains(package.path) {
                    isLinked = true
                    add(file, to: package, reachesUsers: reachesUsers(path, package))
                }
                for package in packages {
                    let targets = targets(at: path, in: package)
                    guard !targets.isEmpty else { continue }
                    isLinked = true
                    let reachesUsers = targets.contains { $0.kind != .test }
                    add(file, to: package, reachesUsers: reachesUsers)
                }
            }
            if owner != nil { continue }
            if !isDocumentation(file) {
                global.append(file)
            } else if !isLinked {
                ignored.append(file)
            }
        }
    }

    private mutating func add(_ file: String, to package: SwiftPackage, reachesUsers: Bool) {
        if files[package.path]?.last != file { files[package.path, default: []].append(file) }
        if reachesUsers { changed.insert(package.path) }
    }

    /// Returns the innermost package whose folder contains `file`.
    private func owner(of file: String) -> SwiftPackage? {
        // A submodule or a link may be the package itself.
        file.andOuterFolders.lazy.compactMap { byPath[$0] }.first
    }

    /// Returns the packages below each folder, at any depth, by the path of the folder.
    private static func byFolder(_ packages: [SwiftPackage]) -> [String: [SwiftPackage]] {
        var found: [String: [SwiftPackage]] = [:]
        for package in packages {
            for folder in package.path.andOuterFolders where !folder.isEmpty {
                found[folder, default: []].append(package)
            }
        }
        return found
    }

    private func reachesUsers(_ file: String, _ package: SwiftPackage) -> Bool {
        if package.path.isInside(file) { return true }
        let targets = targets(at: file, in: package)
        return targets.isEmpty ? !isDocumentation(file) : targets.contains { $0.kind != .test }
    }

    /// Returns the targets whose folders contain `file`, or are inside `file` if that is a folder.
    private func targets(at file: String, in package: SwiftPackage) -> [Manifest.Target] {
        package.targets.filter { target in
            folder(target, package).map { file.isInside($0) || $0.isInside(file) } ?? false
        }
    }
}

private func isDocumentation(_ file: String) -> Bool { file.hasSuffix(".md") }
