import Console
import ConsoleTesting
import Testing

@Suite("The pager of a long answer", .timeLimit(.minutes(5)))
struct PagerTests {
    private static let size = FrameSize(columns: 40, rows: 10)

    /// Runs `probe lines COUNT` at a terminal, with a pager that marks its lines.
    private static func lines(
        _ count: Int,
        _ options: String...,
        pager: String? = "sed s/line/paged/"
    ) throws -> (exitCode: Int32, output: String) {
        var environment = ["TERM": "xterm", "PATH": "/usr/bin:/bin"]
        environment["PAGER"] = pager
        let words = [Probe.path, "lines", String(count)] + options
        return try PseudoTerminal(words, environment: environment, size: size).end()
    }

    @Test("an answer goes through the pager only if it is longer than the terminal")
    func long() throws {
        #expect(try Self.lines(10).output.contains("paged 9"))
        #expect(try Self.lines(9).output.contains("line 8"))
        #expect(try Self.lines(10).exitCode == 0)
    }

    @Test("there is no pager in a pipe, with its options, or if it is 'cat' or empty")
    func none() throws {
        for option in ["--no-pager", "--no-input"] {
            #expect(try Self.lines(10, option).output.contains("line 9"))
        }
        for pager in ["", " ", "cat"] {
            #expect(try Self.lines(10, pager: pager).output.contains("line 9"))
        }
        let piped = try Probe.shell("PAGER='sed s/line/paged/' probe lines 100 | tail -1")
        #expect(piped.output == "line 99\n")
    }

    @Test("a pager that is missing is no error, and the answer is printed")
    func missing() throws {
        let lines = (0..<20_000).map { "line \($0)\r\n" }.joined()
        for pager in ["no-such-pager -x", " LESS=-R no-such-pager", "/etc/passwd"] {
            let (exitCode, output) = try Self.lines(20_000, pager: pager)
            #expect(exitCode == 0)
            // The shell reports the missing pager first.
            let (report, answer) = (output.prefix { $0 != "\r\n" }, output.drop { $0 != "\r\n" })
            #expect(report.contains("not found") || report.contains("denied"), "\(report)")
            #expect(answer.dropFirst() == lines)
        }
    }

    @Test(
        "the pager is a command of the shell, with variables, quotes and spaces",
        arguments: [
            "WORD=paged sh -c 'sed s/line/$WORD/'", " sed s/line/paged/",
            "'/usr/bin/sed' \"s/line/paged/\"", "sed s/line/pag/ | sed s/pag/paged/",
            "sed s/line/paged/ # each",
        ]
    )
    func shell(pager: String) throws {
        #expect(try Self.lines(10, pager: pager).output.hasSuffix("paged 9\r\n"))
    }

    @Test("a warning waits until the pager has ended")
    func warning() throws {
        let output = try PseudoTerminal(
            [Probe.path, "warned"],
            environment: [
                "TERM": "xterm", "PATH": "/usr/bin:/bin", "PAGER": "cat; echo the end",
            ],
            size: Self.size
        ).end().output
        let lines = output.split(whereSeparator: \.isNewline).suffix(4).joined(separator: "\n")
        #expect(lines == "part 1\nthe end\nWarning: after part 0\nWarning: after part 1")
    }

    @Test("quitting the pager early is no error, however much of the answer is left")
    func early() throws {
        let (exitCode, output) = try Self.lines(100_000, pager: "sed -u 2q")
        #expect(exitCode == 0)
        #expect(output == "line 0\r\nline 1\r\n")
    }

    @Test(
        "Ctrl-C belongs to the pager, and is an interruption only if the pager dies of it",
        arguments: [("trap 'exit 0' INT; ", 0 as Int32), ("", 130)]
    )
    func interrupted(trap: String, exitCode: Int32) throws {
        let terminal = try PseudoTerminal(
            [Probe.path, "lines", "10"],
            environment: [
                "TERM": "xterm", "PATH": "/usr/bin:/bin",
                "PAGER": "sh -c \"\(trap)cat; echo read; while :; do sleep 0.1; done\"",
            ],
            size: Self.size
        )
        try terminal.waitFor("read")
        terminal.type("\u{3}")
        #expect(try terminal.end().exitCode == exitCode)
    }

    @Test("less shows the first page until it is quit", .enabled(if: isInstalled("less")))
    func less() throws {
        let terminal = try PseudoTerminal(
            [Probe.path, "lines", "200"],
            environment: ["TERM": "xterm", "PATH": "/usr/bin:/bin"],
            size: Self.size
        )
        try terminal.waitFor("line 8")
        terminal.type("q")
        let (exitCode, output) = try terminal.end()
        #expect(exitCode == 0)
        #expect(!output.contains("line 30"))
    }
}
