#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The targets of the sources that a compiler received.
struct SourceOwners {
    private let root: String
    /// The modules by the absolute paths of their Swift sources.
    private let modules: [String: Module]
    /// The folders of the targets, which own the sources in other languages.
    private let folders: [(path: String, module: Module)]

    init(_ repository: Repository) {
        root = repository.root
        modules = Dictionary(
            repository.modules.flatMap { module in
                module.files.map { ("\(repository.root)/\($0.path)", module) }
            },
            uniquingKeysWith: { first, _ in first }
        )
        let locator = TargetLocator(
            hasFolder: { path in
                FileManager.default.fileExists(atPath: "\(repository.root)/\(path)")
            }
        )
        folders = repository.modules.compactMap { module in
            locator.folder(of: module.target, in: module.package).map {
                (path: "\(repository.root)/\($0)/", module: module)
            }
        }.sorted { $0.path.utf8.count > $1.path.utf8.count }
    }

    /// The units of known targets.
    ///
    /// The C compiler runs once for each source, so the units of a target in one place are merged.
    func merged(_ units: [BuildUnit]) -> [(unit: BuildUnit, module: Module)] {
        struct Key: Hashable {
            let module: String
            let place: String
        }
        var merged: [(unit: BuildUnit, module: Module)] = []
        var indices: [Key: Int] = [:]
        for unit in units {
            guard let module = module(of: unit) else { continue }
            guard unit.sources.count == 1, let object = unit.objects.first,
                let source = object.source, !source.hasSuffix(".swift")
            else {
                merged.append((unit, module))
                continue
            }
            let key = Key(module: module.name, place: place(of: object.path, source: source))
            guard let index = indices[key] else {
                indices[key] = merged.count
                merged.append((unit, module))
                continue
            }
            merged[index].unit = BuildUnit(
                objects: merged[index].unit.objects + unit.objects,
                sources: merged[index].unit.sources + unit.sources
            )
        }
        return merged
    }

    /// The folder of a target's objects, which repeats the folders of the sources.
    private func place(of object: String, source: String) -> String {
        let folder = folders.first { source.hasPrefix($0.path) }?.path ?? ""
        let ending = "/\(source.dropFirst(folder.count)).o"
        guard !object.hasSuffix(ending) else { return String(object.dropLast(ending.count)) }
        return object.lastIndex(of: "/").map { String(object[..<$0]) } ?? object
    }

    private func module(of unit: BuildUnit) -> Module? {
        unit.sources.lazy.compactMap(swiftOwner).first
            ?? unit.sources.lazy.compactMap(folderOwner).first
    }

    /// The path of a source, relative to the root; nil for a generated source.
    func path(of source: String) -> String? {
        guard swiftOwner(of: source) != nil || folderOwner(of: source) != nil else { return nil }
        let path = source.hasPrefix("\(root)/") ? source : resolved(source)
        return path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : nil
    }

    private func swiftOwner(of path: String) -> Module? {
        path.hasSuffix(".swift") ? modules[path] ?? modules[resolved(path)] : nil
    }

    private func folderOwner(of path: String) -> Module? {
        folders.first { path.hasPrefix($0.path) }?.module
    }

    private func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
}

/// The sources of targets without Swift, for which SwiftPM runs Clang.
struct ClangSources {
    /// The paths relative to the root, by the names of the modules.
    private let files: [String: [String]]

    private static let extensions: Set = ["c", "cc", "cpp", "cxx", "m", "mm", "s", "S"]

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

    func files(of module: Module) -> [String] { files[module.name] ?? [] }

    private static func files(of module: Module, in tree: FileTree) -> [String] {
        let locator = TargetLocator(hasFolder: tree.hasFolder)
        guard let folder = locator.folder(of: module.target, in: module.package) else { return [] }
        let selection = SourceSelection(of: module.target, in: folder, of: module.package)
        var walk = LinkWalk(tree)
        let paths = walk.files(behind: folder).map { file in
            folder.isEmpty ? String(file.path.dropFirst()) : file.path
        }
        return paths.filter { path in
            guard selection.role(of: path) == .source, let dot = path.lastIndex(of: ".") else {
                return false
            }
            return extensions.contains(String(path[path.index(after: dot)...]))
        }
    }
}
