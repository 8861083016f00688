/// A use of an attribute or function that reaches code by name, without an import.
struct Reflection: Equatable, Sendable {
    /// The name of the attribute or function, such as `dlsym`.
    let name: String
    let line: Int

    private static let attributes: Set = ["@_silgen_name", "@_extern"]
    private static let functions: Set = ["dlsym", "_typeByName", "NSClassFromString"]

    /// Finds all uses of reflection in a text, outside of comments and literals.
    static func all(in bytes: [UInt8]) -> [Reflection] {
        // Few files have such a word at all, and the lexer takes ten times as long as this search.
        guard (attributes.union(functions)).contains(where: { CandidateSearch.has($0, bytes) })
        else { return [] }
        var lexer = Lexer(bytes)
        var places = PlaceCounter(bytes)
        var found: [Reflection] = []
        // The two words or signs in front of the current one.
        var previous: (String, String) = ("", "")
        while let token = lexer.nextIfAny() {
            guard [.word, .attribute, .punctuation(Byte.dot)].contains(token.kind) else {
                previous = ("", "")
                continue
            }
            let text = lexer.text(token.range)
            let isQualified = previous.1 == "." && previous.0.first?.isUppercase == true
            let isUse = previous.1 != "func" && (previous.1 != "." || isQualified)
            if attributes.contains(text) || (isUse && functions.contains(text)) {
                let line = places.place(of: token.range.lowerBound).line
                found.append(Reflection(name: text, line: line))
            }
            previous = (previous.1, text)
        }
        return found
    }
}
