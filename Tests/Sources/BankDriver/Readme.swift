import Foundation
import Testing

/// The code blocks of the repository's README.
public struct Readme {
    private let lines: [String]

    /// Returns the first code block that begins with a text; nil for no such block.
    public static func block(beginningWith beginning: String) throws -> Readme? {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        return text.components(separatedBy: "```")
            .map { Array($0.components(separatedBy: "\n").dropFirst().dropLast()) }
            .first { $0.first?.hasPrefix(beginning) == true }
            .map(Readme.init)
    }

    /// Expects the parts of the block between its gaps ('…') in the output, in their order.
    public func expectParts(in output: String, _ location: SourceLocation = #_sourceLocation) {
        var rest = output[...]
        for part in lines.split(separator: "…").map({ $0.joined(separator: "\n") }) {
            guard let found = rest.firstRange(of: part) else {
                Issue.record(
                    "the README shows this part, but the output does not: \(part)",
                    sourceLocation: location
                )
                return
            }
            rest = rest[found.upperBound...]
        }
    }
}
