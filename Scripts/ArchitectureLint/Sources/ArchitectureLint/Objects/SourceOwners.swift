#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Which target a source belongs to that a compiler was given.
struct SourceOwners {
    private let root: String
    /// The targets by the absolute paths of their sources in Swift.
    private let modules: [String: Module]
    /// The targets' folders, for what is not Swift.
    private let folders: [(path: String, module: Module)]

    init(_ repository: Repository) {
        root = repository.root
        modules = Dictionary(
            repository.modules.flatMap { module in
                module.files.map { ("\(repository.root)/\($0.path)", module) }
            },
            uniquingKeysWith: { first, _ in first }
        )
        let list = SourceList(
            hasFolder: { path in
                FileManager.default.fileExists(atPath: "\(repository.root)/\(path)")
            }
        )
        folders = repository.modules.compactMap { module in
            list.folder(of: module.target, in: module.package).map {
                (path: "\(repository.root)/\($0)/", module: module)
            }
        }.sorted { $0.path.utf8.count > $1.path.utf8.count }
    }

    /// What was built of our targets: of each target, one unit for each place.
    ///
    /// The C compiler is run for each source alone; what it made in one place belongs together.
    func built(_ units: [BuildUnit]) -> [(unit: BuildUnit, module: Module)] {
        struct Key: Hashable {
            let module: String
            let place: String
        }
        var built: [(unit: BuildUnit, module: Module)] = []
        var places: [Key: Int] = [:]
        for unit in units {
            guard let module = module(of: unit) else { continue }
            guard unit.sources.count == 1, let object = unit.objects.first,
                let source = object.source, !source.hasSuffix(".swift")
            else {
                built.append((unit, module))
                continue
            }
            let key = Key(module: module.name, place: place(of: object.path, madeOf: source))
            guard let index = places[key] else {
                places[key] = built.count
                built.append((unit, module))
                continue
            }
            built[index].unit = BuildUnit(
                objects: built[index].unit.objects + unit.objects,
                sources: built[index].unit.sources + unit.sources
            )
        }
        return built
    }

    /// The folder of a target's objects, in which they lie as the sources do in theirs.
    private func place(of object: String, madeOf source: String) -> String {
        let folder = folders.first { source.hasPrefix($0.path) }?.path ?? ""
        let ending = "/\(source.dropFirst(folder.count)).o"
        guard !object.hasSuffix(ending) else { return String(object.dropLast(ending.count)) }
        return object.lastIndex(of: "/").map { String(object[..<$0]) } ?? object
    }

    /// The target that a unit was built of; nothing when it is none of ours.
    func module(of unit: BuildUnit) -> Module? {
        let owner = unit.sources.lazy.compactMap { self.owner(ofSource: $0) }.first
        return owner ?? unit.sources.lazy.compactMap { self.owner(ofOther: $0) }.first
    }

    /// Where a source is, relative to the root; nothing when it is not below it, or generated.
    func path(of source: String) -> String? {
        guard owner(ofSource: source) != nil || owner(ofOther: source) != nil else { return nil }
        let path = source.hasPrefix("\(root)/") ? source : resolved(source)
        return path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : nil
    }

    private func owner(ofSource path: String) -> Module? {
        path.hasSuffix(".swift") ? modules[path] ?? modules[resolved(path)] : nil
    }

    private func owner(ofOther path: String) -> Module? {
        folders.first { path.hasPrefix($0.path) }?.module
    }

    private func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
}
