import Console
import Testing

@Suite("Kinds of terminals")
struct TerminalKindTests {
    @Test(
        "key mode requires terminals with escape sequences for input and output",
        arguments: [
            ([.input, .output], "xterm", .keys),
            ([.input, .output, .error], "xterm-256color", .keys),
            ([.input, .output], "never-heard-of", .keys),
            ([.input, .output], "dumb", .lines),
            ([.input, .output], "", .lines),
            ([.input, .output], nil, .lines),
            ([.input], "xterm", .lines),
            ([.output], "xterm", .lines),
            ([], "xterm", .lines),
        ] as [(Set<StandardStream>, String?, TerminalKind)]
    )
    func kind(terminals: Set<StandardStream>, term: String?, expected: TerminalKind) {
        let environment = term.map { ["TERM": $0] } ?? [:]
        let io = InMemoryIO(terminals: terminals, environment: environment)
        #expect(TerminalKind(of: io) == expected)
    }
}
