extension HelpPage {
    /// The columns that a help page may take: those of the terminal, or else of the environment's
    /// `COLUMNS`, or else 80; and at least 40, below which a terminal breaks the lines itself.
    static func width(for io: any ProgramIO) -> Int {
        let environment = io.environment("COLUMNS").flatMap { Int($0) }
        let width = io.isTerminal(.output) ? io.width(of: .output) : nil
        return max(40, min(width ?? environment ?? 80, 1_000))
    }
}
