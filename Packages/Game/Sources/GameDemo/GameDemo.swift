import Console

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Game alone, on the shared fakes. Without arguments it is the game's screens, at a terminal or line by
/// line over a pipe; with arguments it runs that one command, on a book that has just begun.
///
///     swift run --package-path Packages/Game GameDemo
///     swift run --package-path Packages/Game GameDemo game replay b2 a1 c1
@main
enum GameDemo {
    static func main() async throws {
        let program = try DemoBank().program(io: StandardIO())
        exit(await program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
