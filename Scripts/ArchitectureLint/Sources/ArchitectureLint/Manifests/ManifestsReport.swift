/// Every manifest below a folder, with how it was read: what `archlint manifests` answers.
public struct ManifestsReport: Equatable, Sendable {
    /// The folder's absolute path.
    public let root: String
    /// The manifests that could be read, in the order of their paths.
    public let manifests: [ReadManifest]
    /// What could not be read. A manifest is in the one list or has a problem in the other.
    public let problems: [Problem]
    /// The packages that these state. A dependency on a folder behind a link names the real one.
    let packages: [SwiftPackage]
    /// The folders of the targets, relative to the root: by package and target.
    private let folders: [[String: String]]

    /// Reads every manifest below a folder, also those of packages that are no dependency of any.
    /// What is left out of every look at packages is left out (see `Exclusion`).
    ///
    /// The toolchain is asked for only when a manifest has to be run.
    ///
    /// - Parameters:
    ///   - root: the folder, absolute or from the current one.
    ///   - cacheFolder: where to keep what running a manifest says; nothing to run it every time.
    ///   - rulesFile: the rules, which leave folders out; nothing for those in the folder, if any.
    /// - Throws: `Problem` when there is no such folder, or something is wrong with the rules.
    public init(root: String, cacheFolder: String?, rulesFile: String? = nil) throws {
        let tree = try FileTree(root: root)
        let reader = ManifestReader(tree: tree, cache: cacheFolder.map(Cache.init(folder:)))
        let exclusion = Exclusion(tree, try RuleFile.scope(by: rulesFile, in: tree).excluded)
        let (files, walked, links, unread) = tree.walked()
        let found = PackageDiscovery(
            among: files,
            folders: walked,
            links: links,
            in: tree,
            exclusion
        )
        var problems = unread.filter { !exclusion.leavesOut($0.place) } + found.problems
        manifests = problems.collect(
            found.folders.mapInParallel { path in Result.of { try reader.manifest(at: path) } }
        )
        let stated = manifests.map { $0.manifest.package(at: $0.path) }
        let targetFiles = TargetFiles(tree: tree, packages: stated, folders: walked, links: links)
        problems += found.sources(among: files).filter { !targetFiles.belongs($0) }
            .map(PackageFolders.neither)
        self.problems = problems
        self.root = tree.root
        packages = LinkedPackages.resolved(stated, in: tree)
        let list = SourceList(hasFolder: tree.hasFolder)
        folders = stated.map { package in
            let found = package.targets.map { ($0.name, list.folder(of: $0, in: package)) }
            return Dictionary(found) { first, _ in first }.compactMapValues { $0 }
        }
    }

    /// How a run that answers this ends.
    var status: ExitCode { ExitCode(problems) }

    /// A line per manifest: its package, how it was read, and why not literally.
    public var text: String {
        let width = manifests.map { Self.name($0).count }.max() ?? 0
        let lines = manifests.map { read in
            let name = Self.name(read)
            let padding = String(repeating: " ", count: width - name.count)
            let reason = read.reading.doubt.map { ": line \($0.line), \($0.reason)" } ?? ""
            return "\(name)\(padding)  \(read.reading.name)\(reason)\n"
        }
        return lines.joined() + "\n\(summary)\n"
    }

    private static func name(_ read: ReadManifest) -> String {
        read.path.isEmpty ? "." : read.path
    }

    private var summary: String {
        let ways = ["literal", "evaluated", "dumped"].compactMap { name in
            let count = manifests.count { $0.reading.name == name }
            return count == 0 ? nil : "\(count) \(name)"
        }
        let count = manifests.count.counted("manifest")
        let unread = problems.isEmpty ? [] : ["\(problems.count) not read"]
        let all = (ways + unread).joined(separator: ", ")
        return all.isEmpty ? count : "\(count): \(all)"
    }

    /// What could not be read, as people read it.
    public var errors: String { problems.map(\.line).joined() }
}

extension ManifestsReport {
    /// Everything that was read, as one JSON document with its keys in alphabetical order.
    ///
    /// - Throws: never, as long as it consists of texts and numbers.
    public func json() throws -> String {
        let document = Document(
            manifests: zip(manifests, folders).map { read, folders in
                Entry(
                    package: read.path,
                    reading: Reading(
                        way: read.reading.name,
                        reason: read.reading.doubt?.reason,
                        line: read.reading.doubt?.line
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
