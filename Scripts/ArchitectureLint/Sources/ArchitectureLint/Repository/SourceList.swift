/// Which files are a target's sources, by the rules of SwiftPM.
struct SourceList {
    /// Every file below the root, sorted.
    let files: [String]
    /// Whether a folder exists, by its path relative to the root.
    let hasFolder: (String) -> Bool

    /// The target's folder, relative to the root; nothing when there is none.
    func folder(of target: Target, in package: SwiftPackage) -> String? {
        let usual =
            switch target.kind {
            case .test: ["Tests", "Sources", "Source", "src", "srcs"]
            case .plugin: ["Plugins"]
            default: ["Sources", "Source", "src", "srcs"]
            }
        let candidates = target.path.map { [$0] } ?? usual.map { "\($0)/\(target.name)" }
        return candidates.map { join(package.path, $0) }.first(where: hasFolder)
    }

    /// The files of a target's folder, without what its manifest leaves out.
    func files(of target: Target, in folder: String) -> [String] {
        let excluded = target.excluded.map { join(folder, $0) }
        let included = target.sources?.map { join(folder, $0) } ?? [folder]
        return files.filter { file in
            included.contains { contains($0, file) } && !excluded.contains { contains($0, file) }
        }
    }

    private func join(_ folder: String, _ path: String) -> String {
        let parts = (folder.split(separator: "/") + path.split(separator: "/")).filter { $0 != "." }
        return parts.joined(separator: "/")
    }

    private func contains(_ folder: String, _ file: String) -> Bool {
        folder.isEmpty || file == folder || file.hasPrefix("\(folder)/")
    }
}
