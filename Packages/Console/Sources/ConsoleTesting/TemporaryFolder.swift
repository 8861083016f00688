import Foundation

/// A temporary folder, which is deleted when the object is released.
public final class TemporaryFolder: Sendable {
    /// The path of the folder.
    public let path: String

    /// Creates an empty folder.
    ///
    /// - Parameters:
    ///   - name: The beginning of the folder's name.
    ///   - isInMemory: Whether to create the folder in `/dev/shm` if possible, for tests with
    ///     thousands of durable writes.
    /// - Throws: An error if the folder cannot be created.
    public init(named name: String = "test", inMemory isInMemory: Bool = false) throws {
        let memory = "/dev/shm"
        let parent =
            isInMemory && FileManager.default.isWritableFile(atPath: memory)
            ? URL(fileURLWithPath: memory) : FileManager.default.temporaryDirectory
        let base = parent.appendingPathComponent("\(name)-\(UUID().uuidString)")
        // Private also while another test has changed the umask of the process.
        try FileManager.default.createDirectory(
            at: base,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        path = base.path
    }

    deinit {
        remove()
    }

    /// Deletes the folder immediately, for example before the process exits.
    public func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Returns the path of a file in the folder, which need not exist.
    ///
    /// - Parameter name: The name of the file.
    /// - Returns: The path.
    public func file(_ name: String) -> String { "\(path)/\(name)" }

    /// The names of the files and folders in the folder, sorted.
    public var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    /// Returns the POSIX permissions of a file in the folder.
    ///
    /// - Parameter name: The name of the file; empty for the folder itself.
    /// - Returns: The permissions, such as `0o600`; nil if the system does not report any.
    /// - Throws: An error if the file does not exist.
    public func permissions(of name: String = "") throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: file(name))
        return attributes[.posixPermissions] as? Int
    }
}
