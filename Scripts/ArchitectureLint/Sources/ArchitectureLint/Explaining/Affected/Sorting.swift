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
            for file in files.outside {
                if Self.isDocumentation(file) { ignored.append(file) } else { global.append(file) }
            }
            for file in files.inside {
                guard let package = Self.owner(of: file, in: byPath) else {
                    if Self.isDocumentation(file) {
                        ignored.append(file)
                    } else {
                        global.append(file)
                    }
                    continue
                }
                self.files[package.path, default: []].append(file)
                if Self.reachesUsers(file, package, folder) { changed.insert(package.path) }
            }
        }

        private static func isDocumentation(_ file: String) -> Bool { file.hasSuffix(".md") }

        /// The innermost package whose folder holds a file.
        private static func owner(
            of file: String,
            in packages: [String: SwiftPackage]
        ) -> SwiftPackage? {
            var parts = file.split(separator: "/")[...]
            while !parts.isEmpty {
                parts = parts.dropLast()
                if let package = packages[parts.joined(separator: "/")] { return package }
            }
            return nil
        }

        /// Whether the users of a package mind a change of one of its files: not when it is one of
        /// its tests', or documentation that no target holds.
        private static func reachesUsers(
            _ file: String,
            _ package: SwiftPackage,
            _ folder: (Target, SwiftPackage) -> String?
        ) -> Bool {
            let holders = package.targets.filter { target in
                folder(target, package).map { $0.isEmpty || file.hasPrefix("\($0)/") } ?? false
            }
            if holders.isEmpty { return !isDocumentation(file) }
            return holders.contains { $0.kind != .test }
        }
    }
}
