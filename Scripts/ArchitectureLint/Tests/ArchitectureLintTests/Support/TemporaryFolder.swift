import Foundation
import Synchronization

/// A folder that is gone when the test that made it is over.
final class TemporaryFolder: Sendable {
    /// Its absolute path, without links on the way.
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("ArchitectureLintTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
    }

    /// A folder for all tests, removed at the exit of the process.
    ///
    /// A static value is never released.
    static func forAllTests() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let isFirst = shared.withLock { shared in
            shared.append(folder.path)
            return shared.count == 1
        }
        if isFirst {
            atexit {
                for path in TemporaryFolder.shared.withLock({ $0 }) {
                    try? FileManager.default.removeItem(atPath: path)
                }
            }
        }
        return folder
    }

    private static let shared = Mutex<[String]>([])

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file, and the folders on the way to it.
    func write(_ text: String, to file: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(file)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url)
    }

    /// Writes a manifest whose package has these arguments.
    /// - Parameter name: The name of the package; nil for the name of its folder.
    func package(_ path: String, name: String? = nil, _ arguments: String) throws {
        let name = name ?? path.split(separator: "/").last.map(String.init) ?? "Root"
        try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "\(name)", \(arguments))

            """,
            to: "\(path)/Package.swift"
        )
    }

    /// Copies the files of a folder over those that are here.
    func overlay(_ source: String, to folder: String = ".") throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: source)
        for name in names {
            guard let data = FileManager.default.contents(atPath: "\(source)/\(name)") else {
                continue  // A folder.
            }
            try write(String(decoding: data, as: UTF8.self), to: "\(folder)/\(name)")
        }
    }

    /// Takes away a file or folder.
    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
}
