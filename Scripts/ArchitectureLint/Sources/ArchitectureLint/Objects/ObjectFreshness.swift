// The check that objects are newer than their sources.
extension SourceOwners {
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
        let known = Set(unit.sources.compactMap(path))
        if let file = sources(of: module).first(where: { !known.contains($0) }) {
            return stale(file, "has not been built")
        }
        let single = Set(unit.objects.compactMap(\.source))
        let hasWhole = unit.objects.contains { $0.source == nil }
        for source in unit.sources {
            guard let path = path(of: source) else { continue }
            guard let status = FileStatus(source) else {
                return stale(path, "was deleted, but its object still exists")
            }
            guard hasWhole || single.contains(source) else {
                return stale(path, "has not been built")
            }
            let traces = unit.objects.filter { $0.source == source || $0.source == nil }
                .flatMap { [$0.path] + $0.traces }
            let built = traces.compactMap { FileStatus($0)?.modified }.max()
            guard let built, built >= status.modified else {
                return stale(path, "is newer than its object")
            }
            // A copy may keep the old time of modification.
            guard built >= status.changed else {
                return stale(path, "was replaced after the build of its object", "'touch' it and ")
            }
        }
        return nil
    }
}

extension BuildUnit {
    fileprivate var folder: String { objects.first?.path.folder ?? "" }

    // Only the name of the folder shows the configuration.
    fileprivate func buildCommand(for kind: TargetKind) -> String {
        let isRelease = folder.split(separator: "/").contains {
            $0.lowercased().hasPrefix("release")
        }
        return "swift build" + (isRelease ? " -c release" : "")
            + (kind == .test ? " --build-tests" : "")
    }
}
