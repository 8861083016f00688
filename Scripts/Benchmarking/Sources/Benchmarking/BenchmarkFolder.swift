#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder for the files of a benchmark, on the disk of temporary files, that is removed with this
/// object.
public final class BenchmarkFolder: Sendable {
    /// The absolute path, without a slash at its end.
    public let path: String

    /// Creates a folder that only this user can read.
    /// - Throws: The error of the file system.
    public init() throws {
        path = FileManager.default.temporaryDirectory
            .appending(path: "benchmark-\(UUID().uuidString)").path()
        try FileManager.default.createDirectory(
            atPath: path,
            withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700]
        )
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
