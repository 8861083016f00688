public import Console
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A process that runs on a pseudo terminal, with a test as its user.
///
/// Methods that wait throw `ProcessError` after a minute, so that a test does not hang.
public final class PseudoTerminal {
    private static let limit: TimeInterval = 60
    private static let starting = Mutex(())

    private var master: Int32
    private let process: SpawnedProcess
    private var size: FrameSize
    /// The number of bytes of `output` that `waitFor` has returned.
    private var readCount = 0
    private var hasEnded = false
    /// The content of the terminal after the first `byteCount` bytes of `output`.
    private var screen: (content: TerminalGrid, byteCount: Int)

    /// The bytes that the process has written to the terminal.
    public private(set) var output: [UInt8] = []

    /// The settings of the terminal before the process was started.
    public let initialSettings: Settings?

    /// Starts a process that leads a new POSIX session on this terminal.
    ///
    /// - Parameters:
    ///   - command: The path of the executable and its arguments.
    ///   - environment: All environment variables of the process, by name.
    ///   - size: The size that the terminal reports; nil for no size.
    ///   - typedBefore: The text typed before the process is started.
    /// - Throws: `ProcessError` if the system has no terminal or cannot start the process.
    public init(
        _ command: [String],
        environment: [String: String] = ["TERM": "xterm"],
        size: FrameSize? = nil,
        typedBefore: String = ""
    ) throws {
        self.size = size ?? FrameSize(columns: 80, rows: 24)
        screen = (TerminalGrid(self.size), 0)
        // A lock, because a process that is started at the same time must not inherit the terminal.
        (master, process, initialSettings) = try Self.starting.withLock { _ in
            let (master, end, path) = try Self.open()
            // Closed as soon as the process has opened it, so that its end ends the terminal.
            defer { close(end) }
            let settings = Settings(of: master)
            if let size { Self.resize(master, to: size) }
            Self.write(Array(typedBefore.utf8), to: master)
            do {
                let process = try SpawnedProcess(
                    command,
                    environment: environment,
                    streams: .terminal(path)
                )
                return (master, process, settings)
            } catch {
                close(master)
                throw error
            }
        }
    }

    deinit {
        if !hasEnded {
            process.send(SIGKILL)
            waitpid(process.id, nil, 0)
        }
        if master >= 0 { close(master) }
    }

    private static func open() throws -> (master: Int32, end: Int32, path: String) {
        var (master, end): (Int32, Int32) = (-1, -1)
        guard openpty(&master, &end, nil, nil, nil) == 0 else {
            throw ProcessError.system("openpty", errno)
        }
        for descriptor in [master, end] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        // `ttyname` is not thread-safe.
        var name = [CChar](repeating: 0, count: 1024)
        guard ttyname_r(end, &name, name.count) == 0 else {
            throw ProcessError.system("ttyname_r", errno)
        }
        let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
        return (master, end, path)
    }

    private static func write(_ bytes: [UInt8], to terminal: Int32) {
        #if canImport(Glibc)
            _ = Glibc.write(terminal, bytes, bytes.count)
        #elseif canImport(Musl)
            _ = Musl.write(terminal, bytes, bytes.count)
        #else
            _ = Darwin.write(terminal, bytes, bytes.count)
        #endif
    }

    private static func resize(_ terminal: Int32, to size: FrameSize) {
        var window = winsize()
        window.ws_col = UInt16(size.columns)
        window.ws_row = UInt16(size.rows)
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &window)
    }

    // MARK: Input

    /// Types a text, in which the Enter key is `\r` and Ctrl-C is `\u{3}`.
    ///
    /// - Parameter text: The text.
    public func type(_ text: String) {
        type(Array(text.utf8))
    }

    /// Types bytes, which may be a part of a character or of an escape sequence.
    ///
    /// - Parameter bytes: The bytes.
    public func type(_ bytes: [UInt8]) {
        Self.write(bytes, to: master)
    }

    /// Sends a signal to the process.
    ///
    /// - Parameter signal: The number of the signal.
    public func send(_ signal: Int32) {
        process.send(signal)
    }

    /// Changes the size of the terminal.
    ///
    /// - Parameter size: The new size.
    public func resize(to size: FrameSize) {
        self.size = size
        screen = (TerminalGrid(size), 0)
        Self.resize(master, to: size)
    }

    /// Disconnects the terminal, as when its window is closed.
    public func hangUp() {
        close(master)
        master = -1
    }

    // MARK: State

    /// The current settings of the terminal; nil after it was disconnected.
    public var settings: Settings? { Settings(of: master) }

    /// Reads all available output and returns the content and the modes of the terminal.
    ///
    /// - Returns: The content at the current size.
    public func grid() -> TerminalGrid {
        while readAvailable() {}
        // The last escape sequence may be incomplete, and the text before it is written only once.
        if let last = output[screen.byteCount...].lastIndex(of: 0x1B) {
            let complete = output[screen.byteCount..<last]
            screen.content.write(String(decoding: complete, as: UTF8.self))
            screen.byteCount = last
        }
        var grid = screen.content
        grid.write(String(decoding: output[screen.byteCount...], as: UTF8.self))
        return grid
    }

    // MARK: Waiting

    /// Waits until the process has written a text.
    ///
    /// - Parameter text: The text.
    /// - Returns: The output up to the end of the text. Later calls search only the output after
    ///   it.
    /// - Throws: `ProcessError` after a minute.
    @discardableResult
    public func waitFor(_ text: String) throws -> String {
        let bytes = Array(text.utf8)
        var end: Int?
        try waitUntil("'\(text)' is written") {
            end = output[readCount...].firstRange(of: bytes)?.upperBound
            return end != nil
        }
        let result = output[readCount..<(end ?? readCount)]
        readCount += result.count
        return String(decoding: result, as: UTF8.self)
    }

    /// Waits until a line of the terminal's content satisfies a condition.
    ///
    /// - Parameters:
    ///   - description: A clause that describes the line in an error message.
    ///   - isMatch: The condition.
    /// - Returns: The line.
    /// - Throws: `ProcessError` after a minute.
    @discardableResult
    public func waitForLine(
        _ description: String,
        where isMatch: (String) -> Bool
    ) throws -> String {
        var line: String?
        try waitUntil(description) {
            let lines = grid().text.split(separator: "\n", omittingEmptySubsequences: false)
            line = lines.map(String.init).first(where: isMatch)
            return line != nil
        }
        return line ?? ""
    }

    /// Waits until a condition is satisfied, while reading the process's output.
    ///
    /// - Parameters:
    ///   - description: A clause that describes the condition in an error message.
    ///   - isSatisfied: The condition.
    /// - Throws: `ProcessError` after a minute.
    public func waitUntil(_ description: String, _ isSatisfied: () throws -> Bool) throws {
        try waitUntil(description, isReading: true, isSatisfied)
    }

    /// Waits until a signal has stopped the process.
    ///
    /// - Throws: `ProcessError` after a minute.
    public func waitForStop() throws {
        try waitUntil("the process is stopped") {
            var status: Int32 = 0
            return waitpid(process.id, &status, WNOHANG | WUNTRACED) == process.id
                && status & 0xFF == 0x7F
        }
    }

    /// Waits until the process has ended.
    ///
    /// - Parameter isReading: A Boolean value that indicates whether to read output while waiting.
    /// - Returns: The exit code, or the negative number of the signal that ended the process, and
    ///   the output that `waitFor` has not returned.
    /// - Throws: `ProcessError` after a minute.
    public func end(isReading: Bool = true) throws -> (exitCode: Int32, output: String) {
        var result: Int32 = 0
        try waitUntil("the process has ended", isReading: isReading) {
            waitpid(process.id, &result, WNOHANG) == process.id
        }
        while readAvailable() {}
        hasEnded = true
        return (SpawnedProcess.exitCode(of: result), unread)
    }

    private var unread: String { String(decoding: output[readCount...], as: UTF8.self) }

    private func waitUntil(
        _ description: String,
        isReading: Bool,
        _ isSatisfied: () throws -> Bool
    ) throws {
        let end = Date(timeIntervalSinceNow: Self.limit)
        while try !isSatisfied() {
            guard Date() < end else {
                throw ProcessError(
                    "timed out waiting until \(description); the output is '\(unread)'"
                )
            }
            if isReading { readAvailable() } else { poll(nil, 0, 5) }
        }
    }

    /// Reads output that arrives within a few milliseconds.
    ///
    /// - Returns: False if there is no output.
    @discardableResult
    private func readAvailable() -> Bool {
        guard master >= 0 else { return poll(nil, 0, 5) > 0 }
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 20) > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(master, &bytes, bytes.count)
        // A terminal whose process has ended is always readable.
        guard count > 0 else { return poll(nil, 0, 5) > 0 }
        output += bytes.prefix(count)
        return true
    }
}
