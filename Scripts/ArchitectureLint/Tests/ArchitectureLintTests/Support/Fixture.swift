import Foundation

@testable import ArchitectureLint

/// The code that is kept beside the tests to be examined.
enum Fixture {
    /// Where it is.
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures").path

    /// The names of the changes that break a rule each.
    static let broken: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/Broken")
        return (names ?? []).sorted()
    }()

    /// What a run says about a broken house, word by word.
    static func expectation(of name: String) throws -> String {
        try String(contentsOfFile: "\(folder)/Broken/\(name)/expected.txt", encoding: .utf8)
    }
}

extension CommandLineTool.Answer {
    /// Everything that a person sees, with the root's path taken out.
    func transcript(root: String) -> String {
        "\(output)\(errors)exit \(status.rawValue)\n"
            .replacingOccurrences(of: root, with: "<root>")
    }
}
