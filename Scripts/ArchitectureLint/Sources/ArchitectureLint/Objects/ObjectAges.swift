#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Whether what was built was built of the sources as they are now.
struct ObjectAges {
    let owners: SourceOwners

    /// What is wrong with a unit of a target; nothing when it is younger than its sources.
    func problem(with unit: BuildUnit, of module: Module) -> Problem? {
        let command = unit.command(for: module.target.kind)
        func stale(_ path: String, _ what: String) -> Problem {
            Problem(.badData, at: path, "\(what) in \(unit.folder): `\(command)` first")
        }
        let known = Set(unit.sources.compactMap(owners.path))
        for file in module.files where unit.isSwift && !known.contains(file.path) {
            return stale(file.path, "has not been built")
        }
        let single = Set(unit.objects.compactMap(\.source))
        let hasWhole = unit.objects.contains { $0.source == nil }
        for source in unit.sources {
            guard let path = owners.path(of: source) else { continue }
            guard let changed = date(of: source) else {
                return stale(path, "is gone, and built in")
            }
            guard hasWhole || single.contains(source) else {
                return stale(path, "has not been built")
            }
            let traces = unit.objects.filter { $0.source == source || $0.source == nil }
                .flatMap { [$0.path] + $0.traces }
            guard let built = traces.compactMap(date).max(), built >= changed else {
                return stale(path, "is younger than what was built of it")
            }
        }
        return nil
    }

    private func date(of path: String) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.modificationDate] as? Date
    }
}

extension BuildUnit {
    /// Whether it was made by the Swift compiler, which is given all sources of a target at once.
    fileprivate var isSwift: Bool { sources.contains { $0.hasSuffix(".swift") } }

    /// Where it is.
    fileprivate var folder: String {
        (objects.first?.path ?? "").split(separator: "/").dropLast().map { "/\($0)" }.joined()
    }

    /// What builds it anew. The compiler leaves no word of how a folder was built but its name.
    fileprivate func command(for kind: TargetKind) -> String {
        let isRelease = folder.split(separator: "/").contains {
            $0.lowercased().hasPrefix("release")
        }
        return "swift build" + (isRelease ? " -c release" : "")
            + (kind == .test ? " --build-tests" : "")
    }
}
