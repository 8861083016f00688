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

    /// Starts `bank` on a terminal of that size.
    public init(_ bank: Bank, _ arguments: [String], columns: UInt16 = 80, rows: UInt16 = 24) throws
    {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        let (master, slave, name) = try Self.open(&size)
        self.master = master
        defer { close(slave) }
        child = try Child(
            [Bank.executable] + arguments,
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
        close(master)
    }

    /// Waits until the text is on the terminal.
    /// - Parameter seconds: How long at most.
    /// - Throws: ``DriverError/timeout(_:)`` with what stands there instead.
    public func expect(_ text: String, within seconds: Int = 60) throws {
        var poller = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        for _ in 0..<seconds * 10 {
            if seen.contains(text) { return }
            guard poll(&poller, 1, 100) > 0 else { continue }
            guard let more = Descriptors.readSome(master) else { break }
            seen += String(decoding: more, as: UTF8.self)
        }
        guard seen.contains(text) else {
            throw DriverError.timeout("expected “\(text)”, saw “\(seen)”")
        }
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
        while let more = Descriptors.readSome(master) {
            seen += String(decoding: more, as: UTF8.self)
        }
        return (child.wait(), seen)
    }
}
