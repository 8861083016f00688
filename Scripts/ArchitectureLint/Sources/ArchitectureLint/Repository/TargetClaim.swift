/// The files that belong to a target.
struct TargetClaim: Sendable {
    let target: Manifest.Target
    let package: SwiftPackage
    /// The folder of the target, relative to the root; nil for a missing folder.
    let folder: String?
    /// The number of files, including files in other languages.
    private(set) var count = 0
    /// The Swift sources; sources behind symbolic links to folders are last.
    var files: [SourceTree.File] = []
    /// The module maps in the folders directly below `headers`.
    private(set) var nestedModuleMaps: [String] = []
    private(set) var problems: [Problem] = []
    /// The problem with a folder whose name has other capital letters than in the manifest.
    private(set) var differsInCase: Problem?
    /// The `hasUnreadSources` of the module; sources that do not exist are often generated.
    private(set) var hasUnreadSources = false

    private init(target: Manifest.Target, package: SwiftPackage, _ source: SourceTree) {
        self.target = target
        self.package = package
        if let xcode = target.xcode {
            folder = xcode.folder
            return
        }
        let exact = package.folder(of: target, where: source.hasFolder)
        var similar: String?
        if exact == nil {
            _ = package.folder(of: target) { path in
                similar = similar ?? source.folder(likePath: path)
                return similar != nil
            }
        }
        folder = exact ?? similar
        guard let similar else { return }
        differsInCase = Problem(
            .badData,
            at: package.place(line: package.lines.line(ofTarget: target.name)).description,
            "the folder of the target \(target.name) is \(similar), which the manifest spells "
                + "differently; on Linux the build fails, so rename one of them"
        )
    }

    struct All {
        var claims: [TargetClaim] = []
        /// For each file of the tree, whether a target uses the file.
        private var isClaimed: [Bool]
        /// True if several targets may build the same source.
        private(set) var haveSharedSources = false
        /// The real paths of the sources that symbolic links lead to.
        private var realPaths: Set<String> = []

        init(of packages: [SwiftPackage], in source: SourceTree) {
            isClaimed = [Bool](repeating: false, count: source.files.count)
            for package in packages {
                for target in package.targets {
                    var claim = TargetClaim(target: target, package: package, source)
                    if let xcode = target.xcode {
                        add(&claim, builtBy: xcode, in: source)
                    } else {
                        add(&claim, in: source)
                    }
                    claims.append(claim)
                }
            }
            guard !realPaths.isEmpty else { return }
            haveSharedSources = true
            // The target of a link is a source, and not a stray.
            for (index, file) in source.files.enumerated() where realPaths.contains(file.path) {
                isClaimed[index] = true
            }
        }

        private static func isInOtherLanguage(_ path: String) -> Bool {
            [".m", ".mm", ".c", ".cc", ".cpp"].contains(where: path.hasSuffix)
        }

        func unclaimedFiles(of source: SourceTree) -> [SourceTree.File] {
            zip(source.files, isClaimed).filter { !$0.1 }.map(\.0)
        }

        /// Adds the sources that an Xcode project lists for a target, or that are in its folders.
        private mutating func add(
            _ claim: inout TargetClaim,
            builtBy target: XcodeTarget,
            in source: SourceTree
        ) {
            var indices: Set<Int> = []
            for path in target.sources.keys {
                if let index = source.index(of: path) {
                    indices.insert(index)
                } else if path.hasSuffix(".swift") {
                    claim.hasUnreadSources = true
                }
            }
            for folder in target.folders.compactMap({ source.listing.folders[$0] }) {
                indices.formUnion(folder.filter { target.builds(source.files[$0].path) })
            }
            claim.count = indices.count
            if target.hasBridgingHeader
                || indices.contains(where: { Self.isInOtherLanguage(source.files[$0].path) })
            {
                claim.hasUnreadSources = true
            }
            for index in indices.sorted() where source.files[index].isSwift {
                claim.files.append(source.files[index])
                isClaimed[index] = true
            }
        }

        private mutating func add(_ claim: inout TargetClaim, in source: SourceTree) {
            guard let folder = claim.folder else { return }
            let selection = SourceSelection(of: claim.target, in: folder, of: claim.package)
            let content = source.content(of: folder, signature: selection.signature)
            claim.problems = content.problems
            claim.files.reserveCapacity(content.own.count)
            for index in content.own {
                let file = source.files[index]
                let isManifest = claim.isManifest(file.path)
                guard isManifest || claim.add(file, selection) else { continue }
                if isClaimed[index], file.isSwift, !isManifest { haveSharedSources = true }
                isClaimed[index] = true
                if let real = file.realPath { realPaths.insert(real) }
            }
            for file in content.linked where claim.add(file, selection) {
                haveSharedSources = true
                if let real = file.realPath { realPaths.insert(real) }
            }
        }
    }

    /// The folder of the public headers.
    var headers: String? {
        folder.map { folder in
            target.kind == .system ? folder : TargetPath.joined(folder, target.headers ?? "include")
        }
    }

    /// Adds a file in the folder of the target, if the target uses the file.
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
        folder == package.path
            && (path == package.manifest
                || path.hasPrefix(package.path.isEmpty ? "Package@" : "\(package.path)/Package@"))
    }

    // One folder below the headers, the compiler searches for the module with the folder's name.
    private func isNestedModuleMap(_ path: String) -> Bool {
        target.kind != .system && path.hasSuffix("/module.modulemap")
            && path.folder.folder == headers
    }

    /// Creates the module of the target.
    ///
    /// - Throws: `Problem` for a target without sources.
    func module(in tree: FileTree) throws -> Module {
        guard target.kind == .binary || count > 0 || target.xcode != nil else {
            throw Problem(
                .unreadable,
                at: package.manifest,
                "the target \(target.name) has no sources"
                    + (folder.map { " in \($0)" } ?? ": its folder is missing")
            )
        }
        // Few targets have links, and the path is the same for all of them.
        lazy var realPackage = tree.absolute(package.path).withoutLinks
        let sources = try files.map { file in
            var source = try file.source?.get() ?? SourceFile(path: file.path, imports: [])
            if file.link != nil { source.link = link(to: file, behind: realPackage, tree) }
            if let platforms = target.xcode?.sources[file.path], !platforms.isEmpty {
                source.restrict(to: Manifest.Condition(platforms: platforms).text ?? "true")
            }
            return source
        }
        return Module(
            target: target,
            package: package,
            files: sources,
            folder: folder ?? "",
            hasUnreadSources: hasUnreadSources
        )
    }

    private func link(
        to file: SourceTree.File,
        behind realPackage: String?,
        _ tree: FileTree
    ) -> LinkedSource? {
        guard let path = file.link, let realPackage,
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
