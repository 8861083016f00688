#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A `bank` at a pseudo-terminal: what a person types goes in, what a person sees comes out.
public final class TerminalSession {
    private let child: Child
    private let master: Int32
    private var seen = ""
    private var picture = TerminalPicture()
    private var isClosed = false
    /// The end of a character that has arrived in part.
    private var incomplete: [UInt8] = []

    /// Starts `bank` on a terminal of that size.
    public convenience init(
        _ bank: Bank,
        _ arguments: [String],
        columns: UInt16 = 80,
        rows: UInt16 = 24
    ) throws {
        try self.init(bank, program: [Bank.executable] + arguments, columns: columns, rows: rows)
    }

    /// Starts another program on a terminal, with what `bank` would be given: a shell, for jobs.
    public init(
        _ bank: Bank,
        program: [String],
        columns: UInt16 = 80,
        rows: UInt16 = 24
    ) throws {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        let (master, slave, name) = try Self.open(&size)
        self.master = master
        defer { close(slave) }
        child = try Child(
            program,
            environment: bank.completeEnvironment,
            streams: .terminal(path: name)
        )
    }

    private static func open(_ size: inout winsize) throws -> (Int32, Int32, String) {
        try Descriptors.startLock.withLock { _ in
            var (master, slave): (Int32, Int32) = (-1, -1)
            var name = [CChar](repeating: 0, count: 1024)
            guard openpty(&master, &slave, &name, nil, &size) == 0 else {
                throw DriverError.system("openpty", errno)
            }
            for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return (
                master, slave, name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
            )
        }
    }

    deinit {
        if !isClosed { close(master) }
    }

    /// Waits until the text is on the terminal.
    /// - Parameter seconds: How long at most.
    /// - Throws: ``DriverError/timeout(_:)`` with what stands there instead.
    public func expect(_ text: String, within seconds: Int = 60) throws {
        var poller = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        for _ in 0..<seconds * 10 {
            if seen.contains(text) { return }
            guard poll(&poller, 1, 100) > 0 else { continue }
            guard readMore() else { break }
        }
        guard seen.contains(text) else {
            throw DriverError.timeout("expected “\(text)”, saw “\(seen)”")
        }
    }

    /// What the terminal shows at the moment, as far as it was waited for: the lines from the top.
    public var shown: String { picture.text }

    /// Waits until a line of what the terminal shows at the moment contains the text.
    /// - Parameter seconds: How long at most.
    /// - Returns: The line.
    /// - Throws: ``DriverError/timeout(_:)`` with what it shows instead.
    @discardableResult
    public func see(_ text: String, within seconds: Int = 60) throws -> String {
        try see(text, within: seconds) { $0.contains(text) }
    }

    /// Waits until a line of what the terminal shows fits.
    /// - Parameter what: What the line is, for who reads a failure.
    /// - Returns: The line.
    /// - Throws: ``DriverError/timeout(_:)`` with what it shows instead.
    @discardableResult
    public func see(
        _ what: String,
        within seconds: Int = 60,
        where fits: (String) -> Bool
    ) throws -> String {
        var poller = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        for _ in 0..<seconds * 10 {
            // First all that is there: what stood there before may be gone by now.
            while poll(&poller, 1, 0) > 0, readMore() {}
            if let line = picture.rows.first(where: fits) { return line }
            guard poll(&poller, 1, 100) >= 0, poller.revents & Int16(POLLHUP) == 0 else { break }
        }
        throw DriverError.timeout("expected “\(what)”, the terminal shows “\(shown)”")
    }

    private func readMore() -> Bool {
        guard let more = Descriptors.readSome(master) else { return false }
        incomplete += more
        // A read may end in the middle of a character.
        let tail = incomplete.reversed().prefix { $0 & 0xC0 == 0x80 }.count + 1
        var whole = incomplete.count
        if tail <= incomplete.count {
            let lead = incomplete[incomplete.count - tail]
            let length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
            if length > tail { whole -= tail }
        }
        let text = String(decoding: incomplete[..<whole], as: UTF8.self)
        incomplete.removeFirst(whole)
        seen += text
        picture.take(text)
        return true
    }

    /// Gives the terminal another size, as somebody who drags the window's corner.
    public func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Takes the terminal away, as a closed window does.
    public func hangUp() {
        isClosed = true
        close(master)
    }

    /// Types; the Enter key is `\r`, Ctrl-C is `\u{3}`.
    public func type(_ text: String) {
        Descriptors.writeAll(master, text)
    }

    /// Whether the terminal shows what is typed.
    public var echoes: Bool {
        var settings = termios()
        tcgetattr(master, &settings)
        return settings.c_lflag & tcflag_t(ECHO) != 0
    }

    public func signal(_ number: Int32) {
        child.signal(number)
    }

    /// Reads until it ends.
    /// - Returns: Its exit status, and everything that the terminal showed.
    public func finish() -> (status: Int32, screen: String) {
        while !isClosed, readMore() {}
        return (child.wait(), seen)
    }
}
