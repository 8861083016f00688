#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A standard stream of this process; its `write` method reports a full disk, unlike `print`.
package enum StandardStream: Int32 {
    case output = 1
    case errors = 2

    /// Indicates whether the stream is a terminal, and its number of columns if known.
    var terminal: (isTerminal: Bool, columns: Int?) {
        var size = winsize()
        guard isatty(rawValue) == 1 else { return (false, nil) }
        let isKnown = ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return (true, isKnown ? Int(size.ws_col) : nil)
    }

    /// Writes the output and the messages, and exits with `status`.
    package static func end(_ text: String, errors messages: String, _ status: ExitCode) -> Never {
        let wasWritten = output.write(text)
        let failure = errno
        let wereErrorsWritten = errors.write(messages)
        if !wasWritten, failure != EPIPE {
            let reason = String(cString: strerror(failure))
            _ = errors.write("archlint: the output cannot be written: \(reason)\n")
        }
        exit((wasWritten && wereErrorsWritten ? status : .outputFailed).rawValue)
    }

    /// Writes a text to the stream.
    ///
    /// - Returns: Whether the whole text was written.
    private func write(_ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(rawValue, $0) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

/// Calls the system function `write`, which is hidden by the method named `write`.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

extension [String] {
    /// Splits the words into lists of at most `size` words, because the length of a command line is
    /// limited.
    func batches(of size: Int) -> [[String]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}

/// A program that has ended, with its output.
struct Subprocess {
    /// The exit status, or 128 plus the number of the signal that ended the program.
    let status: Int32
    let output: [UInt8]
    let errors: String

    /// Runs a program with an empty standard input, and waits for its end.
    ///
    /// The output goes to files: unlike a pipe, a file accepts any amount before it is read.
    ///
    /// - Parameters:
    ///   - program: The name of the program, which is looked up in `PATH`.
    ///   - remedy: The advice for a person who lacks the program, as a sentence.
    /// - Throws: `Problem` for a program that cannot be started.
    static func run(
        _ program: String,
        _ arguments: [String],
        orElse remedy: String = ""
    ) throws -> Subprocess {
        let files = OutputFile.temporaryPath
        let (output, errors) = ("\(files).out", "\(files).err")
        defer { for file in [output, errors] { unlink(file) } }
        var process = pid_t()
        let code = start(program, arguments, output: output, errors: errors, &process)
        guard code == 0 else {
            let reason = String(cString: strerror(code))
            throw Problem(.internalError, "\(program) cannot be run: \(reason). \(remedy)")
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        let signal = status & 0x7F
        return Subprocess(
            status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
            output: try FileReader.read(output),
            errors: String(decoding: try FileReader.read(errors), as: UTF8.self)
        )
    }

    private static func start(
        _ program: String,
        _ arguments: [String],
        output: String,
        errors: String,
        _ process: inout pid_t
    ) -> Int32 {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let new = O_WRONLY | O_CREAT | O_EXCL
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, new, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, errors, new, 0o600)
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        return posix_spawnp(&process, program, &actions, nil, &words, environ)
    }
}
