/// A manifest with the way in which it was read.
public struct ReadManifest: Equatable, Sendable {
    /// The folder of the package, relative to the root.
    public let path: String
    /// The content of the manifest.
    public let manifest: Manifest
    /// The way in which the manifest was read.
    public let reading: ManifestReading
    /// The name of the file, such as `Package.swift`.
    let file: String
    /// The text of the file.
    let text: [UInt8]

    /// The package, as far as rules look at it.
    package var package: SwiftPackage {
        SwiftPackage(manifest, at: path, reading: reading, file: file)
    }
}

/// Reads manifests: literally where the text is certain, otherwise with SwiftPM.
///
/// An evaluated manifest has the content for the platform and the environment of this machine.
struct ManifestReader: Sendable {
    private let tree: FileTree
    private let cache: Cache?
    private let toolchain: Lazy<Result<Toolchain, Problem>>

    private static let usualFile = "Package.swift"

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - tree: The root folder.
    ///   - toolchain: The toolchain; nil to find it when the first manifest is evaluated.
    ///   - cache: The cache of evaluated manifests; nil to evaluate them each time.
    init(tree: FileTree, toolchain: Toolchain? = nil, cache: Cache?) {
        self.tree = tree
        self.cache = cache
        self.toolchain = Lazy { toolchain.map { .success($0) } ?? Result.of { try Toolchain() } }
    }

    /// Reads the manifest of a package.
    ///
    /// - Parameter path: The folder of the package, relative to the root.
    /// - Throws: `Problem` for a manifest that cannot be read, or that SwiftPM rejects.
    func manifest(at path: String) throws -> ReadManifest {
        let prefix = path.isEmpty ? "" : "\(path)/"
        let bytes = try tree.read(prefix + Self.usualFile)
        let others = versionManifests(in: path)
        let reason: UnsupportedSyntax
        if let other = others.first {
            reason = UnsupportedSyntax("\(other.name) may replace it", line: 1)
        } else {
            do {
                return ReadManifest(
                    path: path,
                    manifest: try LiteralReader.read(bytes, folder: tree.absolute(path)),
                    reading: .literal,
                    file: Self.usualFile,
                    text: bytes
                )
            } catch let unsupported as UnsupportedSyntax {
                reason = unsupported
            }
        }
        let manifest = try evaluated(bytes, at: path, isCached: others.isEmpty)
        let file = try chosenFile(among: others, text: bytes, prefix: prefix)
        return ReadManifest(
            path: path,
            manifest: manifest,
            reading: .evaluated(reason),
            file: file,
            text: file == Self.usualFile ? bytes : try tree.read(prefix + file)
        )
    }

    private typealias VersionManifest = (name: String, version: Substring)

    /// The manifests for specific versions of Swift: `Package@swift-6.1.swift`.
    private func versionManifests(in path: String) -> [VersionManifest] {
        let start = "Package@swift-"
        let entries = (try? FolderEntry.all(in: tree.absolute(path))) ?? []
        return entries.map(\.name).filter { $0.hasPrefix(start) && $0.hasSuffix(".swift") }
            .map { ($0, $0.dropFirst(start.count).dropLast(".swift".count)) }
    }

    /// The file that SwiftPM chooses.
    ///
    /// It is the one for exactly the version of the toolchain. Otherwise it is the newest one that
    /// is not too new, if that asks for newer tools than `Package.swift`.
    private func chosenFile(
        among others: [VersionManifest],
        text: [UInt8],
        prefix: String
    ) throws -> String {
        guard !others.isEmpty, let own = try toolchain.value.get().toolsVersion else {
            return Self.usualFile
        }
        let exact = ["\(own.major).\(own.minor).\(own.patch)", "\(own.major).\(own.minor)"]
        for version in exact + ["\(own.major)"] {
            if let other = others.first(where: { $0.version == version }) { return other.name }
        }
        let known = others.compactMap { other in
            (ToolsVersion(plain: other.version) ?? ToolsVersion(plain: other.version + ".0"))
                .map { (name: other.name, version: $0) }
        }
        guard let newest = known.filter({ $0.version <= own }).max(by: { $0.version < $1.version }),
            let asked = ToolsVersion(firstLineOf: try tree.read(prefix + newest.name)),
            let usual = ToolsVersion(firstLineOf: text), asked > usual
        else { return Self.usualFile }
        return newest.name
    }

    private func evaluated(_ bytes: [UInt8], at path: String, isCached: Bool) throws -> Manifest {
        let folder = tree.absolute(path)
        let file = path.isEmpty ? Self.usualFile : "\(path)/\(Self.usualFile)"
        let key = isCached ? try cacheKey(of: bytes, folder: folder) : nil
        let cached = key.flatMap { cache?.answer(to: $0) }
        let dump = try cached ?? dump(of: file, folder: folder)
        do {
            let manifest = try Manifest(dump: Array(dump.utf8))
            if cached == nil, let key { cache?.store(dump, for: key) }
            return manifest
        } catch let error as JSON5Error {
            throw Problem(
                .internalError,
                at: file,
                "the output of 'swift package dump-package' is not understood: \(error.place): "
                    + error.message
            )
        }
    }

    private func dump(of file: String, folder: String) throws -> String {
        do {
            return try toolchain.value.get().dumpPackage(at: folder, manifest: file)
        } catch let problem as Problem where problem.kind == .badData {
            guard
                let line = Self.firstErrorLine(
                    in: problem.message,
                    about: "\(folder)/\(Self.usualFile)"
                )
            else { throw problem }
            throw Problem(.badData, at: "\(file):\(line)", problem.message)
        }
    }

    /// The line of the first error of the compiler about a file.
    private static func firstErrorLine(in text: String, about file: String) -> Int? {
        for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("\(file):") {
            let parts = line.dropFirst(file.count + 1).split(separator: ":", maxSplits: 3)
            if parts.count == 4, parts[2] == " error", let number = Int(parts[0]) { return number }
        }
        return nil
    }

    /// The key of a cached answer; nil for a manifest with unknown inputs.
    private func cacheKey(of bytes: [UInt8], folder: String) throws -> Cache.Key? {
        let environment: String
        switch ManifestEnvironment(of: bytes) {
        case .unknown: return nil
        case .none: environment = ""
        case .variables: environment = " in the environment \(Cache.environmentDigest)"
        }
        return Cache.Key(
            toolchain: try toolchain.value.get().version,
            question: "dump of the manifest of \(folder)\(environment)",
            text: String(decoding: bytes, as: UTF8.self)
        )
    }
}
