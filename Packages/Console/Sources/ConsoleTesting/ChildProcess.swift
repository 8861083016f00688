import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A process without a terminal, which reads its input from a file and writes its output to files.
public final class ChildProcess: Sendable {
    /// The result of a process that has ended.
    public struct Result: Sendable, Equatable {
        /// The exit code, or the negative number of the signal that ended the process.
        public let exitCode: Int32
        /// The text written to standard output.
        public let output: String
        /// The text written to standard error.
        public let errorOutput: String

        /// Creates the result that a test expects.
        public init(exitCode: Int32, output: String = "", errorOutput: String = "") {
            self.exitCode = exitCode
            self.output = output
            self.errorOutput = errorOutput
        }
    }

    private let folder: TemporaryFolder
    private let process: SpawnedProcess

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - command: The path of the executable and its arguments.
    ///   - environment: All environment variables of the process, by name.
    ///   - input: The content of standard input.
    /// - Throws: `ProcessError` if the process cannot be started.
    public init(
        _ command: [String],
        environment: [String: String] = [:],
        input: String = ""
    ) throws {
        folder = try TemporaryFolder(named: "process")
        try Data(input.utf8).write(to: URL(fileURLWithPath: folder.file("input")))
        for name in ["output", "error"] {
            try Data().write(to: URL(fileURLWithPath: folder.file(name)))
        }
        process = try SpawnedProcess(
            command,
            environment: environment,
            streams: .files(
                input: folder.file("input"),
                output: folder.file("output"),
                error: folder.file("error")
            )
        )
    }

    /// Runs a process until it ends.
    ///
    /// - Parameters:
    ///   - command: The path of the executable and its arguments.
    ///   - environment: All environment variables of the process, by name.
    ///   - input: The content of standard input.
    /// - Returns: The exit code and the output of the process.
    /// - Throws: `ProcessError` if the process cannot be started.
    public static func run(
        _ command: [String],
        environment: [String: String] = [:],
        input: String = ""
    ) throws -> Result {
        try ChildProcess(command, environment: environment, input: input).waitUntilExit()
    }

    /// Sends a signal to the process.
    ///
    /// - Parameter signal: The number of the signal.
    public func send(_ signal: Int32) {
        process.send(signal)
    }

    /// Waits until standard output satisfies a condition or the process has ended.
    ///
    /// - Parameter isEnough: The condition, called with all output so far.
    /// - Throws: An error if the output cannot be read.
    public func waitForOutput(_ isEnough: (String) -> Bool) throws {
        var state = siginfo_t()
        while !isEnough(try text("output")) {
            // The status is left to `waitUntilExit`.
            let code = waitid(P_PID, id_t(process.id), &state, WEXITED | WNOHANG | WNOWAIT)
            if state.si_signo != 0 || (code != 0 && errno != EINTR) { return }
            usleep(1_000)
        }
    }

    /// Waits until the process has ended.
    ///
    /// Call this method once.
    ///
    /// - Returns: The exit code and the output of the process.
    /// - Throws: An error if the output cannot be read.
    public func waitUntilExit() throws -> Result {
        var status: Int32 = 0
        while waitpid(process.id, &status, 0) < 0, errno == EINTR {}
        return Result(
            exitCode: SpawnedProcess.exitCode(of: status),
            output: try text("output"),
            errorOutput: try text("error")
        )
    }

    private func text(_ name: String) throws -> String {
        String(
            decoding: try Data(contentsOf: URL(fileURLWithPath: folder.file(name))),
            as: UTF8.self
        )
    }
}
