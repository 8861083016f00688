import ConsoleTesting
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("Pseudo-terminal of the tests", .serialized)
struct PseudoTerminalTests {
    @Test("processes that start at the same time get different terminals")
    func concurrentStarts() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<300 {
                group.addTask {
                    let terminal = try PseudoTerminal(["/bin/echo", "\(number)"])
                    let (exitCode, output) = try terminal.end()
                    #expect(exitCode == 0)
                    #expect(output == "\(number)\r\n")
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("a process has default signals, even if the tests ignore or block some")
    func signals() throws {
        let terminal = try PseudoTerminal(["/bin/sh", "-c", "echo waiting; exec sleep 60"])
        try terminal.waitFor("waiting")
        terminal.type("\u{3}")
        #expect(try terminal.end().exitCode == -SIGINT)
    }
}
