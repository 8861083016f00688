import Console
import DependencyContainer

extension CommandLineProgram {
    /// Creates the program `bank` from the commands that the modules of a container contribute.
    ///
    /// The app runs it with the whole bank, a demo with one feature. Commands need services lazily, so
    /// the caller keeps the container alive while the program runs.
    ///
    /// - Parameters:
    ///   - container: The wired modules.
    ///   - version: The text of `--version`.
    ///   - manualDate: The date of the version in the manual pages.
    ///   - abstract: The program in one line.
    ///   - environment: The environment variables that the program reads.
    ///   - screens: The screens shown without arguments; nil for the start page.
    ///   - commands: Further commands and their groups.
    ///   - io: The terminal.
    /// - Throws: `Failure` `internal.commands` that names every faulty declaration; `ResolutionError`.
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
