extension SwiftPackage {
    /// Returns the folder of a target by SwiftPM's rules, relative to the root; nil if it is
    /// missing.
    func folder(of target: Manifest.Target, where hasFolder: (String) -> Bool) -> String? {
        let usual =
            switch target.kind {
            case .test: ["Tests", "Sources", "Source", "src", "srcs"]
            case .plugin: ["Plugins"]
            default: ["Sources", "Source", "src", "srcs"]
            }
        let candidates = target.path.map { [$0] } ?? usual.map { "\($0)/\(target.name)" }
        let own = candidates.map { TargetPath.joined(path, $0) }.first(where: hasFolder)
        guard own == nil, target.path == nil, toolsNumber >= 509,
            content.targets.count(where: { root(of: $0.kind) == root(of: target.kind) }) == 1
        else { return own }
        // The only target in a usual place may use the place itself.
        return (target.kind == .test ? ["Tests"] : usual)
            .map { TargetPath.joined(path, $0) }.first(where: hasFolder)
    }

    /// Returns the kind that determines the usual folders: `test`, `plugin`, or `library` for any
    /// other kind.
    private func root(of kind: TargetKind) -> TargetKind {
        kind == .test || kind == .plugin ? kind : .library
    }
}

/// The selection of a target's sources, by the rules of SwiftPM's `TargetSourcesBuilder`.
struct SourceSelection {
    /// The role of a file in the folder of a target.
    enum Role {
        /// A source to compile, if the file is in a compiled language.
        case source
        /// A resource, or a part of a bundle for other tools.
        case resource
        /// A file that the manifest excludes.
        case excluded
        /// A file that is not in the manifest's list of sources.
        case unlisted
    }

    private let folder: String
    /// The sources that the manifest lists; nil for all files.
    private let sources: [String]?
    private let excluded: [String]
    private let resources: [String]
    private let toolsNumber: Int

    /// The extensions of folders that SwiftPM never searches.
    private static let skippedExtensions: Set<Substring> = [
        "playground", "xcodeproj", "xcworkspace",
    ]
    /// The extensions of folders that SwiftPM treats as one file.
    private static let bundleExtensions: Set<Substring> = [
        "docc", "metal", "nib", "storyboard", "xcassets", "xcdatamodel", "xcdatamodeld",
        "xcmappingmodel", "xcstrings", "xib",
    ]

    init(of target: Manifest.Target, in folder: String, of package: SwiftPackage) {
        self.folder = folder
        sources = target.sources?.map { TargetPath.joined(folder, $0) }
        excluded = target.excluded.map { TargetPath.joined(folder, $0) }
        resources = target.resources.map { TargetPath.joined(folder, $0) }
        toolsNumber = package.toolsNumber
    }

    func role(of file: String) -> Role {
        if excluded.contains(where: file.isInside) { return .excluded }
        if resources.contains(where: file.isInside) || isInBundle(file) { return .resource }
        return sources?.contains(where: file.isInside) ?? true ? .source : .unlisted
    }

    /// Returns a text that describes which files in a folder the manifest selects.
    ///
    /// If this function returns equal texts for two paths to the same folder, both paths select the
    /// same files.
    func signature(of folder: String) -> String {
        let lists = [excluded, resources, sources ?? []].map { list in
            list.filter { $0.isInside(folder) }.map { $0.dropFirst(folder.utf8.count) }
        }
        return "\(role(of: "\(folder)/.")) \(lists)"
    }

    private func isInBundle(_ file: String) -> Bool {
        let inside = file.utf8.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1)
        guard let slash = inside.lastIndex(of: Byte.slash),
            inside[..<slash].contains(Byte.dot)
        else { return false }
        var end = inside.startIndex
        while let next = inside[end...].firstIndex(of: Byte.slash) {
            let name = file[end..<next]
            if let dot = name.lastIndex(of: "."),
                isBundle(name[name.index(after: dot)...], String(file[..<next]))
            {
                return true
            }
            end = inside.index(after: next)
        }
        return false
    }

    private func isBundle(_ pathExtension: Substring, _ path: String) -> Bool {
        if Self.skippedExtensions.contains(pathExtension) { return true }
        switch toolsNumber {
        case 1..<503: return pathExtension == "lproj"
        case _ where sources?.contains(path) == true: return false
        // These versions treat each folder with an extension as one file.
        case 503..<506: return pathExtension != "lproj"
        default: return Self.bundleExtensions.contains(pathExtension)
        }
    }
}
