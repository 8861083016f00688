#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds the Swift sources that a command line means.
enum SourceFinder {
    /// Sources that stand in one folder, which is open.
    struct Sources {
        /// The folder's descriptor, from which the names can be opened.
        let folder: Int32
        /// What the command line calls the folder, with a slash at its end; empty for the current
        /// one.
        let path: String
        /// The names of the sources, sorted.
        let names: [String]
    }

    /// Reads sources on all cores.
    ///
    /// - Parameters:
    ///   - paths: files, which are taken whatever they are called, and folders, below which every
    ///     file counts whose name ends in `.swift`. Hidden files and folders, and links to folders,
    ///     are left out.
    ///   - make: makes what a thread keeps from one folder to the next.
    ///   - read: what to make of sources.
    /// - Returns: what was made of them, in the order of the command line and sorted within a
    ///   folder, and what could not be read on the way.
    static func read<Kept, Found: Sendable>(
        _ paths: [String],
        with make: @Sendable () -> Kept,
        _ read: @Sendable (Sources, inout Kept) -> Found
    ) -> (found: [Found], problems: [Problem]) {
        var found: [Found] = []
        var problems: [Problem] = []
        for path in paths {
            var status = stat()
            if stat(path, &status) != 0 {
                problems.append(SystemError(code: errno).problem(at: path))
            } else if status.st_mode & S_IFMT == S_IFDIR {
                let top = path == "." ? "" : path.hasSuffix("/") ? path : "\(path)/"
                let walk = TreeWalk<Found?>(base: "")
                let steps = walk.steps(below: top, with: make) { folder, path, names, kept in
                    let sources = names.filter { $0.hasSuffix(".swift") }
                    if sources.isEmpty { return nil }
                    let list = Sources(folder: folder.descriptor, path: path, names: sources)
                    return read(list, &kept)
                }
                for step in steps {
                    switch step {
                    case .found(let result): if let result { found.append(result) }
                    case .problem(let problem): problems.append(problem)
                    case .enter, .leave, .link, .linkedFile: break
                    }
                }
            } else {
                var kept = make()
                found.append(read(Sources(folder: AT_FDCWD, path: "", names: [path]), &kept))
            }
        }
        return (found, problems)
    }

    /// The sources, without reading them.
    static func files(_ paths: [String]) -> [String] {
        read(paths, with: {}, { sources, _ in sources.names.map { sources.path + $0 } }).found
            .flatMap { $0 }
    }
}
