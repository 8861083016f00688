import Console
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program at a terminal of its own, with a test in the place of the person.
final class PseudoTerminal {
    private var master: Int32
    private let process: pid_t
    private var shown = ""
    /// All that the program has printed so far.
    private(set) var printed: [UInt8] = []
    private var status: Int32?

    /// Starts the program as the leader of a session whose terminal this is.
    ///
    /// - Parameters:
    ///   - size: what the terminal tells of its size; nothing when nil.
    ///   - typedBefore: what is typed before the program starts.
    init(
        program: String = Probe.path,
        _ arguments: [String],
        environment: [String] = ["TERM=xterm"],
        size: FrameSize? = nil,
        typedBefore: String = ""
    ) throws {
        // Two programs that start at once must not get each other's terminal, neither by its name
        // nor as a file that is not closed yet when the other one starts.
        (master, process, settingsBefore) = try Self.starting.withLock { _ in
            var master: Int32 = -1
            var end: Int32 = -1
            guard openpty(&master, &end, nil, nil, nil) == 0 else {
                throw Problem("no pseudo-terminal: \(String(cString: strerror(errno)))")
            }
            for descriptor in [master, end] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
            // Closed only when the program has it open: then the end of the program is the end of
            // it.
            defer { close(end) }
            let settings = Settings(of: master)
            if let size { Self.resize(master, to: size) }
            let bytes = Array(typedBefore.utf8)
            _ = write(master, bytes, bytes.count)
            do {
                let words = [program] + arguments
                let process = try Self.start(words, environment: environment, at: end)
                return (master, process, settings)
            } catch {
                close(master)
                throw error
            }
        }
    }

    private static let starting = Mutex(())

    /// Starts a program at a terminal, with signals as a shell gives them to what it starts: whoever
    /// runs the tests may ignore or block some, as `nohup` and jobs in the background do.
    private static func start(
        _ words: [String],
        environment: [String],
        at terminal: Int32
    ) throws -> pid_t {
        // Not `ttyname`, whose answer the next one who asks overwrites.
        var name = [CChar](repeating: 0, count: 1024)
        guard ttyname_r(terminal, &name, name.count) == 0 else {
            throw Problem("a pseudo-terminal without a name")
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal that the leader of a session opens becomes its own.
        posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        for signal in [SIGKILL, SIGSTOP] { sigdelset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = newSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
        posix_spawnattr_setflags(&attributes, flags)

        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup($0) } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var process = pid_t()
        let error = posix_spawn(
            &process,
            words[0],
            &actions,
            &attributes,
            &arguments,
            &variables
        )
        guard error == 0 else { throw Problem("cannot start: \(String(cString: strerror(error)))") }
        return process
    }

    #if canImport(Darwin)
        private static let newSession = Int16(POSIX_SPAWN_SETSID)
    #else
        /// POSIX_SPAWN_SETSID, which the C library shows only to GNU sources.
        private static let newSession: Int16 = 0x80
    #endif

    /// How the terminal was set at first.
    let settingsBefore: Settings?

    /// How a terminal is set.
    struct Settings: Equatable {
        let flags: [tcflag_t]
        let characters: [UInt8]

        init?(of terminal: Int32) {
            var settings = termios()
            guard tcgetattr(terminal, &settings) == 0 else { return nil }
            flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
            characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
        }

        /// Whether a key arrives as it is pressed, unseen, while Ctrl-C is a signal and a line feed
        /// begins a line.
        var areForKeys: Bool {
            flags[3] & tcflag_t(ICANON | ECHO) == 0 && flags[3] & tcflag_t(ISIG) != 0
                && flags[1] & tcflag_t(OPOST) != 0
        }
    }

    /// How the terminal is set now; nil when it has gone away.
    var settings: Settings? { Settings(of: master) }

    /// What the terminal shows now, and in which modes it is.
    func grid(_ size: FrameSize = FrameSize(columns: 80, rows: 24)) -> TerminalGrid {
        while readAvailable() {}
        var grid = TerminalGrid(size)
        grid.write(String(decoding: printed, as: UTF8.self))
        return grid
    }

    func resize(to size: FrameSize) {
        Self.resize(master, to: size)
    }

    private static func resize(_ terminal: Int32, to size: FrameSize) {
        var window = winsize()
        window.ws_col = UInt16(size.columns)
        window.ws_row = UInt16(size.rows)
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &window)
    }

    /// Takes the terminal away from the program.
    func hangUp() {
        close(master)
        master = -1
    }

    deinit {
        if status == nil {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        if master >= 0 { close(master) }
    }

    struct Problem: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    /// Whether what is typed is seen.
    var echoes: Bool {
        var settings = termios()
        return tcgetattr(master, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    func type(_ text: String) {
        type(Array(text.utf8))
    }

    func type(_ bytes: [UInt8]) {
        _ = write(master, bytes, bytes.count)
    }

    func send(_ signal: Int32) {
        kill(process, signal)
    }

    /// Waits until the terminal shows a text, and takes what it shows up to there.
    @discardableResult
    func waitFor(_ text: String, seconds: Double = 60) throws -> String {
        let end = Date(timeIntervalSinceNow: seconds)
        while true {
            if let range = shown.range(of: text) {
                let taken = String(shown[..<range.upperBound])
                shown.removeSubrange(..<range.upperBound)
                return taken
            }
            guard Date() < end else { throw Problem("'\(text)' did not come after '\(shown)'") }
            readAvailable()
        }
    }

    /// Waits until something holds.
    func waitUntil(_ what: String, seconds: Double = 60, _ holds: () -> Bool) throws {
        let end = Date(timeIntervalSinceNow: seconds)
        while !holds() {
            guard Date() < end else { throw Problem("it never came true that \(what)") }
            usleep(5_000)
        }
    }

    /// Waits until the program is stopped by a signal.
    func waitForStop(seconds: Double = 60) throws {
        try waitUntil("it is stopped", seconds: seconds) {
            var status: Int32 = 0
            return waitpid(process, &status, WNOHANG | WUNTRACED) == process
                && status & 0xFF == 0x7F
        }
    }

    /// Waits for the end.
    ///
    /// - Parameters:
    ///   - seconds: how long to wait.
    ///   - isReading: whether somebody looks at the terminal meanwhile.
    /// - Returns: the exit status, or minus the number of the signal that ended it; and the rest of
    ///   what the terminal shows.
    func end(
        seconds: Double = 60,
        isReading: Bool = true
    ) throws -> (status: Int32, shown: String) {
        let end = Date(timeIntervalSinceNow: seconds)
        var result: Int32 = 0
        while waitpid(process, &result, WNOHANG) != process {
            guard Date() < end else { throw Problem("it does not end; it shows '\(shown)'") }
            if isReading { readAvailable() } else { usleep(5_000) }
        }
        while readAvailable() {}
        status = result & 0x7F == 0 ? (result >> 8) & 0xFF : -(result & 0x7F)
        return (status ?? 0, shown)
    }

    /// Takes in what the program has printed, waiting a little for it.
    ///
    /// - Returns: whether anything came.
    @discardableResult
    private func readAvailable() -> Bool {
        guard master >= 0 else { return false }
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 20) > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(master, &bytes, bytes.count)
        guard count > 0 else { return false }
        printed += bytes.prefix(count)
        shown += String(decoding: bytes.prefix(count), as: UTF8.self)
        return true
    }
}
