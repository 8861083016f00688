/// A walk through all folders below one, on all cores.
///
/// It skips hidden files and folders, and reports links to folders without following them.
struct TreeWalk<Found: Sendable> {
    /// A step of a walk, in the order of the paths.
    enum Step: Sendable {
        /// The start of a folder, by its path.
        case enter(String)
        /// The end of the folder that was entered last.
        case leave
        /// The result for files of the current folder, between which there is no folder.
        case found(Found)
        /// A link to a folder, by its path.
        case link(String)
        /// A link to a file, by its path, which is part of a result, too.
        case linkedFile(String)
        case problem(Problem)
    }

    /// The prefix of each path for the system: empty, or a folder and a slash.
    let base: String

    /// The results for files, by the open folder, its path (empty or with a slash at its end), and
    /// the names of the files.
    typealias Read<State> = @Sendable (borrowing OpenFolder, String, [String], inout State) -> Found

    /// Walks through a folder.
    ///
    /// - Parameters:
    ///   - top: The path of the folder behind `base`, empty or with a slash at its end.
    ///   - makeState: Makes the state of a thread, which lives from one folder to the next.
    ///   - read: Makes the result for files.
    func steps<State>(
        below top: String,
        with makeState: @Sendable () -> State,
        _ read: Read<State>
    ) -> [Step] {
        // The topmost folders come first, until there are enough for all threads.
        var parts = [Part.folder(top)]
        var folders = [top]
        while (1..<64).contains(folders.count) {
            parts = parts.mapInParallel(with: makeState) { part, state in
                switch part {
                case .folder(let path): list(path, &state, read)
                case .step: [part]
                }
            }.flatMap { $0 }
            folders = parts.compactMap { if case .folder(let path) = $0 { path } else { nil } }
        }
        let walks = folders.mapInParallel(with: makeState) { path, state in
            walk(path, &state, read)
        }
        var rest = walks[...]
        return parts.flatMap { part in
            switch part {
            case .step(let step): [step]
            case .folder: rest.popFirst() ?? []
            }
        }
    }

    private enum Part: Sendable {
        case step(Step)
        case folder(String)
    }

    private func walk<State>(_ top: String, _ state: inout State, _ read: Read<State>) -> [Step] {
        var steps: [Step] = []
        var pending = [Part.folder(top)]
        while let part = pending.popLast() {
            switch part {
            case .step(let step): steps.append(step)
            case .folder(let path): pending += list(path, &state, read).reversed()
            }
        }
        return steps
    }

    private func list<State>(_ path: String, _ state: inout State, _ read: Read<State>) -> [Part] {
        do {
            let whole = base + path
            let folder = try OpenFolder(whole.isEmpty ? "." : whole)
            var parts = [Part.step(.enter(path))]
            var names: [String] = []
            func readFiles(_ state: inout State) {
                if !names.isEmpty { parts.append(.step(.found(read(folder, path, names, &state)))) }
                names = []
            }
            for entry in try folder.entries() {
                let entryPath = path + entry.name
                switch entry.kind {
                case .file, .linkToFile:
                    names.append(entry.name)
                    if entry.kind == .linkToFile { parts.append(.step(.linkedFile(entryPath))) }
                case .folder:
                    readFiles(&state)
                    parts.append(.folder("\(entryPath)/"))
                case .linkToFolder, .other:
                    readFiles(&state)
                    parts.append(.step(.link(entryPath)))
                }
            }
            readFiles(&state)
            return parts + [.step(.leave)]
        } catch {
            return [.step(.problem(error.problem(at: path)))]
        }
    }
}
