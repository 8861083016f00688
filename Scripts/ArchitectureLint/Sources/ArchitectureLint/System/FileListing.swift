/// All files and folders below a folder, except hidden files and files behind symbolic links to
/// folders.
struct FileListing: Sendable {
    /// The paths of the files, sorted.
    private(set) var files: [String] = []
    /// The indices of the files below each folder.
    private(set) var folders: [String: Range<Int>] = [:]
    /// The paths of the symbolic links to files; `files` contains these paths, too.
    private(set) var linkedFiles: Set<String> = []
    /// The paths of the symbolic links to folders, sorted.
    private(set) var links: [String] = []
    private(set) var problems: [Problem] = []

    private typealias Entries = Result<[FolderEntry], Problem>

    /// Lists a folder.
    ///
    /// - Parameters:
    ///   - top: The path of the folder, with a final slash; empty for `base`. Each path in the
    ///     listing starts with `top`.
    ///   - base: The folder that `top` is relative to, with a final slash; empty for the current
    ///     folder.
    init(of top: String, base: String = "") {
        var entries: [String: Entries] = [:]
        var level = [top]
        while !level.isEmpty {
            let found = level.mapInParallel { path in
                let whole = base + path
                return Entries.of {
                    try FolderEntry.all(in: whole.shownPath, named: path)
                }
            }
            entries.merge(zip(level, found)) { first, _ in first }
            level = zip(level, found).flatMap { path, entries in
                ((try? entries.get()) ?? []).filter { $0.kind == .folder }
                    .map { "\(path)\($0.name)/" }
            }
        }
        add(top, entries)
    }

    /// Adds a folder and the folders in it, in the order of their paths.
    private mutating func add(_ folder: String, _ entries: [String: Entries]) {
        switch entries[folder] {
        case .success(let own):
            let start = files.count
            for entry in own {
                let path = folder + entry.name
                switch entry.kind {
                case .file: files.append(path)
                case .linkToFile:
                    files.append(path)
                    linkedFiles.insert(path)
                case .folder: add("\(path)/", entries)
                case .linkToFolder: links.append(path)
                }
            }
            let path = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
            folders[path] = start..<files.count
        case .failure(let problem): problems.append(problem)
        case nil: break
        }
    }

    /// Returns the Swift sources for the paths of a command line, and the problems with the paths.
    ///
    /// - Parameter paths: Files of any name, and folders with files that end with `.swift`.
    static func sources(at paths: [String]) -> (paths: [String], problems: [Problem]) {
        var found: [String] = []
        var problems: [Problem] = []
        for path in paths {
            guard FileStatus(path)?.isFolder == true else {
                found.append(path)
                continue
            }
            let listing = FileListing(
                of: path == "." ? "" : path.hasSuffix("/") ? path : "\(path)/"
            )
            found += listing.files.filter { $0.hasSuffix(".swift") }
            problems += listing.problems
        }
        return (found, problems)
    }
}
