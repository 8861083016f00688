/// Reads manifests: literally if the text is simple enough, otherwise by running SwiftPM.
///
/// The content of an evaluated manifest may depend on the platform and environment of this machine.
struct ManifestReader: Sendable {
    private let tree: FileTree
    private let cache: Cache?
    private let toolchain: Lazy<Result<Toolchain, Problem>>
    private let evaluated: Evaluated?

    /// The evaluated manifests of another folder, such as another revision of this one.
    struct Evaluated {
        let tree: FileTree
        let packages: [String: SwiftPackage]

        init(_ packages: [SwiftPackage], in tree: FileTree) {
            self.tree = tree
            let evaluated = packages.filter { $0.unsupportedSyntax != nil }
            self.packages = Dictionary(firstOf: evaluated.map { ($0.path, $0) })
        }
    }

    private static let usualFile = "Package.swift"

    /// Creates a reader for the packages in a folder.
    ///
    /// - Parameters:
    ///   - tree: The files of the root folder.
    ///   - toolchain: The toolchain; nil to find it when a manifest needs it.
    ///   - cache: The cache of evaluated manifests; nil to evaluate them each time.
    ///   - evaluated: The evaluated manifests of another folder, which are not evaluated again.
    init(
        tree: FileTree,
        toolchain: Toolchain? = nil,
        cache: Cache?,
        evaluated: Evaluated? = nil
    ) {
        self.tree = tree
        self.cache = cache
        self.evaluated = evaluated
        self.toolchain = Lazy {
            toolchain.map { .success($0) } ?? Result.of { try Toolchain(rememberedBy: cache) }
        }
    }

    /// Reads the manifest of a package.
    ///
    /// - Parameter path: The folder of the package, relative to the root.
    /// - Throws: `Problem` for a manifest that cannot be read, or that SwiftPM rejects.
    func package(at path: String) throws -> SwiftPackage {
        let prefix = path.isEmpty ? "" : "\(path)/"
        let usual = try tree.read(prefix + Self.usualFile)
        let others = versionManifests(in: path)
        let (file, isCertain) = try chosenFile(among: others, text: usual, prefix: prefix)
        let text = file == Self.usualFile ? usual : try tree.read(prefix + file)
        let manifest: Manifest
        var reason: UnsupportedSyntax?
        do {
            guard isCertain else { throw UnsupportedSyntax("several possible manifests", line: 1) }
            try refuseNewerTools(text, of: prefix + file)
            manifest = try LiteralReader.read(text, folder: tree.absolute(path))
        } catch let unsupported as UnsupportedSyntax {
            reason = unsupported
            let names = others.map(\.name)
            manifest =
                try same(as: usual, names, at: path)
                ?? evaluated(usual, names, at: path, place: prefix + file)
        }
        return SwiftPackage(
            manifest,
            at: path,
            evaluated: reason,
            file: file,
            hasVersions: !others.isEmpty,
            text: text
        )
    }

    /// Rejects a manifest for a newer toolchain, as SwiftPM does.
    private func refuseNewerTools(_ text: [UInt8], of file: String) throws {
        // Every supported toolchain reads manifests for 6.2.0. A literal manifest needs none.
        guard let asked = ToolsVersion(firstLineOf: text), (asked.number, asked.patch) > (602, 0),
            let own = try? toolchain.value.get().toolsVersion, asked > own
        else { return }
        throw Problem(
            .badData,
            at: file,
            "the manifest needs Swift \(asked.description) or newer, but the toolchain is "
                + "\(own.description); install a newer toolchain, or lower the tools version"
        )
    }

    private typealias VersionManifest = (name: String, version: ToolsVersion)

    /// Returns the manifests for specific versions of Swift, such as `Package@swift-6.1.swift`.
    private func versionManifests(in path: String) -> [VersionManifest] {
        let start = "Package@swift-"
        let entries = (try? FolderEntry.all(in: tree.absolute(path))) ?? []
        return entries.filter { $0.kind == .file || $0.kind == .linkToFile }.map(\.name)
            .filter { $0.hasPrefix(start) && $0.hasSuffix(".swift") }
            .compactMap { name in
                // Unlike a tools version, such a name may have one number, and leading zeros.
                let parts = name.dropFirst(start.count).dropLast(".swift".count)
                    .split(separator: ".", omittingEmptySubsequences: false)
                let numbers = parts.compactMap { $0.utf8.allSatisfy(Byte.isDigit) ? Int($0) : nil }
                guard (1...3).contains(parts.count), numbers.count == parts.count else {
                    return nil
                }
                let all = numbers + [0, 0]
                return (name, ToolsVersion(major: all[0], minor: all[1], patch: all[2]))
            }
    }

    /// Returns the manifest that SwiftPM chooses, and whether the choice is certain.
    ///
    /// SwiftPM prefers the manifest for exactly the version of the toolchain. Otherwise,
    /// it considers the manifest for the highest earlier version.
    ///
    /// SwiftPM takes that manifest if its tools version is higher than that of `Package.swift`, or
    /// if the toolchain is too old for `Package.swift`. Otherwise, it takes `Package.swift`.
    private func chosenFile(
        among others: [VersionManifest],
        text: [UInt8],
        prefix: String
    ) throws -> (name: String, isCertain: Bool) {
        guard !others.isEmpty else { return (Self.usualFile, true) }
        let toolchain = try toolchain.value.get()
        guard let own = toolchain.toolsVersion else { return (Self.usualFile, false) }
        for version in [own.description, "\(own.major).\(own.minor)", "\(own.major)"] {
            let name = "Package@swift-\(version).swift"
            if others.contains(where: { $0.name == name }) { return (name, true) }
        }
        guard let newest = others.filter({ $0.version <= own }).max(by: { $0.version < $1.version })
        else { return (Self.usualFile, true) }
        guard others.count(where: { $0.version == newest.version }) == 1, newest.version.major > 3,
            let usual = ToolsVersion(firstLineOf: text),
            let asked = ToolsVersion(firstLineOf: try tree.read(prefix + newest.name))
        else { return (Self.usualFile, false) }
        return (asked > usual || usual > own ? newest.name : Self.usualFile, true)
    }

    /// Returns the manifest of the same package in the other folder; nil if its text differs, or if
    /// anything else may decide its content.
    private func same(as bytes: [UInt8], _ others: [String], at path: String) throws -> Manifest? {
        guard let other = evaluated, var manifest = other.packages[path]?.content else {
            return nil
        }
        for file in [Self.usualFile] + others {
            let own = file == Self.usualFile ? bytes : try tree.read(TargetPath.joined(path, file))
            let text = try? other.tree.read(TargetPath.joined(path, file))
            let environment = ManifestEnvironment(of: own)
            guard text == own, environment.isKnown, environment.files.isEmpty else { return nil }
        }
        for index in manifest.targets.indices { manifest.targets[index].uniqueName = nil }
        for index in manifest.dependencies.indices {
            guard let folder = manifest.dependencies[index].folder else { continue }
            guard folder.hasPrefix(other.tree.base) else { return nil }
            manifest.dependencies[index].location =
                tree.base + folder.dropFirst(other.tree.base.count)
        }
        return manifest
    }

    private func evaluated(
        _ bytes: [UInt8],
        _ others: [String],
        at path: String,
        place file: String
    ) throws -> Manifest {
        let folder = tree.absolute(path)
        let key = try cache == nil ? nil : cacheKey(of: bytes, others, at: path)
        let cached = key.flatMap { cache?.answer(to: $0) }
        if let cached, cached.hasPrefix(Self.refusal) {
            throw refused(String(cached.dropFirst(Self.refusal.count)), file, folder: folder)
        }
        do {
            let dump = try cached ?? dump(of: path, others, place: file)
            let manifest = try Manifest(dump: Array(dump.utf8))
            if cached == nil, let key { cache?.store(dump, for: key) }
            return manifest
        } catch let problem as Problem where problem.kind == .badData {
            let refused = refused(problem.message, file, folder: folder)
            let errors = problem.message.split(whereSeparator: \.isNewline)
                .filter { $0.hasPrefix("error: ") }
            let isOfVersion = errors.contains { $0.contains(" is using Swift tools version ") }
            let isOfName = errors.contains { $0.contains(": unknown package '") }
            // Only these refusals follow from the manifest and the toolchain. Any other may have
            // its cause in SwiftPM, the disk or the environment.
            if let key, !problem.message.contains("no such module"),
                refused.place != file || isOfVersion || isOfName
            {
                cache?.store(Self.refusal + problem.message, for: key)
            }
            throw refused
        } catch let error as JSON5Error {
            throw Problem(
                .internalError,
                at: file,
                "the output of 'swift package dump-package' is not as expected: \(error.place): "
                    + error.message
            )
        }
    }

    /// Returns the JSON that SwiftPM prints for a manifest.
    ///
    /// If the text of the manifest is replaced, SwiftPM reads the new text in a temporary folder.
    private func dump(of path: String, _ others: [String], place file: String) throws -> String {
        let folder = tree.absolute(path)
        let toolchain = try toolchain.value.get()
        let files = ([Self.usualFile] + others).map { TargetPath.joined(path, $0) }
        guard files.contains(where: { tree.replaced[$0] != nil }) else {
            return try toolchain.dumpPackage(at: folder, manifest: file)
        }
        let top = OutputFile.temporaryPath
        defer { OutputFile.remove(top) }
        // Relative paths in the manifest lead to the same places below the temporary folder.
        try OutputFile.createFolder(top + folder)
        for file in files {
            let text = String(decoding: try tree.read(file), as: UTF8.self)
            try OutputFile.write(text, to: "\(top)\(folder)/\(file.lastName)")
        }
        let real = top.withoutLinks ?? top
        func restored(_ text: String) -> String {
            [real, top].reduce(text) { text, place in
                text.replacing(place.replacing("/", with: "\\/"), with: "")
                    .replacing(place, with: "")
            }
        }
        do {
            return restored(try toolchain.dumpPackage(at: top + folder, manifest: file))
        } catch let problem as Problem {
            throw Problem(problem.kind, at: problem.place, restored(problem.message))
        }
    }

    /// The prefix of a cached refusal; no manifest that SwiftPM prints has this prefix.
    private static let refusal = "refused: "

    /// Returns the problem with a manifest that SwiftPM refuses; the place is that of the
    /// compiler's first error.
    private func refused(_ message: String, _ file: String, folder: String) -> Problem {
        let line = Self.firstErrorLine(in: message, about: "\(folder)/\(file.lastName)")
        return Problem(.badData, at: line.map { "\(file):\($0)" } ?? file, message)
    }

    /// Returns the line of the compiler's first error in a file.
    private static func firstErrorLine(in text: String, about file: String) -> Int? {
        for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("\(file):") {
            let parts = line.dropFirst(file.count + 1).split(separator: ":", maxSplits: 3)
            if parts.count == 4, parts[2] == " error", let number = Int(parts[0]) { return number }
        }
        return nil
    }

    /// Returns the key of a cached answer; nil for a manifest with unknown inputs.
    ///
    /// - Parameter others: The names of the manifests for specific versions of Swift.
    private func cacheKey(
        of bytes: [UInt8],
        _ others: [String],
        at path: String
    ) throws -> Cache.Key? {
        let folder = tree.absolute(path)
        var text = bytes
        var inputs: Set<String> = []
        // Mirrors replace the addresses of packages.
        for place in [folder, RunEnvironment.processVariables["HOME"] ?? ""] {
            let mirrors = FileStatus("\(place)/.swiftpm/configuration/mirrors.json")
            if let mirrors { inputs.insert("mirrors of \(place) since \(mirrors.modified)") }
        }
        for file in [Self.usualFile] + others.sorted() {
            let manifest =
                file == Self.usualFile ? bytes : try tree.read(TargetPath.joined(path, file))
            if file != Self.usualFile { text += Array("\n// \(file)\n".utf8) + manifest }
            let environment = ManifestEnvironment(of: manifest)
            guard environment.isKnown else { return nil }
            inputs.formUnion(Cache.inputs(environment, folder: folder))
        }
        return Cache.Key(
            toolchain: try toolchain.value.get().version,
            question: (["dump or refusal of the manifest of \(folder)"] + inputs.sorted())
                .joined(separator: "\n"),
            text: String(decoding: text, as: UTF8.self)
        )
    }
}
