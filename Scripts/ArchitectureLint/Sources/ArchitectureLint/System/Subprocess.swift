import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that is run to its end, with what it wrote.
struct Subprocess {
    /// The status that it ended with; 128 and the signal's number when a signal ended it.
    let status: Int32
    /// What it wrote to standard output.
    let output: [UInt8]
    /// What it wrote to standard error.
    let errors: String

    /// The program could not be started.
    struct LaunchError: Error, CustomStringConvertible {
        let program: String
        let code: Int32

        var description: String { "\(program) cannot be run: \(String(cString: strerror(code)))" }
    }

    /// Runs a program found on the search path, with an empty standard input.
    ///
    /// - Parameters:
    ///   - program: its name.
    ///   - arguments: what follows the name.
    /// - Throws: `LaunchError` when it cannot be started.
    static func run(_ program: String, _ arguments: [String]) throws -> Subprocess {
        let (process, output, errors) = try launching.withLock { _ in
            try launch(program, arguments)
        }
        let written = Channel.drain([output, errors])
        return Subprocess(
            status: wait(for: process),
            output: written[0],
            errors: String(decoding: written[1], as: UTF8.self)
        )
    }

    /// Held from making a pipe until the program has started: a program started in between would
    /// inherit the pipe and keep its reader waiting.
    private static let launching = Mutex(())

    private static func launch(
        _ program: String,
        _ arguments: [String]
    ) throws -> (process: pid_t, output: Channel, errors: Channel) {
        let output = try Channel()
        let errors = try Channel()
        do {
            let process = try spawn(program, arguments, output: output, errors: errors)
            return (process, output, errors)
        } catch {
            output.close()
            errors.close()
            throw error
        }
    }

    private static func spawn(
        _ program: String,
        _ arguments: [String],
        output: Channel,
        errors: Channel
    ) throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)

        var words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process = pid_t()
        let code = posix_spawnp(&process, program, &actions, nil, &words, environ)
        guard code == 0 else { throw LaunchError(program: program, code: code) }
        return process
    }

    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}
