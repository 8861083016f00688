/// The files of a target.
struct TargetClaim: Sendable {
    let target: Manifest.Target
    let package: SwiftPackage
    /// The folder of the target, relative to the root; nil for a missing folder.
    let folder: String?
    /// The number of files, including files in other languages.
    private(set) var count = 0
    /// The Swift sources, of which the ones behind links to folders are last.
    var files: [SourceTree.File] = []
    /// The index of the first source behind a link to a folder.
    private(set) var firstLinked = 0
    /// The folder of the public headers.
    let headers: String?
    /// The module maps in folders of `headers`.
    private(set) var nestedModuleMaps: [String] = []
    private(set) var problems: [Problem] = []

    /// The claims of all targets.
    struct All {
        var claims: [TargetClaim] = []
        /// A flag for each file of the tree.
        var isClaimed: [Bool]
        var haveSharedSources = false
    }

    static func all(of packages: [SwiftPackage], in source: SourceTree) -> All {
        let locator = TargetLocator(hasFolder: source.hasFolder)
        var all = All(isClaimed: [Bool](repeating: false, count: source.files.count))
        var realPaths: Set<String> = []
        for package in packages {
            for target in package.targets {
                let folder = locator.folder(of: target, in: package)
                var claim = TargetClaim(target: target, package: package, folder: folder)
                claim.addFiles(of: source, to: &all, &realPaths)
                all.claims.append(claim)
            }
        }
        // The target of a link is a source, and not a stray.
        if !realPaths.isEmpty {
            for index in source.files.indices where realPaths.contains(source.files[index].path) {
                all.isClaimed[index] = true
            }
        }
        if !realPaths.isEmpty || all.claims.contains(where: { $0.firstLinked < $0.files.count }) {
            all.haveSharedSources = true
        }
        return all
    }

    private init(target: Manifest.Target, package: SwiftPackage, folder: String?) {
        self.target = target
        self.package = package
        self.folder = folder
        headers = folder.map { folder in
            target.kind == .system ? folder : TargetPath.joined(folder, target.headers ?? "include")
        }
    }

    private mutating func addFiles(
        of source: SourceTree,
        to all: inout All,
        _ realPaths: inout Set<String>
    ) {
        guard let folder else { return }
        let selection = SourceSelection(of: target, in: folder, of: package)
        let content = source.content(of: folder, signature: selection.signature)
        problems = content.problems
        files.reserveCapacity(content.own.count)
        for index in content.own {
            let file = source.files[index]
            let isManifest = folder == package.path && isManifest(file.path)
            guard isManifest || add(file, selection) else { continue }
            if all.isClaimed[index], file.isSwift, !isManifest { all.haveSharedSources = true }
            all.isClaimed[index] = true
            if let real = source.realPath(of: file) { realPaths.insert(real) }
        }
        firstLinked = files.count
        for file in content.linked where add(file, selection) {
            if let real = file.realPath { realPaths.insert(real) }
        }
    }

    /// Adds a file of the target's folder.
    ///
    /// - Returns: Whether the target uses the file.
    private mutating func add(_ file: SourceTree.File, _ selection: SourceSelection) -> Bool {
        if !file.isSwift, isNestedModuleMap(file.path) { nestedModuleMaps.append(file.path) }
        let role = selection.role(of: file.path)
        // A system library has no Swift sources.
        guard role == .source || role == .resource, target.kind != .system || !file.isSwift
        else { return false }
        count += 1
        if file.isSwift, role == .source { files.append(file) }
        return true
    }

    // The manifest may be for a specific version of Swift.
    private func isManifest(_ path: String) -> Bool {
        path == package.manifest
            || path.hasPrefix(package.path.isEmpty ? "Package@" : "\(package.path)/Package@")
    }

    // One folder below the headers, the compiler searches for the module with the folder's name.
    private func isNestedModuleMap(_ path: String) -> Bool {
        guard target.kind != .system, let headers, path.hasSuffix("/module.modulemap") else {
            return false
        }
        let folder = path.dropLast("/module.modulemap".count)
        return folder.lastIndex(of: "/").map { folder[..<$0] == headers } ?? headers.isEmpty
    }

    /// The module of the target.
    ///
    /// - Throws: `Problem` for a target without sources.
    func module(in source: SourceTree, _ tree: FileTree) throws -> Module {
        guard target.kind == .binary || count > 0 else {
            throw Problem(
                .unreadable,
                at: package.manifest,
                "the target \(target.name) has no sources"
                    + (folder.map { " in \($0)" } ?? ": its folder is missing")
            )
        }
        // Few targets have links, and the path is the same for all of them.
        lazy var realPackage = tree.absolute(package.path).withoutLinks
        let sources = try files.enumerated().map { index, file in
            let scanned = try file.source?.get()
            let isLinked = index >= firstLinked || source.isLink(file)
            return SourceFile(
                path: file.path,
                imports: scanned?.imports ?? [],
                lines: scanned?.lines,
                link: isLinked ? link(to: file, behind: realPackage, in: source, tree) : nil
            )
        }
        return Module(target: target, package: package, files: sources)
    }

    private func link(
        to file: SourceTree.File,
        behind realPackage: String?,
        in source: SourceTree,
        _ tree: FileTree
    ) -> LinkedSource? {
        guard let path = source.link(to: file), let realPackage,
            let real = tree.absolute(file.path).withoutLinks
        else { return nil }
        let inside = file.path.dropFirst(package.path.isEmpty ? 0 : package.path.count + 1)
        return LinkedSource(
            path: path,
            realPath: real,
            isInPackage: real != "\(realPackage)/\(inside)",
            isOwn: real.isInside(realPackage) && (folder ?? "").isInside(path)
        )
    }
}
