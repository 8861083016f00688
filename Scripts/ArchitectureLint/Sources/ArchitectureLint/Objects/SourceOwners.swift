/// The targets of the sources that a compiler received.
struct SourceOwners {
    private let root: String
    /// The modules by the absolute paths of their Swift sources.
    private let modules: [String: Module]
    /// The folders of the targets, which own the sources in other languages, the innermost first.
    private let folders: [(path: String, module: Module)]
    /// The sources of targets without Swift, for which SwiftPM runs Clang.
    private let clangSources: [String: [String]]

    private static let clangExtensions: Set = ["c", "cc", "cpp", "cxx", "m", "mm", "s", "S"]

    init(_ repository: Repository) {
        let root = repository.root
        self.root = root
        modules = Dictionary(
            firstOf: repository.modules.flatMap { module in
                module.files.map { ("\(root)/\($0.path)", module) }
            }
        )
        folders = repository.modules.map { (path: "\(root)/\($0.folder)/", module: $0) }
            .sorted { $0.path.utf8.count > $1.path.utf8.count }
        let tree = try? FileTree(root: root)
        let sources = repository.modules.filter(\.files.isEmpty).mapInParallel { module in
            (module.name, tree.map { Self.clangSources(of: module, in: $0) } ?? [])
        }
        clangSources = Dictionary(firstOf: sources)
    }

    private static func clangSources(of module: Module, in tree: FileTree) -> [String] {
        // A binary may have no folder.
        if module.target.kind == .binary { return [] }
        let folder = module.folder
        let selection = SourceSelection(of: module.target, in: folder, of: module.package)
        var walk = LinkWalk(tree)
        return walk.files(behind: folder)
            .map { folder.isEmpty ? String($0.path.dropFirst()) : $0.path }
            .filter { path in
                guard let dot = path.lastIndex(of: ".") else { return false }
                return clangExtensions.contains(String(path[path.index(after: dot)...]))
                    && selection.role(of: path) == .source
            }
    }

    /// The sources of a module, relative to the root.
    func sources(of module: Module) -> [String] {
        clangSources[module.name] ?? module.files.map(\.path)
    }

    /// The units of known targets.
    ///
    /// The C compiler runs once for each source, so the units of a target in one place are merged.
    func merged(_ units: [BuildUnit]) -> [(unit: BuildUnit, module: Module)] {
        var merged: [(unit: BuildUnit, module: Module)] = []
        var indices: [[String]: Int] = [:]
        for unit in units {
            guard let module = module(of: unit) else { continue }
            if unit.sources.count == 1, let object = unit.objects.first,
                let source = object.source, !source.hasSuffix(".swift")
            {
                let key = [module.name, place(of: object.path, source: source)]
                if let index = indices[key] {
                    merged[index].unit.objects += unit.objects
                    merged[index].unit.sources += unit.sources
                    continue
                }
                indices[key] = merged.count
            }
            merged.append((unit, module))
        }
        return merged
    }

    /// The folder of a target's objects, which repeats the folders of the sources.
    private func place(of object: String, source: String) -> String {
        let folder = folders.first { source.hasPrefix($0.path) }?.path ?? ""
        let ending = "/\(source.dropFirst(folder.count)).o"
        return object.hasSuffix(ending) ? String(object.dropLast(ending.count)) : object.folder
    }

    private func module(of unit: BuildUnit) -> Module? {
        unit.sources.lazy.compactMap(swiftOwner).first
            ?? unit.sources.lazy.compactMap(folderOwner).first
    }

    /// The path of a source, relative to the root; nil for a generated source.
    func path(of source: String) -> String? {
        guard swiftOwner(of: source) != nil || folderOwner(of: source) != nil else { return nil }
        let path = source.hasPrefix("\(root)/") ? source : source.withoutLinks ?? source
        return path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : nil
    }

    private func swiftOwner(of path: String) -> Module? {
        path.hasSuffix(".swift") ? modules[path] ?? modules[path.withoutLinks ?? path] : nil
    }

    private func folderOwner(of path: String) -> Module? {
        folders.first { path.hasPrefix($0.path) }?.module
    }
}
