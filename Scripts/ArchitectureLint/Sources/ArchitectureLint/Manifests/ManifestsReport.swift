/// The answer of `archlint manifests`: every manifest below a folder.
public struct ManifestsReport: Equatable, Sendable {
    /// The absolute path of the folder.
    public let root: String
    /// The manifests, sorted by path.
    public let manifests: [ReadManifest]
    /// The problems with the manifests that are missing in `manifests`.
    public let problems: [Problem]
    /// The packages of the manifests, with the real folders of dependencies behind links.
    let packages: [SwiftPackage]
    /// The folders of the targets of each package, relative to the root.
    private let targetFolders: [[String: String]]

    /// Reads every manifest below a folder, except in excluded folders.
    ///
    /// - Parameters:
    ///   - root: The path of the folder, absolute or relative to the current folder.
    ///   - cacheFolder: The folder of the cache; nil to evaluate manifests each time.
    ///   - rulesFile: The rules, which may exclude folders; nil for the file in the folder.
    /// - Throws: `Problem` for a missing folder or faulty rules.
    public init(root: String, cacheFolder: String?, rulesFile: String? = nil) throws {
        let tree = try FileTree(root: root)
        let reader = ManifestReader(tree: tree, cache: cacheFolder.map(Cache.init(folder:)))
        let exclusion = Exclusion(tree, try RuleFile.scope(by: rulesFile, in: tree).excluded)
        let source = SourceTree(tree, scan: nil, exclusion: exclusion)
        let found = PackageDiscovery(in: source.listing, of: tree, exclusion)
        var problems = source.problems + found.problems
        manifests = problems.collect(
            found.folders.mapInParallel { path in Result.of { try reader.manifest(at: path) } }
        )
        let declared = manifests.map(\.package)
        let claims = TargetClaim.All(of: declared, in: source)
        problems += found.unclearManifests(among: claims.unclaimedFiles(of: source).map(\.path))
        self.problems = problems
        self.root = tree.root
        packages = PackageDiscovery.resolvingLinks(in: declared, tree)
        let locator = TargetLocator(hasFolder: tree.hasFolder)
        targetFolders = declared.map { package in
            let folders = package.targets.map { ($0.name, locator.folder(of: $0, in: package)) }
            return Dictionary(folders) { first, _ in first }.compactMapValues { $0 }
        }
    }

    /// The lines of the manifests: the package, how it was read, and why it was evaluated.
    public var text: String {
        let names = manifests.map { $0.path.isEmpty ? "." : $0.path }
        let width = names.map(\.count).max() ?? 0
        let lines = zip(names, manifests).map { name, read in
            let padding = String(repeating: " ", count: width - name.count)
            let reason = read.reading.unsupportedSyntax.map { ": line \($0.line), \($0.reason)" }
            return "\(name)\(padding)  \(read.reading.name)\(reason ?? "")\n"
        }
        return lines.joined() + "\n\(summary)\n"
    }

    private var summary: String {
        var parts = ["literal", "evaluated"].compactMap { name in
            let count = manifests.count { $0.reading.name == name }
            return count == 0 ? nil : "\(count) \(name)"
        }
        if !problems.isEmpty { parts.append("\(problems.count) not read") }
        let count = manifests.count.counted("manifest")
        return parts.isEmpty ? count : "\(count): \(parts.joined(separator: ", "))"
    }
}

extension ManifestsReport {
    /// Encodes the answer as a JSON document with sorted keys.
    ///
    /// - Throws: `EncodingError`, which texts and numbers do not cause.
    public func json() throws -> String {
        let document = Document(
            manifests: zip(manifests, targetFolders).map { read, folders in
                let reason = read.reading.unsupportedSyntax
                return Entry(
                    package: read.path,
                    reading: Reading(
                        way: read.reading.name,
                        reason: reason?.reason,
                        line: reason?.line
                    ),
                    manifest: read.manifest,
                    folders: folders
                )
            },
            problems: problems.map(\.entry)
        )
        return try document.jsonText()
    }

    private struct Document: Encodable {
        let manifests: [Entry]
        let problems: [JSONObject]
    }

    private struct Entry: Encodable {
        let package: String
        let reading: Reading
        let manifest: Manifest
        let folders: [String: String]
    }

    private struct Reading: Encodable {
        let way: String
        let reason: String?
        let line: Int?
    }
}
