import Foundation

@testable import ArchitectureLint

/// A copy of the files of this repository that archlint reads, which a test breaks and restores.
///
/// Only one test at a time may have it.
final class RepositoryCopy: Sendable {
    // This package may be vendored into another repository.
    static let hasOriginal = ["App", "Packages/Card", "Packages/DemandDeposit"].allSatisfy {
        FileManager.default.fileExists(atPath: "\(original)/\($0)/Package.swift")
    }

    /// The one copy.
    static let shared = Result { try RepositoryCopy() }

    private static let original = URL(fileURLWithPath: Fixture.folder)
        .appendingPathComponent("../../../../..").standardized.path
    private static let name = "Repository"

    private let site: TemporaryFolder

    /// Its absolute path.
    var root: String { "\(site.path)/\(Self.name)" }
    /// Where to keep what the toolchain answers about it.
    var cache: String { "\(site.path)/cache" }

    private init() throws {
        site = try TemporaryFolder.forAllTests()
        for file in [RuleFile.usualName] + (try Self.files()) {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(Self.original)/\(file)"))
            try site.write(String(decoding: bytes, as: UTF8.self), to: "\(Self.name)/\(file)")
        }
    }

    /// The files that are neither hidden nor broken on purpose.
    private static func files() throws -> [String] {
        try FileListing(of: "", base: FileTree(root: original).base).files.filter {
            !$0.split(separator: "/").contains("Fixtures")
        }
    }

    /// Runs the program on the copy.
    func examine() throws -> Examination {
        let answer = CommandLineTool().run([root, "--json", "--cache", cache])
        let document = try JSONDecoder().decode(
            Examination.Document.self,
            from: Data(answer.output.utf8)
        )
        return Examination(status: answer.status, document: document)
    }

    /// Carries out changes, looks at what they made, and takes them back.
    func changed<Value>(by changes: [Change], look: () throws -> Value) throws -> Value {
        var undoing: [() throws -> Void] = []
        let value = Result {
            for change in changes { undoing.append(try apply(change)) }
            return try look()
        }
        for undo in undoing.reversed() { try undo() }
        return try value.get()
    }

    /// The number of the only line of a file that has a text.
    func line(of text: String, in file: String) throws -> Int {
        let lines = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(file)"))
            .split(separator: Byte.newline, omittingEmptySubsequences: false)
        let found = lines.indices.filter {
            String(decoding: lines[$0], as: UTF8.self).contains(text)
        }
        guard let line = found.first, found.count == 1 else {
            throw Mismatch(description: "\(file) has \(found.count) times: \(text)")
        }
        return line + 1
    }

    /// A change that does not fit what the repository has become.
    struct Mismatch: Error, CustomStringConvertible {
        let description: String
    }

    /// Makes a change.
    ///
    /// - Returns: A closure that reverts the change.
    private func apply(_ change: Change) throws -> () throws -> Void {
        let files = FileManager.default
        switch change {
        case .write(let text, let file):
            guard !files.fileExists(atPath: "\(root)/\(file)") else {
                throw Mismatch(description: "\(file) exists already")
            }
            let new = firstMissing(on: file)
            try site.write(text, to: "\(Self.name)/\(file)")
            return { try files.removeItem(atPath: new) }
        case .insert(let text, let anchor, let file):
            let path = "\(root)/\(file)"
            let before = try String(contentsOfFile: path, encoding: .utf8)
            guard let place = before.range(of: anchor)?.upperBound else {
                throw Mismatch(description: "\(file) has no longer: \(anchor)")
            }
            let after = before.replacingCharacters(in: place..<place, with: text)
            try after.write(toFile: path, atomically: false, encoding: .utf8)
            return { try before.write(toFile: path, atomically: false, encoding: .utf8) }
        case .link(let link, let destination):
            let path = "\(root)/\(link)"
            try files.createSymbolicLink(atPath: path, withDestinationPath: destination)
            return { try files.removeItem(atPath: path) }
        case .move(let from, let to):
            let new = firstMissing(on: to)
            try files.createDirectory(
                at: URL(fileURLWithPath: "\(root)/\(to)").deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try files.moveItem(atPath: "\(root)/\(from)", toPath: "\(root)/\(to)")
            return { [root] in
                try files.moveItem(atPath: "\(root)/\(to)", toPath: "\(root)/\(from)")
                if files.fileExists(atPath: new) { try files.removeItem(atPath: new) }
            }
        }
    }

    /// The first folder on the way to a file that is not there yet, or the file.
    private func firstMissing(on file: String) -> String {
        var path = root
        for name in file.split(separator: "/") {
            path += "/\(name)"
            if !FileManager.default.fileExists(atPath: path) { break }
        }
        return path
    }
}

/// A change of a repository.
enum Change: Sendable {
    /// A new file.
    case write(String, to: String)
    /// A text behind another one, where that comes first in a file.
    case insert(String, after: String, in: String)
    /// A link, and where it leads from the folder that it is in.
    case link(String, to: String)
    /// A file or folder that is elsewhere now.
    case move(String, to: String)

    /// The file, relative to the root, that is not as it was.
    var file: String {
        switch self {
        case .write(_, let file), .insert(_, _, let file), .link(let file, _), .move(_, let file):
            file
        }
    }
}

/// The answer of the program about a folder.
struct Examination {
    let status: ExitCode
    let document: Document

    struct Document: Decodable {
        let holds: Bool
        let violations: [Finding]
        let problems: [Trouble]
    }

    struct Finding: Decodable {
        let file: String
        let line: Int
        let rule: String
        let importer: String
        let imported: String
        let message: String
        let chain: [Step]
        let instead: String
    }

    struct Step: Decodable {
        let from: String
        let to: String
        let file: String
        let line: Int
    }

    struct Trouble: Decodable {
        let place: String
        let message: String
    }
}
