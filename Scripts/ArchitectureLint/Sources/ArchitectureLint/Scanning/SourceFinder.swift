#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds the Swift sources for the paths of a command line.
enum SourceFinder {
    /// Sources in one open folder.
    struct Sources {
        /// The descriptor of the folder.
        let folder: Int32
        /// The path of the folder with a slash at its end; empty for the current folder.
        let path: String
        /// The names of the sources, sorted.
        let names: [String]
    }

    /// Reads sources on all cores.
    ///
    /// - Parameters:
    ///   - paths: Files of any name, and folders, which are searched for files that end with
    ///     `.swift`. Hidden files and folders and links to folders are skipped.
    ///   - makeState: Makes the state of a thread, which lives from one folder to the next.
    ///   - read: Makes the result for sources.
    /// - Returns: The results in the order of the paths, sorted within a folder, and the problems.
    static func read<State, Found: Sendable>(
        _ paths: [String],
        with makeState: @Sendable () -> State,
        _ read: @Sendable (Sources, inout State) -> Found
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
                let steps = walk.steps(below: top, with: makeState) { folder, path, names, state in
                    let sources = names.filter { $0.hasSuffix(".swift") }
                    if sources.isEmpty { return nil }
                    let list = Sources(folder: folder.descriptor, path: path, names: sources)
                    return read(list, &state)
                }
                for step in steps {
                    switch step {
                    case .found(let result): if let result { found.append(result) }
                    case .problem(let problem): problems.append(problem)
                    case .enter, .leave, .link, .linkedFile: break
                    }
                }
            } else {
                var state = makeState()
                found.append(read(Sources(folder: AT_FDCWD, path: "", names: [path]), &state))
            }
        }
        return (found, problems)
    }
}
