/// Which files are a target's sources, by the rules of SwiftPM.
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
        let own = candidates.map { join(package.path, $0) }.first(where: hasFolder)
        guard own == nil, target.path == nil, package.takesFlatSources,
            package.targets.count(where: { root(of: $0.kind) == root(of: target.kind) }) == 1
        else { return own }
        // A target that has the usual place for itself need not have a folder there.
        return (target.kind == .test ? ["Tests"] : usual).map { join(package.path, $0) }.first(
            where: hasFolder
        )
    }

    /// Which targets share a usual place.
    private func root(of kind: TargetKind) -> TargetKind {
        kind == .test || kind == .plugin ? kind : .library
    }

    /// Which of the files of a target's folder its manifest takes; nothing when it takes all.
    func selection(of target: Target, in folder: String) -> ((String) -> Bool)? {
        guard target.sources != nil || !target.excluded.isEmpty else { return nil }
        let excluded = target.excluded.map { join(folder, $0) }
        let included = target.sources?.map { join(folder, $0) } ?? [folder]
        return { file in
            included.contains { contains($0, file) } && !excluded.contains { contains($0, file) }
        }
    }

    /// A path within a folder, in which `..` goes up one name.
    private func join(_ folder: String, _ path: String) -> String {
        if isPlain(path) { return folder.isEmpty ? path : "\(folder)/\(path)" }
        var parts: [Substring] = []
        for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// Whether a path has nothing in it that is to be left out, as hardly any has.
    private func isPlain(_ path: String) -> Bool {
        var last = Byte.slash
        for byte in path.utf8 {
            if byte == Byte.dot || (byte == Byte.slash && last == Byte.slash) { return false }
            last = byte
        }
        return last != Byte.slash
    }

    private func contains(_ folder: String, _ file: String) -> Bool {
        folder.isEmpty || file == folder || file.hasPrefix("\(folder)/")
    }
}
