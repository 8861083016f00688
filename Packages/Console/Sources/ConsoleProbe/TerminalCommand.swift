import Console

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Returns the command `probe terminal`, which shows the events of a terminal until `q` is pressed.
///
/// Some other keys end the program, for example by a crash.
func terminalCommand(io: any ProgramIO) -> Command {
    Command(
        "terminal",
        abstract: "Show what happens at a terminal.",
        examples: [Example("probe terminal --color never", "shows each key until q is pressed")]
    ) { invocation in
        let probe = await TerminalProbe(globals: invocation.globals, io: io)
        let seen = try await probe.run()
        return Answer(
            [.line("seen: \(seen.joined(separator: " "))")],
            json: .array(seen.map { .string($0) })
        )
    }
}

/// A session that shows the events of a terminal.
@MainActor
private struct TerminalProbe {
    private let terminal: TTYTerminal

    init(globals: GlobalOptions, io: any ProgramIO) {
        terminal = TTYTerminal(io: io, globals: globals)
    }

    private struct ThrownAsAsked: Error {}

    /// Runs the session and returns the events in order.
    func run() async throws -> [String] {
        let events = try terminal.open(for: Window())
        var end = ScreenSessionEnd.left
        var seen: [String] = []
        do {
            defer { terminal.close() }
            try show(seen)
            loop: for await event in events {
                switch event {
                case .key(.character("q"), _): break loop
                case .key(let key, _):
                    seen.append("\(key)")
                    try show(seen)
                    if case .character(let character) = key { try act(on: character) }
                case .endOfInput:
                    seen.append("end")
                    break loop
                case .interrupted(let signal):
                    end = .interrupted(signal: signal)
                    break loop
                default:
                    try show(seen)
                }
            }
        }
        try end.conclude()
        return seen
    }

    private func show(_ seen: [String]) throws {
        let size = terminal.size.map { "\($0.columns) x \($0.rows)" } ?? "none"
        try terminal.draw(Frame("size \(size)\nkeys \(seen.count)\nlast \(seen.last ?? "none")"))
    }

    /// Runs the test assigned to `key`, such as a crash, while the terminal is open.
    private func act(on key: Character) throws {
        switch key {
        case "t": throw ThrownAsAsked()
        case "e": exit(3)
        case "!": preconditionFailure("crashes as asked")
        case "a": abort()
        case "s":
            // An invalid address.
            UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
        case "w":
            // Work that never suspends.
            for number in 0... {
                try terminal.draw(Frame("at work \(number)"))
                usleep(10_000)
            }
        case "f":
            // More output than an unread terminal accepts.
            for number in 0... {
                let line = String(repeating: "\(number % 10)", count: 79)
                let lines = Array(repeating: line, count: 24)
                try terminal.draw(Frame(lines.joined(separator: "\n")))
            }
        case "n":
            for descriptor: Int32 in [0, 1] {
                _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
            }
            try terminal.draw(Frame("nonblocking"))
        default: break
        }
    }
}
