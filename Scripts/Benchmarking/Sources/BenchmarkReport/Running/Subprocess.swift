import Benchmarking
import Foundation

/// A program that has ended.
struct Subprocess {
    /// The exit code; 128 and the number of the signal if a signal ended it.
    let status: Int32
    /// The end in words, such as `ended by signal 4 (Illegal instruction)`.
    let end: String
    /// Its standard output.
    let output: Data
    /// The text of its standard error, without the last line feed.
    let errors: String

    /// Runs a program and waits for its end.
    ///
    /// - Parameters:
    ///   - program: The path of the program.
    ///   - arguments: The arguments without the program.
    /// - Returns: The program after its end.
    /// - Throws: ``Failure`` if it cannot be started.
    static func run(_ program: String, _ arguments: [String]) throws(Failure) -> Subprocess {
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw .failed("\(program) cannot be run: No such file, or not executable")
        }
        do {
            return try Subprocess(program, arguments)
        } catch {
            throw .failed("\(program) cannot be run: \(error)")
        }
    }

    private init(_ program: String, _ arguments: [String]) throws {
        // Files, because a process that the program has left behind would hold a pipe open.
        let folder = try BenchmarkFolder()
        let files = ["output", "errors"].map { URL(fileURLWithPath: "\(folder.path)/\($0)") }
        for file in files { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        let number = process.terminationStatus
        if process.terminationReason == .uncaughtSignal {
            status = 128 + number
            end = "ended by signal \(number) (\(String(cString: strsignal(number))))"
        } else {
            status = number
            end = "ended with \(number)"
        }
        output = try Data(contentsOf: files[0])
        errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
            .trimmingCharacters(in: .newlines)
    }
}
