extension Argument {
    /// All the words that follow, none included, such as the moves of `game replay b2 a1 c1`. It is
    /// the only argument of its command; `Invocation.arguments` gives the words.
    ///
    /// - Parameters:
    ///   - name: the name of one word, in lower case.
    ///   - help: what the words are.
    public static func repeating(_ name: String, help: String) -> Argument {
        Argument(name, help: help, isOptional: true, values: [], isRepeating: true)
    }
}
