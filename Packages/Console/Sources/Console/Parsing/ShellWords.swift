/// The words of an example, as a shell would hand them to the program.
enum ShellWords {
    /// - Returns: the words up to a pipe or a redirection, quotes taken away.
    static func split(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in line {
            switch (character, quote) {
            case (let mark, let open?) where mark == open:
                quote = nil
            case (_, .some):
                word = (word ?? "") + String(character)
            case ("'", nil), ("\"", nil):
                quote = character
                word = word ?? ""
            case (" ", nil):
                if let finished = word { words.append(finished) }
                word = nil
            case ("|", nil), ("<", nil), (">", nil):
                if let finished = word { words.append(finished) }
                return words
            default:
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
