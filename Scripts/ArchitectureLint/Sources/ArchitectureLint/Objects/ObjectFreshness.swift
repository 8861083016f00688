#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A check that objects are newer than their sources.
struct ObjectFreshness {
    let owners: SourceOwners
    let clangSources: ClangSources

    /// The problem with the first source of a target that is newer than its object, or that has
    /// none.
    func problem(with unit: BuildUnit, of module: Module) -> Problem? {
        func stale(_ path: String, _ reason: String, _ preparation: String = "") -> Problem {
            let command = unit.buildCommand(for: module.target.kind)
            return Problem(
                .badData,
                at: path,
                "\(reason) in \(unit.folder): \(preparation)'\(command)' first"
            )
        }
        let known = Set(unit.sources.compactMap(owners.path))
        let files = unit.isSwift ? module.files.map(\.path) : clangSources.files(of: module)
        if let file = files.first(where: { !known.contains($0) }) {
            return stale(file, "has not been built")
        }
        let single = Set(unit.objects.compactMap(\.source))
        let hasWhole = unit.objects.contains { $0.source == nil }
        for source in unit.sources {
            guard let path = owners.path(of: source) else { continue }
            guard let times = FileTimes(at: source) else {
                return stale(path, "was deleted, but its object still exists")
            }
            guard hasWhole || single.contains(source) else {
                return stale(path, "has not been built")
            }
            let traces = unit.objects.filter { $0.source == source || $0.source == nil }
                .flatMap { [$0.path] + $0.traces }
            let built = traces.compactMap { FileTimes(at: $0)?.modified }.max()
            guard let built, built >= times.modified else {
                return stale(path, "is newer than its object")
            }
            // A copy may keep the old time of modification.
            guard built >= times.changed else {
                return stale(path, "was replaced after the build of its object", "'touch' it and ")
            }
        }
        return nil
    }
}

/// The times of a file in nanoseconds since 1970.
private struct FileTimes {
    let modified: Int64
    /// The last change of the file's metadata, which no program can set.
    let changed: Int64

    init?(at path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        self.modified = Int64(modified.tv_sec) &* 1_000_000_000 &+ Int64(modified.tv_nsec)
        self.changed = Int64(changed.tv_sec) &* 1_000_000_000 &+ Int64(changed.tv_nsec)
    }
}

extension BuildUnit {
    fileprivate var isSwift: Bool { sources.contains { $0.hasSuffix(".swift") } }

    fileprivate var folder: String {
        (objects.first?.path ?? "").split(separator: "/").dropLast().map { "/\($0)" }.joined()
    }

    // Only the name of the folder shows the configuration.
    fileprivate func buildCommand(for kind: TargetKind) -> String {
        let isRelease = folder.split(separator: "/").contains {
            $0.lowercased().hasPrefix("release")
        }
        return "swift build" + (isRelease ? " -c release" : "")
            + (kind == .test ? " --build-tests" : "")
    }
}
