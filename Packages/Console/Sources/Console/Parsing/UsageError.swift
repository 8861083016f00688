/// A command line that does not fit the declarations, and where it stopped fitting.
struct UsageError: Error {
    let failure: Failure
    /// The command or group whose usage line helps.
    let node: CommandNode
}
