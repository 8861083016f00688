import Foundation

/// A piece of code in a document.
struct Snippet: CustomStringConvertible {
    /// The file and the line.
    let place: String
    let code: String

    var description: String { "\(place):\n\(code)" }

    /// Returns the paragraphs of the code that no compiled example contains.
    ///
    /// White space, comments and access modifiers are ignored. A paragraph ends at an empty line.
    /// Its omissions are written as `…`, and the remaining pieces have to be in the same order.
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

/// Returns code without the differences between a document and a formatted file.
func bare(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        var line = line.components(separatedBy: "//")[0]
        for access in ["public ", "private ", "fileprivate "] {
            line = line.replacingOccurrences(of: access, with: "")
        }
        return line.filter { !$0.isWhitespace }
    }.joined()
}
