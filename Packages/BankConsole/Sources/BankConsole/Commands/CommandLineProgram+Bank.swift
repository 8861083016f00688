public import Console
public import DependencyContainer

extension CommandLineProgram {
    /// Creates the program `bank` from the commands that the modules of a container contribute.
    ///
    /// The container of the app has the modules of the whole bank; the container of a demo has the
    /// modules of one feature. Commands resolve services when they run, so the caller must keep the
    /// container alive while the program runs.
    ///
    /// - Parameters:
    ///   - container: The wired modules.
    ///   - version: The text of `--version`.
    ///   - manualDate: The date that the manual pages show.
    ///   - abstract: The program in one line.
    ///   - environment: The environment variables that the program reads, for its help.
    ///   - screens: The screens shown without arguments; nil for the start page.
    ///   - commands: Commands, and their groups, in addition to those of the modules.
    ///   - io: The terminal.
    /// - Throws: `Failure` `internal.commands` that names every faulty declaration;
    ///   `ResolutionError` if the commands cannot be resolved.
    public init(
        bank container: Container,
        version: String,
        manualDate: String = "January 1, 2026",
        abstract: String,
        environment: @autoclosure @escaping @Sendable () -> [EnvironmentVariable] = [],
        screens: ScreenProgram? = nil,
        adding commands: (groups: [CommandGroup], commands: [Command]) = ([], []),
        io: any ProgramIO
    ) throws {
        try self.init(
            name: "bank",
            version: version,
            manualDate: manualDate,
            abstract: abstract,
            environment: environment(),
            options: GlobalOption.bank,
            groups: container.resolve(commandGroupsInject) + commands.groups,
            commands: container.resolve(commandsInject) + commands.commands,
            screens: screens,
            io: io,
            failure: { Failure(bank: $0) }
        )
    }
}
