/// The sentence about a word that is none of those allowed.
enum WrongValue {
    static func text(_ value: String, for what: String, allowed: [String]) -> String {
        let list = allowed.map { "'\($0)'" }.joined(separator: ", ")
        return "The value '\(value)' is wrong for \(what): it is one of \(list)."
            + Suggestion.question(for: value, among: allowed)
    }
}
