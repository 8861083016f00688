import Foundation

@testable import ArchitectureLint

/// The code that is kept beside the tests to be examined.
enum Fixture {
    /// Where it is.
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures").path

    /// The names of the changes that break a rule each.
    static let broken: [String] = names(in: "\(folder)/Broken")

    /// The sorted names of the files in a folder, which are the arguments of a test.
    ///
    /// An empty folder traps, because a test without arguments would pass.
    static func names(in folder: String, endingIn ending: String = "") -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        let found = (names ?? []).filter { ending.isEmpty || $0.hasSuffix(ending) }.sorted()
        precondition(!found.isEmpty, "there is nothing to test in \(folder)")
        return found
    }

    /// The whole expected answer about a broken house.
    static func expectation(of name: String) throws -> String {
        try String(contentsOfFile: "\(folder)/Broken/\(name)/expected.txt", encoding: .utf8)
    }
}

extension CommandLineTool.Answer {
    /// The output, the errors and the exit code, with `<root>` for the path of the root.
    func transcript(root: String) -> String {
        "\(output)\(errors)exit \(status.rawValue)\n"
            .replacingOccurrences(of: root, with: "<root>")
    }
}
