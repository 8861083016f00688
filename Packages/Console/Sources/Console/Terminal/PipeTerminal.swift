/// A terminal in line mode, for pipes, files and terminals without escape sequences.
///
/// It prints each screen as text and then reads a line, which chooses an action or fills the field
/// (see `README.md`). An empty line submits the initial text. Hidden input is not echoed and never
/// printed.
@MainActor
public final class PipeTerminal: Terminal {
    private let io: any ProgramIO
    private let colors: ColorSupport
    private var printed: Screen?

    /// Creates a terminal.
    ///
    /// - Parameters:
    ///   - io: The input and output of the program.
    ///   - globals: The global options, which choose the colors.
    public init(io: any ProgramIO, globals: GlobalOptions = GlobalOptions()) {
        self.io = io
        colors = ColorSupport(globals, stream: .output, io: io)
    }

    /// The size, which is nil because no frames are drawn.
    public var size: FrameSize? { nil }

    /// Starts to print and to read, one line at a time.
    ///
    /// - Parameter window: The window to print.
    /// - Returns: The events of the session.
    public func open(for window: Window) -> AsyncStream<TerminalEvent> {
        printed = nil
        return AsyncStream { await self.next(in: window) }
    }

    /// Does nothing, because screens are printed before a line is read.
    ///
    /// - Parameter frame: An ignored frame.
    public func draw(_ frame: Frame) {}

    /// Does nothing, because the terminal was not changed.
    public func close() {}

    private func next(in window: Window) async -> TerminalEvent? {
        while true {
            await window.settled()
            guard !Task.isCancelled, let screen = window.top?.screen else { return nil }
            do throws(OutputError) {
                try show(screen)
            } catch {
                return .outputFailed(error)
            }
            let line: [UInt8]?
            do throws(Failure) {
                line = try await readLine(for: screen)
            } catch {
                return error.exitCode == .interrupted
                    ? .interrupted(signal: SignalAction.interrupt) : .inputFailed(error)
            }
            guard let line else { return .endOfInput }
            switch LineInterpreter(screen: screen).meaning(of: line) {
            case .event(let event): return event
            case .problem(let text):
                do throws(OutputError) {
                    try io.write("! \(TerminalSafe.line(text))\n", to: .output)
                } catch {
                    return .outputFailed(error)
                }
            }
        }
    }

    private func show(_ screen: Screen) throws(OutputError) {
        guard screen != printed else { return }
        let renderer = ScreenTextRenderer(width: io.width(of: .output))
        let lines = renderer.lines(of: screen, hasQuestion: !io.isTerminal(.input))
        let text = lines.reduce("") { $0 + $1.rendered(with: colors) + "\n" }
        try io.write(printed == nil ? text : "\n" + text, to: .output)
        printed = screen
    }

    private func readLine(for screen: Screen) async throws(Failure) -> [UInt8]? {
        guard io.isTerminal(.input) else { return try await io.readLine() }
        let question = ScreenTextRenderer.question(of: screen).map { $0 + " " } ?? "> "
        var isSeen = true
        if case .secret = screen.prompt?.kind { isSeen = false }
        return try await io.ask(question, echo: isSeen)
    }
}
