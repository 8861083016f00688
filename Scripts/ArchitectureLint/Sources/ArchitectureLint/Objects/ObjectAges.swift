#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Whether what was built was built of the sources as they are now.
struct ObjectAges {
    let owners: SourceOwners
    let others: OtherSources

    /// What is wrong with a unit of a target; nothing when it is younger than its sources.
    func problem(with unit: BuildUnit, of module: Module) -> Problem? {
        let command = unit.command(for: module.target.kind)
        func stale(_ path: String, _ what: String, _ preparation: String = "") -> Problem {
            Problem(
                .badData,
                at: path,
                "\(what) in \(unit.folder): \(preparation)`\(command)` first"
            )
        }
        let known = Set(unit.sources.compactMap(owners.path))
        let files = unit.isSwift ? module.files.map(\.path) : others.files(of: module)
        for file in files where !known.contains(file) {
            return stale(file, "has not been built")
        }
        let single = Set(unit.objects.compactMap(\.source))
        let hasWhole = unit.objects.contains { $0.source == nil }
        for source in unit.sources {
            guard let path = owners.path(of: source) else { continue }
            guard let stamp = FileStamp(at: source) else {
                return stale(path, "is gone, but still part of what was built")
            }
            guard hasWhole || single.contains(source) else {
                return stale(path, "has not been built")
            }
            let traces = unit.objects.filter { $0.source == source || $0.source == nil }
                .flatMap { [$0.path] + $0.traces }
            let built = traces.compactMap { FileStamp(at: $0)?.modified }.max()
            guard let built, built >= stamp.modified else {
                return stale(path, "is younger than what was built of it")
            }
            // Who copies a file may set its age, but not when that was.
            guard built >= stamp.changed else {
                return stale(path, "was put there after what was built of it", "`touch` it and ")
            }
        }
        return nil
    }
}

extension FileStamp {
    /// The stamp of a file, by its absolute path; nothing when there is none.
    fileprivate init?(at path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
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
