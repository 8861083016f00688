import Benchmarking

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An executable with the benchmarks of a package: a ``BenchmarkProgram``.
struct BenchmarkExecutable {
    let package: String
    let path: String

    init(_ executable: Options.Executable) {
        package = executable.package
        path = executable.path
    }

    /// Returns the descriptions of its benchmarks.
    func describe() throws -> [BenchmarkDescription] {
        try ask(path, ["describe"])
    }

    /// Measures time and bytes.
    func measure(_ names: [String], rounds: Int) throws -> [Samples] {
        try ask(path, ["measure", String(rounds)] + names)
    }

    /// Runs the work of benchmarks between marks, under a program that counts.
    func count(_ names: [String], under command: [String]) throws -> [CountedSegment] {
        try ask("/usr/bin/env", command + [path, "count"] + names)
    }

    private func ask<Answer: Decodable>(
        _ program: String,
        _ arguments: [String]
    ) throws -> Answer {
        let run = try Subprocess.run(program, arguments)
        guard run.status == 0 else {
            let command = ([program] + arguments).joined(separator: " ")
            throw Failure.failed("\(package): '\(command)' ended with \(run.status)")
        }
        return try JSONDecoder().decode(Answer.self, from: Data(run.output))
    }
}
