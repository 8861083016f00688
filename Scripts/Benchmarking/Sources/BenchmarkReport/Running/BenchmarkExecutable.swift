import Benchmarking

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The benchmarks of one package, asked as ``BenchmarkProgram`` answers.
struct BenchmarkExecutable {
    let package: String
    let path: String

    init(_ executable: Options.Executable) {
        package = executable.package
        path = executable.path
    }

    /// The benchmarks that there are.
    func describe() throws -> [BenchmarkDescription] {
        try ask(path, ["describe"])
    }

    /// Measures time and bytes.
    func measure(_ names: [String], rounds: Int) throws -> [Samples] {
        try ask(path, ["measure", String(rounds)] + names)
    }

    /// Does the work between marks, under a program that counts.
    func count(_ names: [String], under program: [String]) throws -> [CountedSegment] {
        let words = program + [path, "count"] + names
        return try ask(words[0], Array(words.dropFirst()))
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
