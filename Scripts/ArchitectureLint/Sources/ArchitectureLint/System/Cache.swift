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
        /// The question, with the absolute path of its folder.
        let question: String
        /// The texts of the files.
        let text: String
    }

    private struct Entry: Codable {
        let key: Key
        let answer: String
    }

    private let folder: String

    /// Makes a cache in a folder, which is created for this user only.
    init(folder: String) {
        self.folder = folder
        try? FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    /// The folder in `$XDG_CACHE_HOME`, or in `~/.cache`.
    static var defaultFolder: String {
        let environment = ProcessInfo.processInfo.environment
        if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
            return "\(caches)/archlint"
        }
        return "\(environment["HOME"] ?? FileManager.default.currentDirectoryPath)/.cache/archlint"
    }

    // A digest, so that no secret of the environment is stored. Some variables change with each
    // shell.
    static let environmentDigest: String = {
        let volatile: Set = ["SHLVL", "_", "OLDPWD"]
        let text = ProcessInfo.processInfo.environment.filter { !volatile.contains($0.key) }
            .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\0" }.joined()
        return SHA256.digest(of: Array(text.utf8))
    }()

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
