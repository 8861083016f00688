import Console
import DependencyContainer
import Game

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Game alone: its module is the whole program.
///
///     swift run GameDemo game replay b2 a1 c1
@main
enum GameDemo {
    static func main() async throws {
        let container = try Container(modules: GameModule())
        let program = try CommandLineProgram(
            name: "GameDemo",
            version: "demo",
            abstract: "Tic Tac Toe without the bank around it.",
            groups: container.resolve(commandGroupsInject),
            commands: container.resolve(commandsInject),
            io: StandardIO()
        )
        exit(await program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
