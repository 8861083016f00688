#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads what manifests state: literally when that is certain, by running them otherwise, and by
/// asking SwiftPM where that fails. What had to be run is kept, as far as it says the same again.
///
/// What a run says holds for this machine's platform and environment.
struct ManifestReader: Sendable {
    private let tree: FileTree
    private let cache: Cache?
    private let toolchain: Lazy<Result<Toolchain, Problem>>
    private let evaluation = Lazy { ManifestEvaluation(toolchain: ManifestToolchain()) }

    /// A reader.
    ///
    /// - Parameters:
    ///   - tree: the folder that is examined.
    ///   - toolchain: the toolchain, when it is known already; otherwise it is asked for when a
    ///     manifest has to be run.
    ///   - cache: where to keep what running a manifest says; nothing to run it every time.
    init(tree: FileTree, toolchain: Toolchain? = nil, cache: Cache?) {
        self.tree = tree
        self.cache = cache
        self.toolchain = Lazy {
            toolchain.map { .success($0) } ?? Result.of { try Toolchain() }
        }
    }

    /// Reads the manifest of one package.
    ///
    /// - Parameters:
    ///   - path: the package's folder, relative to the root.
    ///   - bytes: what is in its `Package.swift`.
    ///   - isAlone: whether no manifest for other versions of the tools stands beside it.
    /// - Throws: `Problem` when the manifest cannot be read or is refused by SwiftPM.
    func package(at path: String, text bytes: [UInt8], isAlone: Bool) throws -> SwiftPackage {
        let other = isAlone ? nil : otherManifest(in: tree.absolute(path))
        let read = try manifest(at: path, text: bytes, beside: other)
        var package = read.manifest.package(at: path)
        package.reading = read.reading
        if other != nil { package.manifestName = try takenManifest(in: path) }
        return package
    }

    /// Reads the manifest of one package, and tells how.
    ///
    /// - Parameter path: the package's folder, relative to the root.
    /// - Throws: `Problem` when the manifest cannot be read or is refused by SwiftPM.
    func manifest(at path: String) throws -> ReadManifest {
        try manifest(
            at: path,
            text: try tree.read(Self.file(in: path)),
            beside: otherManifest(in: tree.absolute(path))
        )
    }

    private static func file(in path: String) -> String {
        path.isEmpty ? "Package.swift" : "\(path)/Package.swift"
    }

    private func manifest(
        at path: String,
        text bytes: [UInt8],
        beside other: String?
    ) throws -> ReadManifest {
        let folder = tree.absolute(path)
        let doubt: Doubt
        if let other {
            doubt = Doubt(reason: "\(other) may stand in for it", line: 1)
        } else {
            do {
                let manifest = try LiteralReader.read(bytes, folder: folder)
                return ReadManifest(path: path, manifest: manifest, reading: .literal)
            } catch {
                doubt = error
            }
            if let manifest = try evaluated(bytes, folder: folder) {
                return ReadManifest(path: path, manifest: manifest, reading: .evaluated(doubt))
            }
        }
        let manifest = try dumped(bytes, folder: folder, file: Self.file(in: path), beside: other)
        return ReadManifest(path: path, manifest: manifest, reading: .dumped(doubt))
    }

    /// The manifest that SwiftPM takes where there are some for other versions of the tools: one that
    /// is named for just the toolchain's, or else the newest that is not too new, if it asks for newer
    /// tools than `Package.swift` does.
    private func takenManifest(in path: String) throws -> String {
        let usual = "Package.swift"
        guard let own = try toolchain.value.get().toolsVersion else { return usual }
        let base = path.isEmpty ? "" : "\(path)/"
        let exact = [
            "\(own.major).\(own.minor).\(own.patch)", "\(own.major).\(own.minor)", "\(own.major)",
        ]
        .map { "Package@swift-\($0).swift" }
        if let name = exact.first(where: { tree.hasFile(base + $0) }) { return name }
        let names = try? FileManager.default.contentsOfDirectory(atPath: tree.absolute(path))
        let others = (names ?? []).compactMap { name -> (version: ToolsVersion, name: String)? in
            guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
            let number = name.dropFirst("Package@swift-".count).dropLast(".swift".count)
            let version = ToolsVersion(plain: number) ?? ToolsVersion(plain: number + ".0")
            return version.map { ($0, name) }
        }
        guard
            let newest = others.filter({ $0.version <= own }).max(by: { $0.version < $1.version }),
            let asked = ToolsVersion(firstLineOf: try tree.read(base + newest.name)),
            let usually = ToolsVersion(firstLineOf: try tree.read(base + usual))
        else { return usual }
        return asked > usually ? newest.name : usual
    }

    /// A manifest for other versions of the tools, which SwiftPM may prefer.
    private func otherManifest(in folder: String) -> String? {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        return names?.filter { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }.min()
    }

    /// What a manifest says when it is run; nothing when SwiftPM has to be asked.
    private func evaluated(_ bytes: [UInt8], folder: String) throws -> Manifest? {
        guard let version = ToolsVersion(firstLineOf: bytes), version.major >= 5,
            try toolchain.value.get().takes(version),
            !ManifestSurroundings.words(of: bytes).contains("gitInformation")
        else { return nil }
        let key = try cacheKey("output of the manifest", of: bytes, folder: folder)
        if let kept = key.flatMap({ cache?.answer(to: $0) }),
            let manifest = manifest(printed: Array(kept.utf8), folder: folder, version: version)
        {
            return manifest
        }
        let file = "\(folder)/Package.swift"
        let output = evaluation.value.output(of: file, folder: folder, version: version)
        guard let output, let manifest = manifest(printed: output, folder: folder, version: version)
        else { return nil }
        if let key { cache?.keep(String(decoding: output, as: UTF8.self), to: key) }
        return manifest
    }

    /// What a manifest printed, if it is understood and SwiftPM would take it.
    private func manifest(
        printed output: [UInt8],
        folder: String,
        version: ToolsVersion
    ) -> Manifest? {
        let json = try? ManifestJSON(text: output)
        let manifest = json.flatMap {
            try? Manifest(output: $0, folder: folder, version: version)
        }
        return manifest.flatMap { $0.objection == nil ? $0 : nil }
    }

    private func dumped(
        _ bytes: [UInt8],
        folder: String,
        file: String,
        beside other: String?
    ) throws -> Manifest {
        // What stands beside the manifest is not in the key.
        let key =
            other == nil ? try cacheKey("dump of the manifest", of: bytes, folder: folder) : nil
        let kept = key.flatMap { cache?.answer(to: $0) }
        let dump = try kept ?? asked(folder: folder, file: file)
        do {
            let manifest = try Manifest(dump: ManifestJSON(text: Array(dump.utf8)))
            if kept == nil, let key { cache?.keep(dump, to: key) }
            return manifest
        } catch {
            throw Problem(
                .internalError,
                at: file,
                "what `swift package dump-package` prints is not understood: \(error)"
            )
        }
    }

    /// What SwiftPM prints of a manifest.
    ///
    /// - Throws: `Problem` with the line that the compiler names, when SwiftPM refuses it.
    private func asked(folder: String, file: String) throws -> String {
        do {
            return try toolchain.value.get().dumpPackage(at: folder, manifest: file)
        } catch let problem as Problem where problem.kind == .badData {
            let manifest = "\(folder)/Package.swift"
            guard let place = CompilerMessage.firstError(in: problem.message, about: manifest)
            else { throw problem }
            throw Problem(.badData, at: "\(file):\(place.line)", problem.message)
        }
    }

    /// What a manifest's answer depends on; nothing when that cannot be told.
    private func cacheKey(_ question: String, of bytes: [UInt8], folder: String) throws -> Cache
        .Key?
    {
        let surroundings: String
        switch ManifestSurroundings(bytes) {
        case .anything: return nil
        case .nothing: surroundings = ""
        case .environment: surroundings = " in the environment \(Self.environment)"
        }
        return Cache.Key(
            toolchain: try toolchain.value.get().version,
            question: "\(question) of \(folder)\(surroundings)",
            text: String(decoding: bytes, as: UTF8.self)
        )
    }

    /// The digest of the whole environment, so that no secret of it is written down. Left out is
    /// what differs from one shell or run to the next and says nothing of the work: the level of
    /// shells, the last command, the former folder.
    private static let environment: String = {
        let volatile: Set = ["SHLVL", "_", "OLDPWD"]
        let text = ProcessInfo.processInfo.environment.filter { !volatile.contains($0.key) }
            .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\0" }.joined()
        return SHA256.digest(of: Array(text.utf8))
    }()
}
