/// Goes through all folders below one, on all cores. Links to folders are told and not followed;
/// what is hidden is left out.
struct TreeWalk<Found: Sendable> {
    /// What comes of a walk, in the order of the paths.
    enum Step: Sendable {
        /// A folder begins: its path, from where the walk began.
        case enter(String)
        /// The folder that was entered last ends.
        case leave
        /// What was made of files of that folder, between which stands no folder.
        case found(Found)
        /// A link to a folder: its path.
        case link(String)
        /// A link to a file, which was found as that as well: its path.
        case linkedFile(String)
        /// What could not be read.
        case problem(Problem)
    }

    /// What stands before every path when the system is asked: nothing, or a folder and a slash.
    let base: String

    /// Walks.
    ///
    /// - Parameters:
    ///   - top: the folder, from `base`; empty for that itself. Its path ends with a slash otherwise.
    ///   - make: makes what a thread keeps from one folder to the next.
    ///   - read: what to make of files, by their names; the folder they are in is open, and its path
    ///     is empty or ends with a slash.
    func steps<Kept>(
        below top: String,
        with make: @Sendable () -> Kept,
        _ read: @Sendable (borrowing OpenFolder, String, [String], inout Kept) -> Found
    ) -> [Step] {
        // The uppermost folders first, until there are enough of them to share.
        var parts = [Part.folder(top)]
        var waiting = 1
        while (1..<64).contains(waiting) {
            let lists = parts.mapInParallel(with: make) { part, kept in
                switch part {
                case .folder(let path): list(path, &kept, read)
                case .step: [part]
                }
            }
            parts = lists.flatMap { $0 }
            waiting = parts.count { if case .folder = $0 { true } else { false } }
        }
        let folders = parts.compactMap { if case .folder(let path) = $0 { path } else { nil } }
        var walked = folders.mapInParallel(with: make) { path, kept in walk(path, &kept, read) }[
            ...
        ]
        return parts.flatMap { part in
            switch part {
            case .step(let step): [step]
            case .folder: walked.popFirst() ?? []
            }
        }
    }

    private enum Part: Sendable {
        case step(Step)
        case folder(String)
    }

    private func walk<Kept>(
        _ top: String,
        _ kept: inout Kept,
        _ read: (borrowing OpenFolder, String, [String], inout Kept) -> Found
    ) -> [Step] {
        var steps: [Step] = []
        var waiting = [Part.folder(top)]
        while let part = waiting.popLast() {
            switch part {
            case .step(let step): steps.append(step)
            case .folder(let path): waiting += list(path, &kept, read).reversed()
            }
        }
        return steps
    }

    /// What is in one folder.
    private func list<Kept>(
        _ path: String,
        _ kept: inout Kept,
        _ read: (borrowing OpenFolder, String, [String], inout Kept) -> Found
    ) -> [Part] {
        do {
            let whole = base + path
            let folder = try OpenFolder(whole.isEmpty ? "." : whole)
            let entries = try folder.entries()
            var parts = [Part.step(.enter(path))]
            var names: [String] = []
            func readNames(_ kept: inout Kept) {
                if !names.isEmpty { parts.append(.step(.found(read(folder, path, names, &kept)))) }
                names = []
            }
            for entry in entries {
                if entry.isFile {
                    names.append(entry.name)
                    if entry.kind == .linkedFile {
                        parts.append(.step(.linkedFile(path + entry.name)))
                    }
                } else {
                    readNames(&kept)
                    parts.append(
                        entry.kind == .folder
                            ? .folder("\(path)\(entry.name)/") : .step(.link(path + entry.name))
                    )
                }
            }
            readNames(&kept)
            parts.append(.step(.leave))
            return parts
        } catch {
            return [.step(.problem(error.problem(at: path)))]
        }
    }
}
