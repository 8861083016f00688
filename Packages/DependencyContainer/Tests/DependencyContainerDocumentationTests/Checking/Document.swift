/// A text with code in it.
struct Document {
    /// Where it stands in the package.
    let path: String
    /// By line: what is written there, and the number of the line.
    private let lines: [(number: Int, text: Substring)]

    /// A text in Markdown.
    init(markdown path: String) throws {
        self.path = path
        lines = try PackageFiles.text(path).split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated().map { ($0 + 1, $1) }
    }

    /// The documentation comments of a source.
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

    /// The code between fences of Swift.
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

    /// The code in tables whose first column says what one wants to do.
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
