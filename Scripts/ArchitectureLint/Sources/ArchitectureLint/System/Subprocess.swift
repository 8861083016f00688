#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension [String] {
    /// The words in several lists, since the length of a command line is limited.
    func batches(of size: Int) -> [[String]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}

/// A program that has ended, with its output.
struct Subprocess {
    /// The exit status, or 128 and the number of the signal that ended the program.
    let status: Int32
    let output: [UInt8]
    let errors: String

    /// A program that could not be started.
    struct LaunchError: Error, CustomStringConvertible {
        let program: String
        let code: Int32

        var description: String { "\(program) cannot be run: \(String(cString: strerror(code)))" }
    }

    /// Runs a program with an empty standard input, and waits for its end.
    ///
    /// The output goes to files: unlike a pipe, a file accepts any amount before it is read.
    ///
    /// - Parameter program: The name of the program, which is looked up in `PATH`.
    /// - Throws: `LaunchError` for a program that cannot be started.
    static func run(_ program: String, _ arguments: [String]) throws -> Subprocess {
        let files = FileManager.default.temporaryDirectory
            .appendingPathComponent("archlint-\(UUID().uuidString)").path
        let (output, errors) = ("\(files).out", "\(files).err")
        defer { for file in [output, errors] { unlink(file) } }
        let process = try start(program, arguments, output: output, errors: errors)
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
        errors: String
    ) throws(LaunchError) -> pid_t {
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
        var process = pid_t()
        let code = posix_spawnp(&process, program, &actions, nil, &words, environ)
        guard code == 0 else { throw LaunchError(program: program, code: code) }
        return process
    }
}
