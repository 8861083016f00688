/// Every file below the root, with its imports.
struct SourceTree: Sendable {
    /// The files, sorted by path.
    private(set) var files: [File] = []
    /// The links to folders, sorted by path.
    private(set) var links: [String] = []
    private(set) var problems: [Problem] = []
    private var linkedFiles: Set<String> = []
    /// The indices of the files below each folder.
    private var ranges: [String: Range<Int>] = [:]

    private let tree: FileTree
    private let scan: SourceScan

    /// A file, as one object that several lists share.
    final class File: Sendable {
        /// The path, relative to the root.
        let path: String
        /// The imports; nil for a manifest, another language, and an excluded folder.
        let source: Result<SourceScan.Scanned, Problem>?
        /// The path without links, if it differs and is below the root.
        let realPath: String?
        /// The last link on the path, if the file is behind one.
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

        var isSwift: Bool { path.hasSuffix(".swift") }
    }

    /// Scans the sources below the root, except in excluded folders and behind links. `scanned`
    /// scans those if a target builds them.
    init(_ tree: FileTree, scan: SourceScan, exclusion: Exclusion) {
        self.tree = tree
        self.scan = scan
        let steps = TreeWalk<[File]>(base: tree.base).steps(
            below: "",
            with: { SourceScan.State() },
            { folder, path, names, state in
                let isScanned = !exclusion.excludes(path)
                var files: [File] = []
                files.reserveCapacity(names.count)
                for name in names {
                    let isSource = isScanned && name.hasSuffix(".swift") && !Self.isManifest(name)
                    let source =
                        isSource
                        ? scan.scan(name, in: folder.descriptor, at: path, with: &state) : nil
                    files.append(File(path: path + name, source: source))
                }
                return files
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
                if !exclusion.excludes(problem.place) { problems.append(problem) }
            }
        }
    }

    /// The folders below the root, except behind links.
    var folders: [String] { Array(ranges.keys) }

    static func isManifest(_ name: String) -> Bool {
        name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
    }

    func hasFolder(_ path: String) -> Bool {
        ranges[path] != nil || (links.contains { path.isInside($0) } && tree.hasFolder(path))
    }

    /// The files of a folder, as SwiftPM sees them through links.
    ///
    /// - Returns: The indices of the files below the root, and the files behind links.
    func content(
        of folder: String,
        signature: @escaping (String) -> String
    ) -> (own: Range<Int>, linked: [File], problems: [Problem]) {
        let linked = LinkWalk.content(
            of: folder,
            among: ranges.keys,
            links: links,
            in: tree,
            signature: signature
        )
        return (ranges[folder] ?? 0..<0, linked.files, linked.problems)
    }

    func isLink(_ file: File) -> Bool {
        // The lookup costs more than this test, and few repositories have links.
        !linkedFiles.isEmpty && linkedFiles.contains(file.path)
    }

    /// The path of a file without links, if it differs and is below the root.
    func realPath(of file: File) -> String? {
        isLink(file) ? tree.realPath(of: file.path) : file.realPath
    }

    /// The last link on the path of a file.
    func link(to file: File) -> String? {
        if let link = file.link ?? (isLink(file) ? file.path : nil) { return link }
        return links.first { file.path.isInside($0) }
    }

    /// The file with its imports, scanned if it was not scanned before.
    func scanned(_ file: File, with state: inout SourceScan.State) -> File {
        guard file.source == nil, file.isSwift else { return file }
        let slash = file.path.lastIndex(of: "/")
        let folder = slash.map { String(file.path[...$0]) } ?? ""
        let name = String(file.path.dropFirst(folder.count))
        let source: Result<SourceScan.Scanned, Problem>
        do {
            let open = try OpenFolder(folder.isEmpty ? tree.root : tree.base + folder)
            source = scan.scan(name, in: open.descriptor, at: folder, with: &state)
        } catch {
            source = .failure(error.problem(at: folder))
        }
        return File(path: file.path, source: source, realPath: file.realPath, link: file.link)
    }
}
