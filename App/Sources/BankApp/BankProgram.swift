import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import Signing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program `bank`: takes the command line, wires the modules, and runs the command.
public enum BankProgram {
    static let name = "bank"
    static let version = "0.1.0"

    /// Runs the process's own command line, and ends the process.
    public static func main() async {
        harden()
        let status = await run(Array(CommandLine.arguments.dropFirst()), io: StandardIO())
        exit(status.rawValue)
    }

    /// Runs a command line.
    /// - Parameters:
    ///   - arguments: The words behind the name of the program.
    ///   - io: Where it reads and writes.
    ///   - clock: Who tells the time.
    ///   - plugins: The plug-ins that are loaded; tests leave some out.
    ///   - modules: What the bank is made of; tests leave some out.
    /// - Returns: How it ended; everything to be said has been printed.
    public static func run(
        _ arguments: [String],
        io: any ProgramIO,
        clock: @escaping WallClock = Timestamp.now,
        plugins: PluginManager = BankComposition.plugins,
        modules: @Sendable (BankComposition) -> [any Module] = { $0.modules }
    ) async -> ExitStatus {
        // A lazy need does not keep its container alive, and commands hold what they need lazily.
        var kept: Container?
        let status = await CommandLineProgram.run(
            arguments,
            name: name,
            io: io,
            failure: failure
        ) { globals in
            let composition = BankComposition(
                places: BankPlaces(option: globals.book, environment: io.environment),
                secretReader: ConsoleSecretReader(io: io, globals: globals),
                clock: clock,
                plugins: plugins,
                warn: io.warn
            )
            let modules = modules(composition)
            let container = try BankComposition.container(of: modules)
            kept = container
            return try program(of: modules, in: container, io: io)
        }
        if let kept { await close(kept, io: io) }
        return status
    }

    /// The bank's command line: what the modules contribute, and what is about the bank itself.
    package static func program(
        of modules: [any Module],
        in container: Container,
        io: any ProgramIO
    ) throws -> CommandLineProgram {
        try CommandLineProgram(
            bank: container,
            version: version,
            abstract: "A bank that keeps real books, made of modules that do not know each other.",
            screens: BankComposition.screens(in: container),
            adding: ([ModulesCommands.group], ModulesCommands.all(modules) + [TourCommand.command]),
            io: io
        )
    }

    /// Puts away what the run has used: the book, first of all.
    ///
    /// What was asked for has been done and said by now, so trouble here is told and changes nothing.
    private static func close(_ container: Container, io: any ProgramIO) async {
        do throws(DisposalErrors) {
            try await container.close()
        } catch {
            io.warn("\(error)")
        }
    }

    /// What is reported of errors from before there is a program.
    private static func failure(of error: any Error) -> Failure? {
        (error as? ValidationReport).map {
            Failure(
                status: .internalError,
                code: "modules.invalid",
                message: "the bank's modules do not fit together",
                details: "\($0)"
            )
        }
    }

    /// What a program that handles passwords and a durable book asks of the system: no memory image on
    /// the disk after a crash, and an error to report instead of the end when a file may not grow.
    private static func harden() {
        SigningModule.forbidCoreDumps()
        signal(SIGXFSZ, SIG_IGN)
    }
}
