import BankConsole
import Bookkeeping
public import Console
public import ConsoleTesting
public import DependencyContainer
import SigningInterface

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program of a feature's demo.
///
/// Without arguments, it shows the feature's screens. With `--story`, it runs a list of commands.
/// With other arguments, it runs them as one command.
///
/// ```swift
/// @main
/// enum CardDemo {
///     …
///     static func main() async throws {
///         let bank = try FakeBank(verifiesOnScreen: true) { … }
///         try await bank.openAccount(holding: Money(won: 100_000))
///         try await DemoProgram(bank.container, abstract: "Check cards only.", story: story).main()
///     }
/// }
/// ```
public struct DemoProgram: Sendable {
    private let abstract: String
    private let screens: @Sendable (Container) -> ScreenProgram
    private let commands: [Command]
    private let story: [String]
    private let wire: @Sendable (any SecretReader) async throws -> Container

    /// Creates a demo.
    ///
    /// - Parameters:
    ///   - container: The wired modules.
    ///   - abstract: The feature in one line, for the help.
    ///   - screens: The screens shown without arguments; nil for the first home entry, shown to
    ///     `FakeBank.customer`.
    ///   - commands: Commands in addition to the feature's own.
    ///   - story: The command lines that `--story` runs, without the word `bank`.
    public init(
        _ container: Container,
        abstract: String,
        screens: ScreenProgram? = nil,
        commands: [Command] = [],
        story: [String] = []
    ) {
        self.abstract = abstract
        self.screens = { screens ?? .firstHomeEntry(of: $0) }
        self.commands = commands
        self.story = story
        wire = { _ in container }
    }

    /// Creates a demo of the Signing module; its screens begin with SignIn.
    ///
    /// - Parameters:
    ///   - abstract: The feature in one line, for the help.
    ///   - wire: Creates the container of the modules; receives the source of the passwords.
    public init(
        abstract: String,
        wire: @escaping @Sendable (any SecretReader) async throws -> Container
    ) {
        self.abstract = abstract
        screens = ScreenProgram.signIn
        commands = []
        story = []
        self.wire = wire
    }

    /// Runs the arguments of this process, and exits.
    ///
    /// - Parameters:
    ///   - usual: The arguments that replace missing ones.
    ///   - folder: A folder that is removed before the exit; nil for a demo without files.
    public func main(
        byDefault usual: [String] = [],
        removing folder: TemporaryFolder? = nil
    ) async throws -> Never {
        let words = Array(CommandLine.arguments.dropFirst())
        let status = try await run(words.isEmpty ? usual : words, io: StandardIO())
        folder?.remove()
        exit(status.rawValue)
    }

    /// Runs the demo.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - io: The terminal.
    /// - Returns: The exit code; always success for `--story`.
    public func run(_ arguments: [String], io: any ProgramIO) async throws -> ExitCode {
        guard arguments == ["--story"] else { return await runLine(arguments, io: io) }
        for line in story {
            try io.write("\n$ bank \(line)\n", to: .output)
            _ = await runLine(line.split(separator: " ").map(String.init), io: io)
        }
        return .success
    }

    private func runLine(_ words: [String], io: any ProgramIO) async -> ExitCode {
        await CommandLineProgram.run(
            words,
            name: "bank",
            options: GlobalOption.bank,
            io: io,
            failure: { Failure(bank: $0) }
        ) {
            let container = try await wire(ConsoleSecretReader(bank: io, globals: $0))
            return try CommandLineProgram(
                bank: container,
                version: "demo",
                abstract: abstract,
                screens: screens(container),
                adding: ([], commands),
                io: io
            )
        }
    }
}

extension ScreenProgram {
    /// The screens of the first home entry, shown to `FakeBank.customer`.
    fileprivate static func firstHomeEntry(of container: Container) -> ScreenProgram {
        ScreenProgram { terminal in
            let stage = try FeatureStage(in: container)
            let end: Result<ScreenSessionEnd, any Error>
            do {
                end = .success(
                    try await ScreenSession.run(window: stage.window, terminal: terminal)
                )
            } catch {
                end = .failure(error)
            }
            stage.end()
            try await stage.session?.close()
            return try end.get()
        }
    }
}

extension Command {
    /// The command `demo days`, which closes business days in a demo without `bank day advance`.
    ///
    /// - Parameter bank: The bank that closes the days.
    public static func demoDays(_ bank: FakeBank) -> Command {
        Command(
            "demo days",
            abstract: "Close business days, as 'bank day advance' does.",
            arguments: [Argument("count", help: "The number of business days to close.")],
            examples: [Example("bank demo days 30", "Close thirty days.")]
        ) { invocation in
            let count = Int(try invocation.argument("count")) ?? 0
            let date = try await bank.closeDays(count).description
            return Answer([.line("It is \(date).")], json: ["date": .string(date)])
        }
    }
}
