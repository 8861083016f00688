import Foundation

/// A program that has ended.
struct Subprocess {
    /// The exit code; 128 and the number of the signal if a signal ended it.
    let status: Int32
    /// The bytes of its standard output.
    let output: [UInt8]

    /// Runs a program and waits for its end.
    ///
    /// - Parameters:
    ///   - program: The path of the program.
    ///   - arguments: The arguments without the program.
    ///   - quietly: A Boolean value that indicates whether its standard error is discarded.
    /// - Returns: The program after its end.
    /// - Throws: ``Failure`` if it cannot be started.
    static func run(
        _ program: String,
        _ arguments: [String],
        quietly: Bool = false
    ) throws(Failure) -> Subprocess {
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw .failed("\(program) cannot be run: No such file, or not executable")
        }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        if quietly { process.standardError = FileHandle.nullDevice }
        do { try process.run() } catch { throw .failed("\(program) cannot be run: \(error)") }
        let output = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        let isSignaled = process.terminationReason == .uncaughtSignal
        return Subprocess(
            status: (isSignaled ? 128 : 0) + process.terminationStatus,
            output: output
        )
    }
}
