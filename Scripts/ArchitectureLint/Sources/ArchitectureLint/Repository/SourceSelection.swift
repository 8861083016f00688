/// Which of the files of a target's folder SwiftPM compiles, by the rules of its
/// `TargetSourcesBuilder`.
struct SourceSelection {
    /// What SwiftPM does with a file.
    enum Fate {
        /// It is a source, if it is in a language that is compiled.
        case compiled
        /// It is a resource, or part of something that other tools read.
        case aside
        /// The manifest excludes it.
        case excluded
        /// The manifest lists sources, and not this.
        case unlisted
    }

    private let folder: String
    /// Nothing where the manifest lists no sources: then all are.
    private let sources: [String]?
    private let excluded: [String]
    private let resources: [String]

    private let toolsNumber: Int

    /// The endings of folders that SwiftPM never looks into.
    private static let passedFolders: Set<Substring> = ["playground", "xcodeproj", "xcworkspace"]
    /// The endings of folders that it takes for one file each.
    private static let closedFolders: Set<Substring> = [
        "docc", "metal", "nib", "storyboard", "xcassets", "xcdatamodel", "xcdatamodeld",
        "xcmappingmodel", "xcstrings", "xib",
    ]

    /// What a target's manifest says of its folder.
    init(of target: Target, in folder: String, of package: SwiftPackage) {
        self.folder = folder
        sources = target.sources?.map { TargetPath.joined(folder, $0) }
        excluded = target.excluded.map { TargetPath.joined(folder, $0) }
        resources = target.resources.map { TargetPath.joined(folder, $0) }
        toolsNumber = package.toolsNumber
    }

    /// What becomes of a file of the folder.
    func fate(of file: String) -> Fate {
        if excluded.contains(where: file.isInside) { return .excluded }
        if resources.contains(where: file.isInside) || isInClosedFolder(file) {
            return .aside
        }
        return sources?.contains(where: file.isInside) ?? true ? .compiled : .unlisted
    }

    /// What the manifest says of a folder in the target's, and of what is in it: of two ways to a folder
    /// of which it says the same, it compiles the same.
    func view(of folder: String) -> String {
        let lists = [excluded, resources, sources ?? []].map { list in
            list.filter { $0.isInside(folder) }.map { $0.dropFirst(folder.utf8.count) }
        }
        return "\(fate(of: "\(folder)/.")) \(lists)"
    }

    private func isInClosedFolder(_ file: String) -> Bool {
        let inside = file.utf8.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1)
        guard let slash = inside.lastIndex(of: Byte.slash),
            inside[..<slash].contains(Byte.dot)
        else { return false }
        var end = inside.startIndex
        while let next = inside[end...].firstIndex(of: Byte.slash) {
            let name = file[end..<next]
            if let dot = name.lastIndex(of: "."),
                isClosed(name[name.index(after: dot)...], String(file[..<next]))
            {
                return true
            }
            end = inside.index(after: next)
        }
        return false
    }

    /// Whether SwiftPM takes a folder for one thing.
    private func isClosed(_ ending: Substring, _ path: String) -> Bool {
        if Self.passedFolders.contains(ending) { return true }
        switch toolsNumber {
        case 1..<503: return ending == "lproj"
        case _ where sources?.contains(path) == true: return false
        // In these, all that have an ending.
        case 503..<506: return ending != "lproj"
        default: return Self.closedFolders.contains(ending)
        }
    }
}
