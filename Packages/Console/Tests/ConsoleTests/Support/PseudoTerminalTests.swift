import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("A test's own terminal", .serialized)
struct PseudoTerminalTests {
    @Test("programs that start at once have each their own terminal")
    func apart() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<300 {
                group.addTask {
                    let terminal = try PseudoTerminal(program: "/bin/echo", ["\(number)"])
                    let (status, shown) = try terminal.end()
                    #expect(status == 0)
                    #expect(shown == "\(number)\r\n")
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("a program has its signals, whatever the tests ignore or block")
    func signals() throws {
        let terminal = try PseudoTerminal(
            program: "/bin/sh",
            ["-c", "echo waiting; exec sleep 60"]
        )
        try terminal.waitFor("waiting")
        terminal.type("\u{3}")
        #expect(try terminal.end().status == -SIGINT)
    }
}
