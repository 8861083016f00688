/// The sources of targets that are not in Swift, and are compiled all the same.
struct OtherSources {
    /// By the module's name, relative to the root.
    private let files: [String: [String]]

    /// What SwiftPM takes for a source, by its ending.
    private static let endings: Set = ["c", "cc", "cpp", "cxx", "m", "mm", "s", "S"]

    /// Looks into the folders of all targets that have nothing in Swift: SwiftPM takes no mixture.
    init(_ repository: Repository) {
        guard let tree = try? FileTree(root: repository.root) else {
            files = [:]
            return
        }
        let found = repository.modules.filter(\.files.isEmpty).mapInParallel { module in
            (module.name, Self.files(of: module, in: tree))
        }
        files = Dictionary(found) { first, _ in first }
    }

    /// Those of a target, in the order of their paths.
    func files(of module: Module) -> [String] { files[module.name] ?? [] }

    private static func files(of module: Module, in tree: FileTree) -> [String] {
        let list = SourceList(hasFolder: tree.hasFolder)
        guard let folder = list.folder(of: module.target, in: module.package) else { return [] }
        let selection = SourceSelection(of: module.target, in: folder, of: module.package)
        var walk = LinkWalk(tree)
        let paths = walk.files(behind: folder).map { file in
            folder.isEmpty ? String(file.path.dropFirst()) : file.path
        }
        return paths.filter { path in
            guard selection.fate(of: path) == .compiled, let dot = path.lastIndex(of: ".") else {
                return false
            }
            return endings.contains(String(path[path.index(after: dot)...]))
        }
    }
}
