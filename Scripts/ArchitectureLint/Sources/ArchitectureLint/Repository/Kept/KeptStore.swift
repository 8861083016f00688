/// Where what is found below a folder is kept from one run to the next.
struct KeptStore: Sendable {
    /// What a former run has found in sources; nothing when there is nothing that can be used.
    let imports: KeptImports?
    /// What it has found in manifests; nothing likewise.
    let packages: KeptPackages?

    private let importsFile: String
    private let packagesFile: String
    private let identity: String
    private let start: Int64

    /// Reads what was kept.
    ///
    /// - Parameters:
    ///   - tree: the folder.
    ///   - cache: the folder of everything that is kept.
    ///   - start: when the run began, by the clock that files are stamped by.
    init(of tree: FileTree, in cache: String, start: Int64) {
        self.start = start
        importsFile = KeptFile.path(for: tree.root, in: cache, of: "imports")
        packagesFile = KeptFile.path(for: tree.root, in: cache, of: "manifests")
        let identity = KeptFile.identity(root: tree.root)
        let files = (imports: importsFile, packages: packagesFile)
        self.identity = identity
        (imports, packages) = inParallel(
            { KeptImports(file: files.imports, identity: identity) },
            { KeptPackages(file: files.packages, identity: identity) }
        )
    }

    /// Keeps what was found in manifests, unless it is what was kept already.
    func keep(_ manifests: [ManifestFound]) {
        let literal = manifests.filter { $0.canBeKept }
        guard literal.contains(where: { !$0.isKept }) || literal.count != packages?.count ?? 0
        else { return }
        let list = literal.map { (package: $0.package, text: $0.bytes) }
        AtomicFile.write(KeptPackages.bytes(of: list, identity: identity), to: packagesFile)
    }

    /// Keeps what was found in sources, unless it is what was kept already. Where it cannot be
    /// written, the next run reads the sources anew.
    func keep(_ files: [SourceTree.File]) {
        let isSame =
            files.allSatisfy { file in
                if case .success(let found) = file.source {
                    found.isKept || !isSettled(found.stamp)
                } else {
                    true
                }
            } && files.count { isSettled($0.stamp) } == imports?.count ?? 0
        if isSame { return }
        var folders: [(path: String, sources: [KeptImports.Entry])] = []
        var numbers: [String: Int] = [:]
        var last = (path: "", number: -1)
        for file in files {
            guard case .success(let found) = file.source, let stamp = found.stamp,
                isSettled(stamp)
            else { continue }
            let name = file.path.utf8.lastIndex(of: Byte.slash).map { file.path.index(after: $0) }
            let split = name ?? file.path.startIndex
            // The files of a folder mostly follow each other.
            if last.number < 0 || file.path[..<split] != last.path {
                let path = String(file.path[..<split])
                last = (path, numbers[path] ?? folders.count)
                if last.number == folders.count {
                    numbers[path] = last.number
                    folders.append((path, []))
                }
            }
            folders[last.number].sources.append(
                (String(file.path[split...]), found.imports, found.lines, stamp)
            )
        }
        for index in folders.indices { folders[index].sources.sort { $0.name < $1.name } }
        AtomicFile.write(KeptImports.bytes(of: folders, identity: identity), to: importsFile)
    }

    private func isSettled(_ stamp: FileStamp?) -> Bool {
        stamp.map { KeptImports.isSettled($0, at: start) } ?? false
    }
}
