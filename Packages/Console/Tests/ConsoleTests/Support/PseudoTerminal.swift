import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program at a terminal of its own, with a test in the place of the person.
final class PseudoTerminal {
    private let master: Int32
    private let process: pid_t
    private var shown = ""
    private var status: Int32?

    /// Starts the program as the leader of a session whose terminal this is.
    init(
        program: String = Probe.path,
        _ arguments: [String],
        environment: [String] = ["TERM=xterm"]
    ) throws {
        var master: Int32 = -1
        var end: Int32 = -1
        guard openpty(&master, &end, nil, nil, nil) == 0, let name = ttyname(end) else {
            throw Problem("no pseudo-terminal: \(String(cString: strerror(errno)))")
        }
        self.master = master
        for descriptor in [master, end] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        // Closed only when the program has it open: then the end of the program is the end of it.
        defer { close(end) }

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
        posix_spawnattr_setflags(&attributes, Self.newSession)

        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup($0) } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process = pid_t()
        let error = posix_spawn(&process, program, &actions, &attributes, &words, &variables)
        guard error == 0 else { throw Problem("cannot start: \(String(cString: strerror(error)))") }
        self.process = process
    }

    #if canImport(Darwin)
        private static let newSession = Int16(POSIX_SPAWN_SETSID)
    #else
        /// POSIX_SPAWN_SETSID, which the C library shows only to GNU sources.
        private static let newSession: Int16 = 0x80
    #endif

    deinit {
        if status == nil {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        close(master)
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
        let bytes = Array(text.utf8)
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
            takeIn()
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
    /// - Returns: the exit status, or minus the number of the signal that ended it; and the rest of
    ///   what the terminal shows.
    func end(seconds: Double = 60) throws -> (status: Int32, shown: String) {
        let end = Date(timeIntervalSinceNow: seconds)
        var result: Int32 = 0
        while waitpid(process, &result, WNOHANG) != process {
            guard Date() < end else { throw Problem("it does not end; it shows '\(shown)'") }
            takeIn()
        }
        while takeIn() {}
        status = result & 0x7F == 0 ? (result >> 8) & 0xFF : -(result & 0x7F)
        return (status ?? 0, shown)
    }

    /// Takes in what the program has printed, waiting a little for it.
    ///
    /// - Returns: whether anything came.
    @discardableResult
    private func takeIn() -> Bool {
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 20) > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(master, &bytes, bytes.count)
        guard count > 0 else { return false }
        shown += String(decoding: bytes.prefix(count), as: UTF8.self)
        return true
    }
}
