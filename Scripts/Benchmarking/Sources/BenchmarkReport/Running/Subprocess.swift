#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that is run to its end.
struct Subprocess {
    /// The status that it ended with; 128 and the signal's number when a signal ended it.
    let status: Int32
    /// What it wrote to standard output.
    let output: [UInt8]

    /// Runs a program; what it says on standard error goes where ours goes.
    /// - Parameters:
    ///   - program: its path, or a name to be looked up.
    ///   - arguments: what follows the name.
    ///   - quietly: whether what it says on standard error is dropped.
    /// - Throws: ``Failure`` when it cannot be started.
    static func run(
        _ program: String,
        _ arguments: [String],
        quietly: Bool = false
    ) throws(Failure) -> Subprocess {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .failed("no pipe: \(errorText(errno))") }
        defer { close(ends[0]) }
        let process = Result { () throws(Failure) in
            try spawn(program, arguments, writing: ends, quietly: quietly)
        }
        // As long as this end is open here as well, the reader would not find an end.
        close(ends[1])
        let started = try process.get()
        let output = drain(ends[0])
        return Subprocess(status: wait(for: started), output: output)
    }

    private static func spawn(
        _ program: String,
        _ arguments: [String],
        writing ends: [Int32],
        quietly: Bool
    ) throws(Failure) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        if quietly { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }

        var words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process = pid_t()
        let code = posix_spawnp(&process, program, &actions, nil, &words, environ)
        guard code == 0 else { throw .failed("\(program) cannot be run: \(errorText(code))") }
        return process
    }

    private static func drain(_ descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return bytes }
            bytes += buffer.prefix(count)
        }
    }

    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    private static func errorText(_ code: Int32) -> String { String(cString: strerror(code)) }
}
