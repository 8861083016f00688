import Benchmarking
import Foundation

/// An executable with the benchmarks of a package: a ``BenchmarkProgram``.
///
/// Each benchmark is measured in a new process, so that one that traps ends no other.
struct BenchmarkExecutable {
    let package: String
    private let command: [String]

    /// Creates an executable.
    ///
    /// - Parameters:
    ///   - executable: The package and the path.
    ///   - isLong: A Boolean value that indicates whether work has the size of its goal.
    init(_ executable: Options.Executable, isLong: Bool) {
        package = executable.package
        command = [executable.path] + (isLong ? ["--long"] : [])
    }

    /// Returns the descriptions of its benchmarks.
    func describe() throws(Failure) -> [BenchmarkDescription] {
        try ask(command + ["describe"])
    }

    /// Measures time and bytes.
    func measure(_ name: String, rounds: Int) throws(Failure) -> BenchmarkMeasurement {
        try ask(command + ["measure", String(rounds), name])
    }

    /// Runs the work of a benchmark between marks, under a program that counts.
    func count(_ name: String, under counter: [String]) throws(Failure) -> [CountedSegment] {
        try ask(["/usr/bin/env"] + counter + command + ["count", name])
    }

    private func ask<Answer: Decodable>(_ command: [String]) throws(Failure) -> Answer {
        let run = try Subprocess.run(command[0], Array(command.dropFirst()))
        guard run.status == 0 else {
            let errors = run.errors.isEmpty ? "" : ": \(run.errors)"
            throw .failed("'\(command.joined(separator: " "))' \(run.end)\(errors)")
        }
        do {
            return try JSONDecoder().decode(Answer.self, from: run.output)
        } catch {
            throw .failed("'\(command.joined(separator: " "))' printed another answer: \(error)")
        }
    }
}
