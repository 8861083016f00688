#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Swift wrappers of system calls.
enum Posix {
    /// Returns the description of an error number, such as `No space left on device`.
    static func text(of errorNumber: Int32) -> String {
        strerror(errorNumber).map { String(cString: $0) } ?? "error \(errorNumber)"
    }

    /// Opens `/dev/null` in place of closed standard streams.
    ///
    /// Otherwise a file opened later could become standard output. Writing to such a stream still
    /// fails.
    static func occupyStandardDescriptors() {
        for stream in [StandardStream.input, .output, .error] {
            guard fcntl(stream.rawValue, F_GETFD) == -1, errno == EBADF else { continue }
            // The system assigns the lowest free number, which is this one.
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// Creates a folder and its parent folders, unless they exist.
    ///
    /// - Throws: A `Failure` with exit code `outputFailed`.
    static func createFolder(_ path: String) throws(Failure) {
        if mkdir(path, 0o755) == 0 { return }
        var error = errno
        if error == ENOENT, let slash = path.dropLast().lastIndex(of: "/"), slash > path.startIndex
        {
            try createFolder(String(path[..<slash]))
            if mkdir(path, 0o755) == 0 { return }
            error = errno
        }
        guard error != EEXIST else { return }
        throw Failure(
            exitCode: .outputFailed,
            code: "folder.unwritable",
            message: "the folder '\(path)' cannot be created: \(Self.text(of: error))"
        )
    }

    /// Writes a text to a file, which is replaced if it exists.
    ///
    /// - Throws: A `Failure` with exit code `outputFailed`.
    static func writeFile(_ text: String, at path: String) throws(Failure) {
        func failure(_ reason: String) -> Failure {
            Failure(
                exitCode: .outputFailed,
                code: "file.unwritable",
                message: "the file '\(path)' cannot be written: \(reason)"
            )
        }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure(Self.text(of: errno)) }
        defer { close(descriptor) }
        do throws(OutputError) {
            try writeAll(Array(text.utf8), to: descriptor)
        } catch {
            guard case .failed(let reason) = error else { return }
            throw failure(reason)
        }
    }

    /// Writes all bytes; continues after a partial or interrupted write.
    ///
    /// - Throws: `OutputError`. If SIGPIPE has its default action, a closed pipe ends the program
    ///   instead.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(OutputError) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { buffer in
                write(descriptor, buffer.baseAddress, buffer.count)
            }
            if count >= 0 {
                written += count
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: wait(for: descriptor, POLLOUT)
            case EPIPE: throw .closedPipe
            default: throw .failed(text(of: errno))
            }
        }
    }

    /// Writes a text, or skips it while output is paused with Ctrl-S, so that the program can end.
    ///
    /// It uses async-signal-safe calls only.
    static func writePromptly(_ text: StaticString, to descriptor: Int32) {
        let flags = fcntl(descriptor, F_GETFL)
        guard flags >= 0, fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) >= 0 else { return }
        defer { _ = fcntl(descriptor, F_SETFL, flags) }
        var written = 0
        var attemptsLeft = 5
        while written < text.utf8CodeUnitCount {
            let rest = text.utf8CodeUnitCount - written
            let count = write(descriptor, text.utf8Start + written, rest)
            if count >= 0 {
                written += count
                continue
            }
            if errno == EINTR { continue }
            guard errno == EAGAIN, attemptsLeft > 0 else { return }
            attemptsLeft -= 1
            var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&waiting, 1, 100)
        }
    }

    /// Reads at least one byte; returns an empty array at the end of the input.
    ///
    /// - Throws: A `Failure` with exit code `unreadable`.
    static func readSome(from descriptor: Int32, source: String) throws(Failure) -> [UInt8] {
        while true {
            var bytes = [UInt8](repeating: 0, count: 4096)
            // The bytes may be a secret, which the caller gets in a copy.
            defer { bytes.wipe() }
            let count = bytes.withUnsafeMutableBytes { buffer in
                read(descriptor, buffer.baseAddress, buffer.count)
            }
            if count >= 0 {
                return Array(bytes.prefix(count))
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: wait(for: descriptor, POLLIN)
            default: throw .unreadable(source, reason: text(of: errno))
            }
        }
    }

    /// Returns the width of a terminal; nil if it is unknown.
    static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Returns the size of a terminal window; nil if it is unknown.
    static func windowSize(of descriptor: Int32) -> FrameSize? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
        else { return nil }
        return FrameSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// Opens a non-blocking pipe that child processes do not inherit.
    static func openPipe(_ ends: inout [Int32]) -> Bool {
        guard pipe(&ends) == 0 else { return false }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return true
    }

    /// The reason why the last call of the system has failed.
    static var lastError: String { text(of: errno) }

    /// Returns whether the descriptor is a terminal.
    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// Returns the value of an environment variable; nil if it is not set.
    static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Blocks this thread for 10 ms.
    static func pause() { usleep(10_000) }

    static func wait(for descriptor: Int32, _ events: Int32 = POLLIN) {
        var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        poll(&waiting, 1, -1)
    }
}

extension [UInt8] {
    /// Overwrites the bytes with zeros, in a way that the compiler cannot remove.
    ///
    /// The array must have a single owner; otherwise the other owners keep a copy.
    mutating func wipe() {
        withUnsafeMutableBytes { $0.wipe() }
    }
}

extension UnsafeMutableRawBufferPointer {
    /// Overwrites the bytes with zeros, in a way that the compiler cannot remove.
    func wipe() {
        guard let start = baseAddress else { return }
        #if canImport(Darwin)
            memset_s(start, count, 0, count)
        #else
            explicit_bzero(start, count)
        #endif
    }
}

extension Posix {
    /// A running pager.
    ///
    /// Until it ends, Ctrl-C belongs to the pager, and a pager that was quit is no fatal signal.
    struct Pager {
        private let stream: UnsafeMutablePointer<FILE>
        private let interrupt: SignalAction
        private let closedPipe: SignalAction

        /// Starts a command of the shell; returns nil if the system has no process for it.
        ///
        /// If the shell cannot run the command, `cat` writes the text, of which nothing was read.
        init?(_ command: String) {
            // The pager would inherit blocked signals.
            var mask = sigset_t()
            var before = sigset_t()
            sigemptyset(&mask)
            pthread_sigmask(SIG_SETMASK, &mask, &before)
            defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
            // The shell survives Ctrl-C, whose action in the pager is the default one.
            let opened = popen(
                ": \"${LESS=FRX}\"; export LESS; trap : INT; \(command)\n"
                    + "case $? in 126|127) cat ;; 130) exit 130 ;; esac",
                "w"
            )
            guard let opened else { return nil }
            stream = opened
            interrupt = .replace(SIGINT, with: SIG_IGN)
            closedPipe = .replace(SIGPIPE, with: SIG_IGN)
        }

        func write(_ text: String) throws(OutputError) {
            try writeAll(Array(text.utf8), to: fileno(stream))
        }

        /// Waits for the end of the pager.
        ///
        /// - Parameter didEnd: Called before an interruption takes effect.
        func wait(didEnd: () -> Void) {
            let status = pclose(stream)
            didEnd()
            closedPipe.install(for: SIGPIPE)
            interrupt.install(for: SIGINT)
            if status >> 8 == ExitCode.interrupted.rawValue { interrupt.perform(SIGINT) }
        }
    }
}
