import Foundation

/// A README with code blocks that a test compares with the output of a program.
public struct Readme: Sendable {
    /// A code block of a README.
    public struct Block: Sendable {
        /// The text between the fences, with a line feed at the end of each line.
        public let text: String

        /// Returns the commands of a terminal session in the block, each with its answer.
        ///
        /// - Parameter prompt: The beginning of each line with a command, such as `$ bank `.
        /// - Returns: The commands without the prompt, and the lines up to the next command.
        public func steps(prompt: String) -> [(command: String, answer: String)] {
            text.components(separatedBy: prompt).dropFirst().map { step in
                let lines = step.split(
                    separator: "\n",
                    maxSplits: 1,
                    omittingEmptySubsequences: false
                )
                return (String(lines[0]), String(lines.dropFirst().first ?? ""))
            }
        }

        /// Returns the block's first part that is missing from `output`.
        ///
        /// Lines with only `…` separate the parts, which must be in the output in the same order.
        ///
        /// - Parameter output: The output of a program.
        /// - Returns: The missing part; nil if the output has all parts.
        public func partMissing(in output: String) -> String? {
            var rest = output[...]
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for part in lines.split(separator: "…").map({ $0.joined(separator: "\n") }) {
                guard let found = rest.firstRange(of: part) else { return part }
                rest = rest[found.upperBound...]
            }
            return nil
        }
    }

    private let text: String

    /// Reads a README.
    ///
    /// - Parameters:
    ///   - path: The path, relative to the folder of the test.
    ///   - file: The file of the test.
    /// - Throws: An error if the file cannot be read.
    public init(_ path: String, of file: String = #filePath) throws {
        let folder = URL(filePath: file).deletingLastPathComponent()
        text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// Returns the first code block that begins with `beginning`.
    ///
    /// - Parameter beginning: The beginning of the block, after its opening fence.
    /// - Returns: The block; nil if the README has no such block.
    public func block(beginningWith beginning: String) -> Block? {
        text.components(separatedBy: "```").lazy
            .map { $0.drop { $0 != "\n" }.dropFirst() }
            .first { $0.hasPrefix(beginning) }
            .map { Block(text: String($0)) }
    }
}
