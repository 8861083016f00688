/// What a command line asks for.
enum Request: Sendable {
    /// To show what one can do: nothing was typed.
    case home
    /// To show help of a command, a group or the program.
    case help(CommandNode)
    /// To say the version.
    case version
    /// To print the completion script of a shell.
    case completions(Shell)
    /// To do what a command says.
    case run(ParsedWords)
}
