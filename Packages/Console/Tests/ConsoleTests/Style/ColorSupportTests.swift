import Console
import Testing

@Suite("Color support")
struct ColorSupportTests {
    private static let terminal: Set<StandardStream> = [.output, .error]

    @Test(
        "'--color', 'NO_COLOR' and 'TERM' decide whether output is colored",
        arguments: [
            ("auto", terminal, ["TERM": "xterm"], true),
            ("auto", [], ["TERM": "xterm"], false),
            ("auto", terminal, ["TERM": "dumb"], false),
            ("auto", terminal, [:], false),
            ("auto", terminal, ["TERM": "never-heard-of"], true),
            ("auto", terminal, ["TERM": "xterm", "NO_COLOR": "1"], false),
            ("auto", terminal, ["TERM": "xterm", "NO_COLOR": ""], true),
            ("always", [], ["NO_COLOR": "1", "TERM": "dumb"], true),
            ("never", terminal, ["TERM": "xterm"], false),
        ] as [(String, Set<StandardStream>, [String: String], Bool)]
    )
    func choice(
        color: String,
        terminals: Set<StandardStream>,
        environment: [String: String],
        colored: Bool
    ) async throws {
        let io = InMemoryIO(terminals: terminals, environment: environment)
        let command = Command("show", abstract: "Show.", examples: []) { _ in
            Answer([.heading("Title")], json: nil)
        }
        let program = try Bank.program(io: io, commands: [command])
        #expect(await program.run(["show", "--color", color]) == .success)
        #expect(await program.run(["show", "--color", color, "x"]) == .usage)
        #expect(io.output == (colored ? "\u{1B}[1mTitle\u{1B}[0m\n" : "Title\n"))
        #expect(io.errorOutput.hasPrefix(colored ? "\u{1B}[1;91mError:\u{1B}[0m " : "Error: "))
    }
}
