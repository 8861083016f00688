/// The packages that a change affects: the answer of `archlint affected`.
struct AffectedReport: Equatable, Sendable {
    /// The affected packages, sorted by path.
    let packages: [Affected]
    /// The changed files that affect no package.
    let ignored: [String]

    struct Affected: Equatable, Encodable, Sendable {
        /// The path of the package; `.` for the root.
        let package: String
        let reason: Reason
        /// The changed files of the package; if `reason` is `everything`, the files that affect
        /// every package.
        let files: [String]
        /// The packages from this package to a changed package, each of which uses the next.
        let chain: [String]

        enum Reason: String, Encodable {
            case changed, uses, everything
        }
    }

    /// Determines the packages that `changes` affect.
    ///
    /// - Parameters:
    ///   - packages: The examined packages. Their dependencies have paths without symbolic links.
    ///   - excluded: The packages that are not examined, but that examined packages use.
    ///   - unread: The paths of packages that cannot be read; such a package may use any other
    ///     package.
    ///   - root: The absolute path of the examined folder.
    ///   - folder: Returns the folder of a target in a package, if the target has a folder.
    init(
        of changes: ChangedFiles,
        packages: [SwiftPackage],
        excluded: [SwiftPackage] = [],
        unread: [String] = [],
        root: String,
        folder: @escaping (Manifest.Target, SwiftPackage) -> String?
    ) {
        let changed = ChangedPackages(changes, packages: packages, folder: folder)
        ignored = changed.ignored
        let examined = Set(packages.map(\.path)).union(unread)
        let global = changed.global
        guard global.isEmpty else {
            self.packages = examined.sorted().map {
                Affected(package: $0.shownPath, reason: .everything, files: global, chain: [])
            }
            return
        }
        let possible = unread.flatMap { user in
            packages.map { PackageUse(user: user, used: $0.path, isByTestsOnly: false) }
        }
        let uses = PackageUse.all(among: packages + excluded, root: root) + possible
        let paths = changes.inside.flatMap { [$0] + changes.links.otherPaths(of: $0) }
        let changedOutside = Set(uses.map(\.used)).subtracting(examined).filter { folder in
            paths.contains { $0.isInside(folder) || folder.isInside($0) }
        }
        let chains = PackageUse.chains(from: changed.changed.union(changedOutside), over: uses)
        let affected = examined.intersection(Array(changed.files.keys) + chains.keys)
        self.packages = affected.sorted().map { path in
            let files = changed.files[path] ?? []
            return Affected(
                package: path.shownPath,
                reason: files.isEmpty ? .uses : .changed,
                files: files,
                chain: (files.isEmpty ? chains[path] ?? [] : []).map(\.shownPath)
            )
        }
    }

    var text: String { packages.map { "\($0.package)\n" }.joined() }

    func json(since revision: String) -> JSONObject {
        ["since": revision, "affected": packages, "ignored": ignored]
    }
}

struct PackageUse: Equatable, Sendable {
    let user: String
    /// The path of the used package, which may be missing or excluded.
    let used: String
    /// True if only tests of `user` use the package, so that the users of `user` stay unaffected.
    let isByTestsOnly: Bool

    /// Returns each dependency on another package that a manifest declares, even if no target uses
    /// that package.
    static func all(among packages: [SwiftPackage], root: String) -> [PackageUse] {
        let byPath = Dictionary(
            firstOf: packages.map { ($0.path.isEmpty ? root : "\(root)/\($0.path)", $0) }
        )
        return packages.flatMap { user in
            user.dependencies.compactMap { dependency in
                guard let path = dependency.folder else { return nil }
                guard let used = byPath[path] else {
                    guard path.hasPrefix("\(root)/") else { return nil }
                    let missing = String(path.dropFirst(root.count + 1))
                    return PackageUse(user: user.path, used: missing, isByTestsOnly: false)
                }
                let products = Set(used.products.map(\.name))
                let targets = user.targets.filter { target in
                    target.uses.contains { $0.mayBeProduct && products.contains($0.name) }
                }
                return PackageUse(
                    user: user.path,
                    used: used.path,
                    isByTestsOnly: !targets.isEmpty && targets.allSatisfy { $0.kind == .test }
                )
            }
        }
    }

    /// Returns, for each package that uses a changed package, a shortest chain to a changed
    /// package.
    static func chains(from changed: Set<String>, over uses: [PackageUse]) -> [String: [String]] {
        let users = Dictionary(grouping: uses, by: \.used)
        var passesOn = changed
        var chains: [String: [String]] = [:]
        var front = changed.sorted()
        while !front.isEmpty {
            var next: [String] = []
            for used in front {
                for use in (users[used] ?? []).sorted(by: { $0.user < $1.user }) {
                    let isNew = !use.isByTestsOnly && passesOn.insert(use.user).inserted
                    // A chain of the package itself is preferred to one of its tests.
                    if isNew || chains[use.user] == nil {
                        let rest = changed.contains(used) ? [used] : chains[used] ?? [used]
                        chains[use.user] = [use.user] + rest
                    }
                    if isNew { next.append(use.user) }
                }
            }
            front = next
        }
        return chains
    }
}
