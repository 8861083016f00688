/// Where a target's files are, by the rules of SwiftPM.
struct SourceList {
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
        let own = candidates.map { TargetPath.joined(package.path, $0) }.first(where: hasFolder)
        guard own == nil, target.path == nil, package.toolsNumber >= 509,
            package.targets.count(where: { root(of: $0.kind) == root(of: target.kind) }) == 1
        else { return own }
        // A target that has the usual place for itself need not have a folder there.
        return (target.kind == .test ? ["Tests"] : usual).map {
            TargetPath.joined(package.path, $0)
        }.first(
            where: hasFolder
        )
    }

    /// Which targets share a usual place.
    private func root(of kind: TargetKind) -> TargetKind {
        kind == .test || kind == .plugin ? kind : .library
    }
}
