/// Packages that are not examined, and that examined ones use all the same.
enum LeftOutPackages {
    /// Those that packages depend on, directly or through others, as far as they are there.
    ///
    /// - Parameters:
    ///   - packages: the packages that are examined.
    ///   - tree: the folder that they are in.
    ///   - reader: reads manifests.
    /// - Throws: `Problem` when a manifest cannot be read.
    static func used(
        by packages: [SwiftPackage],
        in tree: FileTree,
        _ reader: ManifestReader
    ) throws -> [SwiftPackage] {
        var known = Set(packages.map { tree.absolute($0.path) })
        var found: [SwiftPackage] = []
        var waiting = packages
        while let user = waiting.popLast() {
            for case .folder(_, let path) in user.dependencies where path.hasPrefix(tree.base) {
                let folder = String(path.dropFirst(tree.base.count))
                guard tree.hasFile("\(folder)/Package.swift"), known.insert(path).inserted else {
                    continue
                }
                let package = try reader.manifest(at: folder).manifest.package(at: folder)
                found.append(package)
                waiting.append(package)
            }
        }
        return found
    }
}
