/// The options that every command understands, and where they stand is free: before the command,
/// between its arguments, behind them.
public struct GlobalOptions: Sendable, Equatable {
    /// The book to work on; nil when the program is to find it itself.
    public var book: String?
    /// Whether standard output gets one JSON document instead of text.
    public var json = false
    /// Whether output has colours.
    public var color = ColorChoice.auto
    /// Whether questions are answered with yes.
    public var yes = false
    /// Whether everything is done but the last step, so that nothing changes.
    public var dryRun = false
    /// Whether the program must not wait for a person.
    public var noInput = false
    /// The file whose lines are the secrets asked for, in the order in which they are asked for.
    public var pinFile: String?
    /// Whether the lines of standard input are the secrets asked for.
    public var pinStdin = false
    /// The id under which a movement is done once, however often the command is repeated.
    public var idempotencyKey: String?

    /// Where in the remaining words a global option stood: before the word of that index. A value
    /// cannot be taken from beyond such a place, so `--memo --json x` lacks the memo.
    var gaps: Set<Int> = []

    /// The options as they are when none is given.
    public init() {}

    /// Takes the global options out of a command line, wherever they stand before `--`.
    ///
    /// - Parameter arguments: the words behind the name of the program.
    /// - Returns: the options, and the other words in their order.
    /// - Throws: a `Failure` of status `usage` when a value is missing or wrong, an option is given
    ///   twice, or two contradict each other.
    public static func extract(
        from arguments: [String]
    ) throws(Failure) -> (GlobalOptions, rest: [String]) {
        try GlobalOptionsExtraction.run(on: arguments)
    }
}
