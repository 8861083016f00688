/// What the compiler says, cut into its parts.
enum CompilerMessage {
    /// The first error about a file in a text that the compiler wrote.
    ///
    /// - Returns: the line and what is wrong there; nothing when there is none.
    static func firstError(in text: String, about file: String) -> (line: Int, message: String)? {
        for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("\(file):") {
            let parts = line.dropFirst(file.utf8.count + 1)
                .split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
            guard parts.count == 4, let number = Int(parts[0]), parts[2] == " error" else {
                continue
            }
            return (number, String(parts[3].dropFirst()))
        }
        return nil
    }
}
