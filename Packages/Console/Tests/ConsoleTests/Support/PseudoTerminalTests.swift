import Console
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

    @Test(
        "a terminal shows the same, wherever its output is cut while it is read",
        arguments: 1...20 as ClosedRange<UInt64>
    )
    func cuts(seed: UInt64) throws {
        let size = FrameSize(columns: 12, rows: 4)
        let output =
            "한글\u{1B}[2J\u{1B}[1;3He\u{301}\u{1B}[1mbold\u{1B}[0m\r\nnext 🇰🇷\u{1B}[K\u{1B}[3\u{1B}[2;5Hx"
        var random = SeededGenerator(seed: seed)
        var rest = Array(output.utf8)[...]
        var parts: [[UInt8]] = []
        while !rest.isEmpty {
            parts.append(Array(rest.prefix(.random(in: 1...6, using: &random))))
            rest = rest.dropFirst(parts.last?.count ?? 0)
        }
        let octal = parts.map { part in
            part.map { "\\" + String(Int($0) + 0o1000, radix: 8).dropFirst() }.joined()
        }
        let script = "stty raw -echo; for part do printf \"$part\"; read -r next; done"
        let terminal = try PseudoTerminal(["/bin/sh", "-c", script, "sh"] + octal, size: size)
        var count = 0
        for part in parts {
            count += part.count
            try terminal.waitUntil("\(count) bytes are written") { terminal.output.count == count }
            _ = terminal.grid()
            terminal.type("\n")
        }
        var whole = TerminalGrid(size)
        whole.write(output)
        let shown = terminal.grid()
        #expect(shown.text == whole.text)
        #expect([shown.row, shown.column] == [whole.row, whole.column])
    }

    @Test("a test waits for the output of a process, or for its end")
    func waiting() throws {
        let talking = try ChildProcess(["/bin/sh", "-c", "echo one; exec sleep 60"])
        try talking.waitForOutput { $0.contains("one") }
        talking.send(SIGKILL)
        #expect(try talking.waitUntilExit().exitCode == -SIGKILL)
        let silent = try ChildProcess(["/bin/sh", "-c", "exit 3"])
        try silent.waitForOutput { _ in false }
        #expect(try silent.waitUntilExit().exitCode == 3)
    }
}
