#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that was started, until it is waited for.
struct Child {
    let pid: pid_t

    /// Where a program's standard streams go.
    enum Streams {
        case descriptors(input: Int32, output: Int32, error: Int32)
        /// The slave side of a pseudo-terminal, which becomes its controlling terminal.
        case terminal(path: String)
    }

    /// `POSIX_SPAWN_SETSID`, which glibc's header shows only to GNU sources.
    #if os(Linux)
        private static let newSession: Int32 = 0x80
    #else
        private static let newSession: Int32 = 0x400
    #endif

    /// Starts a program.
    /// - Parameters:
    ///   - arguments: The first is its path.
    ///   - environment: All of its environment.
    init(_ arguments: [String], environment: [String: String], streams: Streams) throws {
        #if os(Linux)
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #else
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        var flags = Int32(POSIX_SPAWN_SETSIGDEF)
        switch streams {
        case .descriptors(let input, let output, let error):
            posix_spawn_file_actions_adddup2(&actions, input, 0)
            posix_spawn_file_actions_adddup2(&actions, output, 1)
            posix_spawn_file_actions_adddup2(&actions, error, 2)
        case .terminal(let path):
            flags |= Self.newSession
            // The first terminal that a session's leader opens becomes its controlling one.
            posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        sigaddset(&defaults, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setflags(&attributes, Int16(flags))

        let argv = arguments.map { strdup($0) } + [nil]
        let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var pid = pid_t()
        let code = Descriptors.startLock.withLock { _ in
            posix_spawn(&pid, arguments[0], &actions, &attributes, argv, envp)
        }
        guard code == 0 else { throw DriverError.system("posix_spawn \(arguments[0])", code) }
        self.pid = pid
    }

    /// Waits until it ends: its exit status, or 128 and the signal's number as a shell says it.
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    func signal(_ number: Int32) {
        kill(pid, number)
    }
}
