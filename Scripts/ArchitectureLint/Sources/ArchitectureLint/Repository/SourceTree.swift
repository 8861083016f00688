/// Every file below the root, with what the sources import.
struct SourceTree: Sendable {
    /// The files, in the order of their paths.
    private(set) var files: [File] = []
    /// The links to folders, in the order of their paths.
    private(set) var links: [String] = []
    /// The links to files.
    private var linkedFiles: Set<String> = []
    /// What could not be read on the way.
    private(set) var problems: [Problem] = []
    /// The files of each folder, and of all below it, by the folder's path.
    private var ranges: [String: Range<Int>] = [:]

    private let tree: FileTree
    private let scan: SourceScan

    /// A file. It is shared, not copied, on the way through several lists.
    final class File: Sendable {
        /// Its path, relative to the root.
        let path: String
        /// What it imports; nothing for what is not in Swift, a manifest, or not scanned yet.
        let source: Result<SourceScan.Scanned, Problem>?
        /// Where it is in the tree without links, when that is another place and below the root.
        let realPath: String?
        /// The last link on the way to it, where that is behind another one.
        let link: String?

        init(
            path: String,
            source: Result<SourceScan.Scanned, Problem>? = nil,
            realPath: String? = nil,
            link: String? = nil
        ) {
            self.path = path
            self.source = source
            self.realPath = realPath
            self.link = link
        }

        /// Whether it is a source in Swift.
        var isSwift: Bool { path.hasSuffix(".swift") }

        /// The state that was read, when that may be kept.
        var stamp: FileStamp? {
            if case .success(let scanned) = source { scanned.stamp } else { nil }
        }

        /// Whether it was not read, since a former run has.
        var isKept: Bool {
            if case .success(let scanned) = source { scanned.isKept } else { false }
        }
    }

    /// Goes through everything below the root and scans it. Links to folders are left to those whose
    /// sources they lead to, and what is left out to the targets that build it.
    init(_ tree: FileTree, scan: SourceScan, exclusion: Exclusion) {
        self.tree = tree
        self.scan = scan
        let steps = TreeWalk<[File]>(base: tree.base).steps(
            below: "",
            with: { SourceScan.Tools() },
            { folder, path, names, tools in
                let isScanned = !exclusion.leavesOut(path)
                let sources = names.map { isScanned && Self.isSource($0) }
                let list = zip(names, sources).compactMap { $1 ? $0 : nil }
                var scanned = scan.scan(list, in: folder, at: path, with: &tools)[...]
                return zip(names, sources).map { name, isSource in
                    File(path: path + name, source: isSource ? scanned.popFirst() : nil)
                }
            }
        )
        var open: [(path: String, start: Int)] = []
        for step in steps {
            switch step {
            case .enter(let path): open.append((path, files.count))
            case .leave:
                guard let folder = open.popLast() else { continue }
                let path = folder.path.hasSuffix("/") ? String(folder.path.dropLast()) : folder.path
                ranges[path] = folder.start..<files.count
            case .found(let found): files += found
            case .link(let path): links.append(path)
            case .linkedFile(let path): linkedFiles.insert(path)
            case .problem(let problem):
                if !exclusion.leavesOut(problem.place) { problems.append(problem) }
            }
        }
    }

    /// The folders that were gone through.
    var ownFolders: [String] { Array(ranges.keys) }

    /// Whether a file, by its name, may hold imports that count.
    private static func isSource(_ name: String) -> Bool {
        name.hasSuffix(".swift") && !isManifest(name)
    }

    /// Whether a file, by its name, is a manifest.
    static func isManifest(_ name: String) -> Bool {
        name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
    }

    /// Whether there is a folder, or a link to one, of a path.
    func hasFolder(_ path: String) -> Bool {
        ranges[path] != nil || (isBehindLink(path) && tree.hasFolder(path))
    }

    private func isBehindLink(_ path: String) -> Bool {
        links.contains { path.isInside($0) }
    }
}

extension SourceTree {
    /// Files that belong to a folder.
    struct Content: Sendable {
        /// Which of the tree's.
        var own = 0..<0
        /// Those that links lead to, by their paths through these.
        var linked: [File] = []
        /// What could not be read behind these.
        var problems: [Problem] = []
    }

    /// All files of a folder, as SwiftPM sees them: it follows links to folders. Each real folder
    /// counts once for each way by which something else is compiled, so that a circle of links ends.
    ///
    /// - Parameters:
    ///   - folder: the folder.
    ///   - view: what the manifest says of a folder and of what is in it, by the path to it.
    func content(of folder: String, view: @escaping (String) -> String) -> Content {
        let linked = LinkWalk.content(
            of: folder,
            among: ranges.keys,
            links: links,
            in: tree,
            view: view
        )
        return Content(
            own: ranges[folder] ?? 0..<0,
            linked: linked.files,
            problems: linked.problems
        )
    }

    /// Whether a file is a link to one.
    func isLink(_ file: File) -> Bool {
        // Hardly any repository has one.
        !linkedFiles.isEmpty && linkedFiles.contains(file.path)
    }

    /// Where a file is in the tree without links, when that is another place and below the root.
    func realPath(of file: File) -> String? {
        isLink(file) ? tree.realPath(of: file.path) : file.realPath
    }

    /// The last link on the way to a file; nothing when there is none.
    func link(to file: File) -> String? {
        if let link = file.link ?? (isLink(file) ? file.path : nil) { return link }
        return links.first { file.path.isInside($0) }
    }

    /// What a file imports, which was not asked on the way here.
    func scanned(_ file: File, with tools: inout SourceScan.Tools) -> File {
        guard file.source == nil, file.isSwift else { return file }
        let slash = file.path.lastIndex(of: "/")
        let folder = slash.map { String(file.path[...$0]) } ?? ""
        let name = String(file.path.dropFirst(folder.count))
        let source: Result<SourceScan.Scanned, Problem>?
        do {
            let open = try OpenFolder(folder.isEmpty ? tree.root : tree.base + folder)
            source = scan.scan([name], in: open, at: folder, with: &tools).first
        } catch {
            source = .failure(error.problem(at: folder))
        }
        return File(path: file.path, source: source, realPath: file.realPath, link: file.link)
    }
}
