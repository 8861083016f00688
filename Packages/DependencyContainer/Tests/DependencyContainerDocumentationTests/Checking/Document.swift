/// A text with code, such as a README.
struct Document {
    /// The path in the package.
    let path: String
    /// The lines with their numbers.
    private let lines: [(number: Int, text: Substring)]

    /// Reads a Markdown file.
    init(markdown path: String) throws {
        self.path = path
        lines = try PackageFiles.text(path).split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated().map { ($0 + 1, $1) }
    }

    /// Reads the doc comments of a source file.
    init(commentsOf path: String) throws {
        self.path = path
        lines = try PackageFiles.text(path).split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated().compactMap { index, line in
                let line = line.drop { $0 == " " }
                guard line.hasPrefix("///") else { return nil }
                let text = line.dropFirst(3)
                return (index + 1, text.first == " " ? text.dropFirst() : text)
            }
    }

    /// The Swift code between fences.
    var fences: [Snippet] {
        var snippets: [Snippet] = []
        var open: (number: Int, code: [Substring])?
        for (number, text) in lines {
            if let (first, code) = open {
                if text.hasPrefix("```") {
                    let place = "\(path):\(first)"
                    snippets.append(Snippet(place: place, code: code.joined(separator: "\n")))
                    open = nil
                } else {
                    open = (first, code + [text])
                }
            } else if text == "```swift" {
                open = (number + 1, [])
            }
        }
        return snippets
    }

    /// The code in reference tables, whose first column begins with `to`.
    var cells: [Snippet] {
        var isInTable = false
        return lines.flatMap { number, text -> [Snippet] in
            guard text.hasPrefix("|") else {
                isInTable = false
                return []
            }
            if text.hasPrefix("| to ") { isInTable = true }
            guard isInTable else { return [] }
            let spans = text.split(separator: "`", omittingEmptySubsequences: false)
            return spans.enumerated().filter { $0.offset % 2 == 1 }.map { _, code in
                Snippet(place: "\(path):\(number)", code: String(code))
            }
        }
    }
}
