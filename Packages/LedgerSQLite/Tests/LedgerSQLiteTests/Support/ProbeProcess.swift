import Foundation

/// A run of LedgerProbe, the program that tests start, watch and kill.
final class ProbeProcess {
    /// What it wrote and how it ended.
    struct Outcome {
        let status: Int32
        let lines: [String]
        let error: String
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let error = Pipe()
    /// What was read while it ran.
    private var early = Data()

    init(_ arguments: String...) throws {
        process.executableURL = try Self.executable
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = error
        try process.run()
    }

    var identifier: Int32 { process.processIdentifier }

    /// Waits for its first output.
    func waitForOutput() -> String {
        early += output.fileHandleForReading.availableData
        return String(decoding: early, as: UTF8.self)
    }

    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
    }

    /// Ends its input, and waits for its end.
    func finish() throws -> Outcome {
        try input.fileHandleForWriting.close()
        let text = early + (try output.fileHandleForReading.readToEnd() ?? Data())
        let errors = try error.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus,
            lines: String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init),
            error: String(decoding: errors, as: UTF8.self)
        )
    }

    /// Beside the tests' own program, wherever the build puts that.
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
