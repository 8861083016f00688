#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A cache of the toolchain's answers.
///
/// Each entry stores its whole key, and is used only for an equal key. A damaged entry is ignored.
struct Cache: Sendable {
    /// Everything that an answer depends on.
    struct Key: Codable, Equatable {
        /// The version of the compiler.
        let toolchain: String
        /// The question to the toolchain, with the absolute path of the folder that it is about.
        let question: String
        let text: String
    }

    private struct Entry: Codable {
        let key: Key
        let answer: String
    }

    private let folder: String

    /// Creates a cache in a folder; creates a missing folder for this user only.
    init(folder: String) {
        self.folder = folder
        try? FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    /// The default folder of the cache, in `$XDG_CACHE_HOME` or in `~/.cache`.
    static var defaultFolder: String {
        let environment = RunEnvironment.processVariables
        if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
            return "\(caches)/archlint"
        }
        return "\(environment["HOME"] ?? FileManager.default.currentDirectoryPath)/.cache/archlint"
    }

    /// Returns a list of texts with the current values of a manifest's inputs.
    ///
    /// The values of environment variables appear as digests, so that no secret is stored.
    static func inputs(_ environment: ManifestEnvironment, folder: String) -> [String] {
        let values = RunEnvironment.processVariables
        func digest(_ text: String) -> String { SHA256.digest(of: Array(text.utf8)) }
        var whole: String {
            // Some variables change with each shell.
            let volatile: Set = ["SHLVL", "_", "OLDPWD"]
            return values.filter { !volatile.contains($0.key) }.sorted { $0.key < $1.key }
                .map { "\($0.key)=\($0.value)\0" }.joined()
        }
        let variables =
            environment.variables?.map { name in
                "in the environment \(name)=\(values[name].map(digest) ?? "")"
            } ?? ["in the environment \(digest(whole))"]
        let current = FileManager.default.currentDirectoryPath
        let files = environment.files.flatMap { path in
            (path.hasPrefix("/") ? [path] : [folder, current].map { "\($0)/\(path)" })
                .map { "\($0) \(FileStatus($0) == nil ? "is missing" : "exists")" }
        }
        return variables + files
    }

    func answer(to key: Key) -> String? {
        guard let data = FileManager.default.contents(atPath: path(of: key)),
            let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.key == key
        else { return nil }
        return entry.answer
    }

    func store(_ answer: String, for key: Key) {
        guard let data = try? JSONEncoder().encode(Entry(key: key, answer: answer)) else { return }
        try? data.write(to: URL(fileURLWithPath: path(of: key)), options: .atomic)
    }

    private func path(of key: Key) -> String {
        let text = "\(key.toolchain)\0\(key.question)\0\(key.text)"
        return "\(folder)/\(SHA256.digest(of: Array(text.utf8)).prefix(16)).json"
    }
}
