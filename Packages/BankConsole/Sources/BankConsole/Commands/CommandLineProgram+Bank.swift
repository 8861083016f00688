import Console
import DependencyContainer

extension CommandLineProgram {
    /// The program `bank`, with what the modules of a container contribute to it: the whole bank in the
    /// app, one feature in its demo and its tests.
    ///
    /// Commands hold what they need lazily, and a lazy need does not keep its container alive: who runs
    /// the program does.
    ///
    /// - Parameters:
    ///   - container: The wired modules.
    ///   - version: What `--version` says.
    ///   - abstract: What it is, in one line.
    ///   - screens: The session of screens that it is without a word; what one can type when nil.
    ///   - commands: Commands beside the contributed ones, and the groups of these.
    ///   - io: The outside.
    /// - Throws: a `Failure` of status `internalError` that names every command that cannot be called
    ///   as declared; `ResolutionError` when the container is closed, or a contribution cannot be made.
    public init(
        bank container: Container,
        version: String,
        abstract: String,
        screens: ScreenProgram? = nil,
        adding commands: (groups: [CommandGroup], commands: [Command]) = ([], []),
        io: any ProgramIO
    ) throws {
        try self.init(
            name: "bank",
            version: version,
            abstract: abstract,
            groups: container.resolve(commandGroupsInject) + commands.groups,
            commands: container.resolve(commandsInject) + commands.commands,
            screens: screens,
            io: io,
            failure: { Failure(bank: $0) }
        )
    }
}
