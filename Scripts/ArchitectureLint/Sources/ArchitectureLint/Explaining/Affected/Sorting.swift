extension AffectedReport {
    /// The files that changed, sorted by what they affect.
    struct Sorting {
        /// Those that affect everything.
        private(set) var global: [String] = []
        /// Those that affect nothing.
        private(set) var ignored: [String] = []
        /// Those of each package, by its path.
        private(set) var files: [String: [String]] = [:]
        /// The packages that changed for their users too.
        private(set) var changed: Set<String> = []

        init(
            _ files: ChangedFiles,
            packages: [SwiftPackage],
            folder: (Target, SwiftPackage) -> String?
        ) {
            let byPath = Dictionary(packages.map { ($0.path, $0) }) { first, _ in first }
            let inside = Self.byFolder(packages)
            // All that is in these is theirs, and no link in them brings it.
            let linked = Set(files.links.flatMap { inside[$0.path] ?? [] }.map(\.path))
            for file in files.outside {
                if Self.isDocumentation(file) { ignored.append(file) } else { global.append(file) }
            }
            for file in files.inside {
                let owner = Self.owner(of: file, in: byPath)
                for package in inside[file] ?? [] where package.path != owner?.path {
                    note(file, in: package, reachesUsers: true)
                }
                if let owner {
                    note(file, in: owner, reachesUsers: Self.reachesUsers(file, owner, folder))
                }
                var isHad = false
                for path in files.links.otherPaths(of: file) {
                    let own = (inside[path] ?? []) + [Self.owner(of: path, in: byPath)]
                    for package in own.compactMap({ $0 }) where linked.contains(package.path) {
                        isHad = true
                        note(
                            file,
                            in: package,
                            reachesUsers: Self.reachesUsers(path, package, folder)
                        )
                    }
                    for package in packages {
                        let holders = Self.holders(of: path, in: package, folder)
                        guard !holders.isEmpty else { continue }
                        isHad = true
                        note(
                            file,
                            in: package,
                            reachesUsers: holders.contains { $0.kind != .test }
                        )
                    }
                }
                if owner != nil { continue }
                if !Self.isDocumentation(file) {
                    global.append(file)
                } else if !isHad {
                    ignored.append(file)
                }
            }
        }

        /// Notes that a file of a package changed, or one that it has by way of a link.
        private mutating func note(
            _ file: String,
            in package: SwiftPackage,
            reachesUsers: Bool
        ) {
            if files[package.path]?.last != file {
                files[package.path, default: []].append(file)
            }
            if reachesUsers { changed.insert(package.path) }
        }

        private static func isDocumentation(_ file: String) -> Bool { file.hasSuffix(".md") }

        /// The innermost package whose folder holds a file.
        private static func owner(
            of file: String,
            in packages: [String: SwiftPackage]
        ) -> SwiftPackage? {
            // A submodule, or a link to a folder, may be the package itself.
            if let package = packages[file] { return package }
            var parts = file.split(separator: "/")[...]
            while !parts.isEmpty {
                parts = parts.dropLast()
                if let package = packages[parts.joined(separator: "/")] { return package }
            }
            return nil
        }

        /// The packages in each folder, and in all below it.
        private static func byFolder(_ packages: [SwiftPackage]) -> [String: [SwiftPackage]] {
            var found: [String: [SwiftPackage]] = [:]
            for package in packages {
                var path = package.path[...]
                while !path.isEmpty {
                    found[String(path), default: []].append(package)
                    path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
                }
            }
            return found
        }

        /// Whether the users of a package mind a change of one of its files: not when it is one of
        /// its tests', or documentation that no target holds.
        private static func reachesUsers(
            _ file: String,
            _ package: SwiftPackage,
            _ folder: (Target, SwiftPackage) -> String?
        ) -> Bool {
            if package.path.isInside(file) { return true }
            let holders = holders(of: file, in: package, folder)
            if holders.isEmpty { return !isDocumentation(file) }
            return holders.contains { $0.kind != .test }
        }

        /// The targets of a package in whose folders a file is. What git calls a file may be the
        /// folder of a target, or one around that: a submodule or a link.
        private static func holders(
            of file: String,
            in package: SwiftPackage,
            _ folder: (Target, SwiftPackage) -> String?
        ) -> [Target] {
            package.targets.filter { target in
                folder(target, package).map {
                    file.isInside($0) || $0.isInside(file)
                } ?? false
            }
        }
    }
}
