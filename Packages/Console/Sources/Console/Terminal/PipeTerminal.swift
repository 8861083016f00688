#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A terminal with lines: a pipe, a file, or a terminal that understands no escape sequences.
///
/// It prints each screen whole, as text, when it has come to rest, and reads a line: the number,
/// the word or the label of an action, or what fills the field. Beside a field, `/word` chooses an
/// action. An empty line submits what stands in the field at first. What is typed into a hidden
/// field at a terminal is not seen, and is never printed.
@MainActor
public final class PipeTerminal: Terminal {
    private let io: any ProgramIO
    private let colors: ColorSupport
    private var printed: Screen?

    /// A terminal with lines.
    ///
    /// - Parameters:
    ///   - io: where lines are read and screens are printed.
    ///   - color: whether what is printed has colours.
    public init(io: any ProgramIO, color: ColorChoice = .auto) {
        self.io = io
        colors = ColorSupport(choice: color, stream: .output, io: io)
    }

    /// None: nothing is drawn here.
    public var size: FrameSize? { nil }

    /// Begins to print and to read; each line only when the one before has had its effect.
    public func open(for window: Window) -> AsyncStream<TerminalEvent> {
        printed = nil
        return AsyncStream { await self.next(in: window) }
    }

    /// Does nothing: screens are printed before a line is read.
    public func draw(_ frame: Frame) {}

    /// Does nothing: nothing was taken over.
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
                    ? .interrupted(signal: SIGINT) : .inputFailed(error)
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
