import Console
import ConsoleTesting
import Testing

extension Probe {
    static let size = FrameSize(columns: 80, rows: 24)

    /// Starts `probe terminal` and waits for its first frame.
    static func openTerminal(typedBefore: String = "") throws -> PseudoTerminal {
        let terminal = try terminal(
            "terminal",
            environment: ["TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"],
            size: size,
            typedBefore: typedBefore
        )
        try terminal.waitFor("last ")
        return terminal
    }

    /// Starts an interactive shell, in which the probe can be a job.
    static func interactiveShell() throws -> PseudoTerminal {
        let shell = try PseudoTerminal(
            ["/bin/sh", "-i"],
            environment: ["TERM": "xterm", "PS1": "ready> ", "PATH": "/usr/bin:/bin"],
            size: size
        )
        try shell.waitFor("ready> ")
        return shell
    }
}

/// Expects that the settings, the screen and the cursor are as they were before the program.
func expectRestored(
    _ terminal: PseudoTerminal,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(terminal.settings == terminal.initialSettings, sourceLocation: sourceLocation)
    // Line wrapping and the cursor are on; the alternate screen and bracketed paste are off.
    #expect(terminal.grid().modes == [7, 25], sourceLocation: sourceLocation)
}
