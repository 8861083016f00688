import BankConsole
public import Bookkeeping
public import Console
public import DependencyContainer
import Dispatch
import Signing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program `bank`: wires the modules and runs a command line.
public enum BankProgram {
    static let name = "bank"
    static let version = "1.0.0"
    /// The date on which the version was released.
    static let date = "November 25, 2026"

    /// Runs the command line of the process, and then ends the process.
    ///
    /// `--version` is answered first, before any task, thread or module is created.
    public static func main() -> Never {
        harden()
        let arguments = Array(CommandLine.arguments.dropFirst())
        let io = StandardIO()
        let answered = CommandLineProgram.answerVersion(
            arguments,
            name: name,
            version: version,
            io: io
        )
        if let answered { exit(answered.rawValue) }
        let executor = FirstThreadExecutor()
        Task(executorPreference: executor) { exit(await run(arguments, io: io).rawValue) }
        executor.run()
    }

    /// Runs a command line and returns its exit code.
    /// - Parameters:
    ///   - arguments: The words after the name of the program.
    ///   - io: The streams, terminals and environment of the program.
    ///   - clock: Returns the time of entries and signatures.
    ///   - idleClock: Measures how long no key is pressed, and when screens look for changes.
    ///   - plugins: The loaded plug-ins; tests omit some plug-ins.
    ///   - modules: Returns the modules of the bank; tests omit some modules.
    ///   - derive: Returns the container to use: the given container, or a container that also
    ///     observes which services are used.
    /// - Returns: The exit code, after all output has been written.
    public static func run(
        _ arguments: [String],
        io: any ProgramIO,
        clock: @escaping WallClock = Timestamp.now,
        idleClock: any Clock<Duration> = ContinuousClock(),
        plugins: PluginManager = BankComposition.plugins,
        modules: @Sendable (BankComposition) -> [any Module] = { $0.modules },
        derive: @Sendable (Container) throws -> Container = { $0 }
    ) async -> ExitCode {
        // Commands hold their services lazily, and a lazy need does not keep its container alive.
        var kept: Container?
        let status = await CommandLineProgram.run(
            arguments,
            name: name,
            options: GlobalOption.bank,
            io: io,
            failure: failure
        ) { globals in
            let idleLimit = try globals.idleLimit()
            let composition = BankComposition(
                paths: BankPaths(
                    option: globals.book,
                    store: globals.store,
                    environment: io.environment
                ),
                secretReader: ConsoleSecretReader(bank: io, globals: globals),
                clock: clock,
                plugins: plugins,
                changeClock: idleClock,
                idleLock: { IdleWatch(limit: idleLimit, clock: idleClock, onIdle: $0) },
                warn: io.warn
            )
            let modules = BankComposition.complete(modules(composition))
            let container = try derive(BankComposition.container(of: modules))
            kept = container
            return try program(of: modules, in: container, io: io)
        }
        if let kept { await close(kept, io: io) }
        return status
    }

    /// Returns the command line with the commands of all modules and of the app.
    package static func program(
        of modules: [any Module],
        in container: Container,
        io: any ProgramIO
    ) throws -> CommandLineProgram {
        let modules = ModulesCommands(
            of: modules,
            program: name,
            examples: (module: "Signing", service: "SafeBoxService"),
            app: "BankApp",
            facts: BankComposition.facts
        ) { try BankComposition.container(of: $0) }
        return try CommandLineProgram(
            bank: container,
            version: version,
            manualDate: date,
            abstract: "A bank that keeps real books, made of modules that do not know each other.",
            environment: BankPaths.environment,
            screens: BankComposition.screens(in: container),
            adding: ([modules.group], modules.all),
            io: io
        )
    }

    /// Closes the services of the run, such as the book.
    ///
    /// The command has already ended, so an error is only a warning.
    private static func close(_ container: Container, io: any ProgramIO) async {
        do throws(DisposalErrors) {
            try await container.close()
        } catch {
            io.warn("\(error)")
        }
    }

    /// Returns the failure to print if `error` says that the modules do not fit together; otherwise
    /// nil.
    private static func failure(of error: any Error) -> Failure? {
        (error as? ValidationReport).map {
            Failure(
                exitCode: .internalError,
                code: "modules.invalid",
                message: "the bank's modules do not fit together",
                details: "\($0)"
            )
        }
    }

    /// Forbids core dumps, which may contain a password, and ignores the signal `SIGXFSZ`.
    ///
    /// The system sends this signal when a file grows beyond the size limit. If the signal is
    /// ignored, the write fails with an error instead.
    private static func harden() {
        SigningModule.forbidCoreDumps()
        signal(SIGXFSZ, SIG_IGN)
    }
}
