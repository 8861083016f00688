import Foundation

/// A folder of a test's own, gone when the test is over.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/ledger-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: path,
            withIntermediateDirectories: true
        )
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Where the test's book is.
    var book: String { path + "/book" }

    /// What is in it, by name.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    /// The permissions of something in it; of itself when the name is empty.
    func permissions(of name: String = "") throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
        return attributes[.posixPermissions] as? Int
    }
}
