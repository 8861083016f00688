import CardDemo
import Console

/// A run of the command line with nothing in it but this module.
struct CommandLineRun {
    let status: Console.ExitStatus
    let output: String
    let errorOutput: String

    /// - Parameter line: The words behind `bank`, separated by spaces.
    init(_ line: String, on bank: DemoBank) async throws {
        let io = ScriptedIO()
        let program = try bank.program(io: io)
        status = await program.run(line.split(separator: " ").map(String.init))
        output = io.output
        errorOutput = io.errorOutput
    }
}
