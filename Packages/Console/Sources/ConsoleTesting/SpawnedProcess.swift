#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An error of a process or a terminal that a test controls.
public struct ProcessError: Error, CustomStringConvertible {
    /// A line that says what went wrong.
    public let description: String

    init(_ description: String) {
        self.description = description
    }

    static func system(_ call: String, _ errorNumber: Int32) -> ProcessError {
        ProcessError("\(call) failed: \(strerror(errorNumber).map { String(cString: $0) } ?? "")")
    }
}

/// A process that starts with default signal actions and an empty signal mask, as in a shell.
///
/// Otherwise the process would inherit the signals that the test process ignores or blocks.
struct SpawnedProcess: Sendable {
    enum Streams {
        /// Paths of files.
        case files(input: String, output: String, error: String)
        /// The path of a terminal, which becomes the controlling terminal of a new session.
        case terminal(String)
    }

    let id: pid_t

    #if canImport(Darwin)
        private static let newSession = Int16(POSIX_SPAWN_SETSID)
    #else
        /// The value of `POSIX_SPAWN_SETSID`, which glibc declares only if `_GNU_SOURCE` is
        /// defined.
        private static let newSession: Int16 = 0x80
    #endif

    init(_ command: [String], environment: [String: String], streams: Streams) throws {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
        switch streams {
        case .files(let input, let output, let error):
            posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 2, error, O_WRONLY, 0)
        case .terminal(let path):
            flags |= Self.newSession
            // The first terminal that a session leader opens becomes its controlling terminal.
            posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        for signal in [SIGKILL, SIGSTOP] { sigdelset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, flags)

        let arguments = command.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var id = pid_t()
        let code = posix_spawn(&id, command[0], &actions, &attributes, arguments, variables)
        guard code == 0 else { throw ProcessError.system("posix_spawn of '\(command[0])'", code) }
        self.id = id
    }

    func send(_ signal: Int32) {
        kill(id, signal)
    }

    /// Returns the exit code, or the negative number of the signal that ended the process.
    static func exitCode(of status: Int32) -> Int32 {
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : -signal
    }
}
