import Foundation

/// A piece of code that a document shows, and the compiled examples that it must be a part of.
struct Snippet: CustomStringConvertible {
    /// Where it stands: a file of the package and a line.
    let place: String
    let code: String

    var description: String { "\(place):\n\(code)" }

    /// The paragraphs of the code that occur in no example.
    ///
    /// Spaces, line ends, comments and access do not count. A paragraph ends at an empty line; what
    /// is left out of it is written as `…`, and the rest has to follow in that order.
    func paragraphs(missingIn examples: [String]) -> [String] {
        code.components(separatedBy: "\n\n").filter { paragraph in
            let pieces = paragraph.components(separatedBy: "…").map(bare)
            return !examples.contains { example in
                var rest = example[...]
                return pieces.allSatisfy { piece in
                    if piece.isEmpty { return true }
                    guard let range = rest.range(of: piece) else { return false }
                    rest = rest[range.upperBound...]
                    return true
                }
            }
        }
    }
}

/// Code without what differs between a document and a file that the formatter wrote.
func bare(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        var line = line.components(separatedBy: "//")[0]
        for access in ["public ", "private ", "fileprivate "] {
            line = line.replacingOccurrences(of: access, with: "")
        }
        return line.filter { !$0.isWhitespace }
    }.joined()
}
