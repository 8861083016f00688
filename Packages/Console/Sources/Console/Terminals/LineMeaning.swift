/// What a line typed at a screen comes to.
enum LineMeaning {
    case event(TerminalEvent)
    /// Nothing; says why, and what to type.
    case problem(String)
}
