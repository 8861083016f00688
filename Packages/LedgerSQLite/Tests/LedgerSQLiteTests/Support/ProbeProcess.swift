/// A running LedgerProbe.
final class ProbeProcess {
    /// The output and the exit code.
    struct Outcome {
        let exitCode: Int32
        let lines: [String]
        let error: String
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let error = Pipe()
    /// The output that was read while the program ran.
    private var early = Data()

    init(_ arguments: String...) throws {
        process.executableURL = try Self.executable
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = error
        try process.run()
    }

    /// Waits for the first output.
    func waitForOutput() -> String {
        early += output.fileHandleForReading.availableData
        return String(decoding: early, as: UTF8.self)
    }

    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
    }

    /// Ends the input and waits for the end of the program.
    func finish() throws -> Outcome {
        try input.fileHandleForWriting.close()
        let text = early + (try output.fileHandleForReading.readToEnd() ?? Data())
        let errors = try error.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(
            exitCode: process.terminationStatus,
            lines: String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init),
            error: String(decoding: errors, as: UTF8.self)
        )
    }

    /// The program, which the build puts beside the program of the tests.
    private static var executable: URL {
        get throws {
            for argument in CommandLine.arguments {
                var folder = URL(fileURLWithPath: argument)
                for _ in 0..<5 {
                    folder = folder.deletingLastPathComponent()
                    let candidate = folder.appendingPathComponent("LedgerProbe")
                    if FileManager.default.isExecutableFile(atPath: candidate.path) {
                        return candidate
                    }
                }
            }
            throw CocoaError(.fileNoSuchFile)
        }
    }
}
