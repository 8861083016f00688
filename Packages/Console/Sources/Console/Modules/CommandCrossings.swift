public import DependencyContainer
import DependencyContainerGraph
import Synchronization

/// An observer of the services that modules take from each other while a command runs.
///
/// ```swift
/// let crossings = CommandCrossings()
/// let observed = try crossings.observe(container)
/// …
/// let program = try CommandLineProgram(…, commands: observed.resolve(commandsInject), io: io)
///
/// #expect(await program.run(words) == .success)
/// let pairs = try crossings.pairs(of: words)
/// ```
public final class CommandCrossings: Sendable {
    private struct State {
        var container: Container?
        var made: Set<DependencyStep> = []
    }

    private let state = Mutex(State())

    /// The container that was given to ``observe(_:)``; nil before that call.
    public var container: Container? { state.withLock(\.container) }

    /// Creates an observer for one run of a command.
    public init() {}

    /// Returns a container that reports the services it creates; run the command in this container.
    ///
    /// - Parameter container: The container of the program.
    /// - Throws: `ValidationReport` if the container is invalid.
    @Sendable
    public func observe(_ container: Container) throws(ValidationReport) -> Container {
        let observed = try container.observed { [weak self] step in
            self?.state.withLock { _ = $0.made.insert(step) }
        }
        state.withLock { $0.container = container }
        return observed
    }

    /// Returns a pair for each module from which the command's module has taken services.
    ///
    /// - Parameter words: The words of the command line.
    /// - Throws: `ResolutionError` if the commands cannot be resolved.
    public func pairs(of words: [String]) throws(ResolutionError) -> [ModulePair] {
        let (container, made) = state.withLock { ($0.container, $0.made) }
        guard let container, let command = try Self.command(words, in: container) else { return [] }
        var pairs: [ModulePair] = []
        for crossing in container.crossings where crossing.user.module == command.module {
            // Every run makes all commands, which read their services when they run.
            let isUsed =
                crossing.user.name == command.name
                ? crossing.user == command : made.contains(crossing.user)
            if isUsed, made.contains(crossing.provider) { ModulePair.add(crossing, to: &pairs) }
        }
        return pairs
    }

    /// Returns the registration of the command that `words` call; nil if no command matches.
    private static func command(
        _ words: [String],
        in container: Container
    ) throws(ResolutionError) -> DependencyStep? {
        // The list has an element for each registration, in the same order.
        let commands = try container.resolve(commandsInject)
        let list = container.graph.nodes.first { $0.name == commandsInject.name }
        return zip(commands, list?.registrations ?? []).filter { words.starts(with: $0.0.path) }
            .max { $0.0.path.count < $1.0.path.count }?.1
    }
}

/// Two modules, and the ids of the services that the first module takes from the second.
public struct ModulePair: Sendable, Equatable {
    /// The module that takes the services.
    public let user: String
    /// The module that provides the services.
    public let provider: String
    /// The names of the ids, each once.
    public private(set) var ids: [String]

    fileprivate static func add(_ crossing: Crossing, to pairs: inout [ModulePair]) {
        let (user, provider) = (crossing.user.module, crossing.provider.module)
        guard let index = pairs.firstIndex(where: { $0.user == user && $0.provider == provider })
        else {
            return pairs.append(ModulePair(user: user, provider: provider, ids: [crossing.name]))
        }
        if !pairs[index].ids.contains(crossing.name) { pairs[index].ids.append(crossing.name) }
    }
}
