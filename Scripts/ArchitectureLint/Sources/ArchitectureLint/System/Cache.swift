#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Keeps what the toolchain answered, so that what has not changed is not asked again.
///
/// An entry holds everything that the answer depends on and counts only when all of it is the
/// same. An entry that is damaged or cannot be written only costs the question that it would have
/// saved.
struct Cache: Sendable {
    /// Everything that an answer depends on.
    struct Key: Codable, Equatable {
        /// The compiler's version.
        let toolchain: String
        /// What was asked, with the absolute path of the folder that it was asked about.
        let question: String
        /// The whole text that was read.
        let text: String
    }

    private struct Entry: Codable {
        let key: Key
        let answer: String
    }

    private let folder: String

    /// A cache in a folder of its own, which is made, for this user only, when it is missing.
    init(folder: String) {
        self.folder = folder
        try? FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    /// The folder where a user's programs keep what can be made again.
    static var defaultFolder: String {
        let environment = ProcessInfo.processInfo.environment
        if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
            return "\(caches)/archlint"
        }
        return "\(environment["HOME"] ?? FileManager.default.currentDirectoryPath)/.cache/archlint"
    }

    /// What was answered, if it is known.
    func answer(to key: Key) -> String? {
        guard let data = FileManager.default.contents(atPath: path(of: key)),
            let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.key == key
        else { return nil }
        return entry.answer
    }

    /// Keeps what was answered.
    func keep(_ answer: String, to key: Key) {
        guard let data = try? JSONEncoder().encode(Entry(key: key, answer: answer)) else { return }
        try? data.write(to: URL(fileURLWithPath: path(of: key)), options: .atomic)
    }

    private func path(of key: Key) -> String {
        let bytes = Array("\(key.toolchain)\0\(key.question)\0\(key.text)".utf8)
        return "\(folder)/\(String(Self.hash(bytes), radix: 16)).json"
    }

    /// FNV-1a. It only spreads the entries over names: the entry itself says whose it is.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
