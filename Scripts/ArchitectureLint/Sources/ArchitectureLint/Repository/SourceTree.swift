/// Every file below the root, with its imports.
struct SourceTree: Sendable {
    /// The files, sorted by path.
    let files: [File]
    let listing: FileListing
    let problems: [Problem]

    private let tree: FileTree
    private let scan: SourceScan?
    private let indices: Lazy<[String: Int]>

    struct File: Sendable {
        /// The path, relative to the root.
        let path: String
        /// The scanned source; nil for a manifest, a file in another language, or a file in an
        /// excluded folder.
        var source: Result<SourceFile, Problem>?
        /// The path without symbolic links; nil if it equals `path`, or is outside of the root.
        let realPath: String?
        /// The last symbolic link on the path; nil for a path without links.
        let link: String?

        var isSwift: Bool { path.hasSuffix(".swift") }
    }

    /// Scans the sources below the root, except in excluded folders and behind symbolic links.
    ///
    /// If a target builds a source in such a place, `scanned` scans the source later.
    ///
    /// - Parameter scan: The scan of the sources; nil to read no imports.
    init(_ tree: FileTree, scan: SourceScan?, exclusion: Exclusion) {
        let listing = FileListing(of: "", base: tree.base)
        let excluded = Set(listing.folders.keys.filter(exclusion.excludes))
        files = listing.files.mapInParallel { path in
            let isScanned =
                path.hasSuffix(".swift") && !Self.isManifest(path)
                && (excluded.isEmpty || !excluded.contains(path.folder))
            let file = tree.absolute(path)
            let source = isScanned ? scan?.scan(file, at: path) : nil
            let isLink = listing.linkedFiles.contains(path)
            return File(
                path: path,
                source: source,
                realPath: isLink ? tree.realPath(of: path) : nil,
                link: isLink ? path : nil
            )
        }
        problems = listing.problems.filter { !exclusion.excludes($0.place) }
        self.listing = listing
        self.tree = tree
        self.scan = scan
        indices = Lazy {
            let files = listing.files
            let exact = zip(files, files.indices).map { ($0, $1) }
            return Dictionary(
                firstOf: exact + exact.map { path, index in ("/" + path.lowercased(), index) }
            )
        }
    }

    /// Returns the index of a file; the case of letters does not matter, as on macOS.
    func index(of path: String) -> Int? {
        indices.value[path] ?? indices.value["/" + path.lowercased()]
    }

    /// Returns the only folder whose path differs in case from `path`; nil without such a folder.
    func folder(likePath path: String) -> String? {
        let name = path.lowercased()
        let similar = listing.folders.keys.filter { $0.lowercased() == name && $0 != path }
        return similar.count == 1 ? similar[0] : nil
    }

    static func isManifest(_ path: String) -> Bool {
        let name = path.lastName
        return name == "Package.swift"
            || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
    }

    func hasFolder(_ path: String) -> Bool {
        listing.folders[path] != nil
            || (listing.links.contains { path.isInside($0) } && tree.hasFolder(path))
    }

    /// Returns the files of a folder, including files behind symbolic links.
    ///
    /// - Returns: The indices of files in `files`, the files behind symbolic links, and the
    ///   problems with these links.
    func content(
        of folder: String,
        signature: @escaping (String) -> String
    ) -> (own: Range<Int>, linked: [File], problems: [Problem]) {
        let own = listing.folders[folder] ?? 0..<0
        let inside = listing.links.filter { $0.isInside(folder) }.map { (path: $0, link: $0) }
        let tops = listing.links.first(where: folder.isInside).map { [(folder, $0)] } ?? inside
        guard !tops.isEmpty else { return (own, [], []) }
        var walk = LinkWalk(tree, signature: signature)
        for path in listing.folders.keys where path.isInside(folder) { walk.visit(path) }
        return (own, tops.flatMap { walk.files(behind: $0.path, link: $0.link) }, walk.problems)
    }

    /// Returns the file with its imports; scans the file if that was not done before.
    func scanned(_ file: File) -> File {
        guard file.source == nil, file.isSwift else { return file }
        var file = file
        file.source = scan?.scan(tree.absolute(file.path), at: file.path)
        return file
    }
}
