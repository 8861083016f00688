import BankConsole
import Bookkeeping
import Console
import DependencyContainer
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
/// Without arguments it shows the feature's screens; with `--story` it plays a list of commands; with
/// other arguments it runs that one command.
///
/// ```swift
/// @main
/// enum CardDemo {
///     static func main() async throws {
///         let bank = try CardBank()
///         await DemoProgram(bank.container, abstract: "Check cards, alone.", story: story).main()
///     }
/// }
/// ```
public struct DemoProgram: Sendable {
    private let container: Container
    private let abstract: String
    private let screens: ScreenProgram?
    private let commands: [Command]
    private let story: [String]

    /// Creates a demo.
    ///
    /// - Parameters:
    ///   - container: The wired modules.
    ///   - abstract: The feature in one line, for the help.
    ///   - screens: The screens; nil for the first home entry, shown to `FakeBank.customer`.
    ///   - commands: Commands beside the feature's own.
    ///   - story: Command lines without the word `bank`.
    public init(
        _ container: Container,
        abstract: String,
        screens: ScreenProgram? = nil,
        commands: [Command] = [],
        story: [String] = []
    ) {
        self.container = container
        self.abstract = abstract
        self.screens = screens
        self.commands = commands
        self.story = story
    }

    /// Runs the arguments of this process, and exits.
    public func main() async throws -> Never {
        exit(try await run(Array(CommandLine.arguments.dropFirst()), io: StandardIO()).rawValue)
    }

    /// Runs the demo.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - io: The terminal.
    /// - Returns: The exit code; that of the story is always success.
    public func run(_ arguments: [String], io: any ProgramIO) async throws -> ExitCode {
        let program = try CommandLineProgram(
            bank: container,
            version: "demo",
            abstract: abstract,
            screens: screens ?? ScreenProgram { try await play(at: $0) },
            adding: ([], commands),
            io: io
        )
        guard arguments == ["--story"] else { return await program.run(arguments) }
        for line in story {
            try io.write("\n$ bank \(line)\n", to: .output)
            _ = await program.run(line.split(separator: " ").map(String.init))
        }
        return .success
    }

    @MainActor
    private func play(at terminal: any Terminal) async throws -> ScreenSessionEnd {
        let stage = try FeatureStage(in: container)
        let end: Result<ScreenSessionEnd, any Error>
        do {
            end = .success(try await ScreenSession.run(window: stage.window, terminal: terminal))
        } catch {
            end = .failure(error)
        }
        stage.end()
        try await stage.session?.close()
        return try end.get()
    }
}

extension Command {
    /// The command `demo days`, for a demo without the commands about the whole bank.
    ///
    /// - Parameter bank: The bank whose days are closed.
    public static func demoDays(_ bank: FakeBank) -> Command {
        Command(
            "demo days",
            abstract: "Let days pass, as the app's `day advance` does.",
            arguments: [Argument("count", help: "The number of days.")],
            examples: [Example("bank demo days 30", "Close thirty days.")]
        ) { invocation in
            let count = Int(try invocation.argument("count")) ?? 0
            let date = try await bank.closeDays(count).description
            return Answer([.line("It is \(date).")], json: ["date": .string(date)])
        }
    }
}
