import Console
import ConsoleTesting
import Foundation
import Testing

@Suite("Terminal in key mode", .serialized)
struct TTYTerminalTests {
    @Test("a terminal delivers keys at once and without echo, and is restored at the end")
    func normalEnd() throws {
        let terminal = try Probe.openTerminal()
        #expect(terminal.settings?.isKeyMode == true)
        #expect(terminal.grid().modes == [1049, 2004])
        #expect(terminal.grid().text == "size 80 x 24\nkeys 0\nlast none")
        terminal.type("x")
        try terminal.waitFor("last character(\"x\")")
        #expect(terminal.grid().text == "size 80 x 24\nkeys 1\nlast character(\"x\")")
        terminal.type("q")
        let (exitCode, output) = try terminal.end()
        #expect(exitCode == 0)
        // The answer is on the normal screen.
        #expect(output.hasSuffix("\u{1B}[?1049lseen: character(\"x\")\r\n"))
        expectRestored(terminal)
    }

    @Test("a terminal delivers special keys, Hangul syllables and pasted text")
    func keys() throws {
        let terminal = try Probe.openTerminal()
        let typed = [
            ("\u{1B}[A", "up"), ("\u{1B}OB", "down"), ("\u{1B}[6~", "pageDown"), ("\r", "enter"),
            ("\u{7F}", "backspace"), ("한", "character(\"한\")"), ("\u{4}", "control(\"d\")"),
            ("\u{1B}[200~5만q\r\u{1B}[201~", "paste(\"5만q"), ("\u{1B}", "escape"),
            ("\u{11}", "control(\"q\")"), ("\u{16}", "control(\"v\")"),
        ]
        for (bytes, key) in typed {
            terminal.type(bytes)
            try terminal.waitFor("last \(key)")
        }
        terminal.type("q")
        #expect(try terminal.end().exitCode == 0)
    }

    @Test("keys typed before the program started are delivered and not echoed again")
    func typedAhead() throws {
        let terminal = try Probe.openTerminal(typedBefore: "xy\nzü")
        terminal.type("q")
        let (_, output) = try terminal.end()
        let keys = "character(\"x\") character(\"y\") enter character(\"z\") character(\"ü\")"
        #expect(output.hasSuffix("seen: \(keys)\r\n"))
        // The terminal itself has echoed them.
        let printed = String(decoding: terminal.output, as: UTF8.self)
        #expect(printed.split(separator: "\u{1B}").first == "xy\r\nzü")
        #expect(printed.components(separatedBy: "zü").count == 2)
    }

    @Test("keys typed after the end are left to the next program")
    func typedAfterEnd() throws {
        let shell = try Probe.interactiveShell()
        shell.type("'\(Probe.path)' terminal\n")
        try shell.waitFor("last none")
        shell.type("q")
        try shell.waitFor("seen: ")
        shell.type("echo $((6 * 7))\n")
        try shell.waitFor("42")
        shell.type("exit\n")
        _ = try shell.end()
    }

    @Test("everything is redrawn after a change of size")
    func resized() throws {
        let terminal = try Probe.openTerminal()
        terminal.resize(to: FrameSize(columns: 40, rows: 12))
        #expect(try terminal.waitFor("size 40 x 12").contains("\u{1B}[2J"))
        terminal.type("q")
        #expect(try terminal.end().exitCode == 0)
    }

    @Test("an unknown terminal that reports no size is 80 x 24")
    func unknownTerminal() throws {
        let terminal = try Probe.terminal("terminal", environment: ["TERM": "never-heard-of"])
        try terminal.waitFor("size 80 x 24")
        terminal.type("q")
        #expect(try terminal.end().exitCode == 0)
        expectRestored(terminal)
    }

    @Test("output waits for streams that are non-blocking")
    func nonblocking() throws {
        let terminal = try Probe.openTerminal()
        terminal.type("n")
        try terminal.waitFor("nonblocking")
        terminal.type("\u{1B}[B")
        try terminal.waitFor("last down")
        // Far more output than a terminal buffers.
        terminal.type("f")
        for _ in 0..<100 { try terminal.waitFor("9999\u{1B}") }
        terminal.type("\u{3}")
        #expect(try terminal.end().exitCode == 130)
        expectRestored(terminal)
    }
}
