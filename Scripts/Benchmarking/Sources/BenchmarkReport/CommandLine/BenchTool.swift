import Benchmarking

/// The program `bench`, which runs executables of benchmarks and prints a table.
public struct BenchTool {
    /// The result of a run.
    public struct Answer: Equatable {
        /// The text for standard output.
        public let output: String
        /// The text for standard error.
        public let errors: String
        /// The exit code of the program.
        public let exitCode: ExitCode
    }

    private let onProgress: (String) -> Void

    /// Creates the program.
    ///
    /// - Parameter onProgress: Receives a line about each step of a run.
    public init(onProgress: @escaping (String) -> Void = { _ in }) {
        self.onProgress = onProgress
    }

    /// Runs a command line.
    ///
    /// - Parameter arguments: The command line without the program.
    /// - Returns: The texts to print and the exit code.
    public func run(_ arguments: [String]) -> Answer {
        do {
            return try answer(to: Options(arguments))
        } catch let failure as Failure {
            return Answer(
                output: "",
                errors: "Scripts/bench: \(failure)\n",
                exitCode: failure.exitCode
            )
        } catch {
            return Answer(output: "", errors: "Scripts/bench: \(error)\n", exitCode: .failed)
        }
    }

    private func answer(to options: Options) throws -> Answer {
        let earlier = try options.earlier.map(ReportDocument.readReport)
        if options.isCheck { return Answer(output: "", errors: "", exitCode: .holds) }
        let callgrind = options.countsInstructions ? Callgrind.find() : nil
        let suites = try selected(by: options)
        var rows: [Row] = []
        for (executable, descriptions) in suites {
            rows += try measure(executable, descriptions, options.rounds, callgrind)
        }
        let report = Report(
            rounds: options.rounds,
            instructions: instructionsNote(options, callgrind),
            rows: rows
        )
        let comparison = earlier.map { Comparison(of: report, with: $0) }
        let output =
            options.isJSON
            ? try ReportDocument(report, comparison).text()
            : TableText.text(of: report) + (comparison.map(ComparisonText.text) ?? "")
        return Answer(output: output, errors: "", exitCode: report.exitCode)
    }

    private func instructionsNote(_ options: Options, _ callgrind: Callgrind?) -> String {
        guard options.countsInstructions else { return "not counted: --no-instructions" }
        return callgrind?.version ?? "not counted: valgrind is not installed"
    }

    private func selected(
        by options: Options
    ) throws -> [(BenchmarkExecutable, [BenchmarkDescription])] {
        let all = try options.executables.map { executable in
            let executable = BenchmarkExecutable(executable)
            return (executable, try executable.describe())
        }
        guard let only = options.only else { return all }
        let pattern = NamePattern(only)
        let selected = all.map { executable, descriptions in
            (executable, descriptions.filter { pattern.matches($0.name) })
        }.filter { !$1.isEmpty }
        guard !selected.isEmpty else {
            let names = all.flatMap { $1.map(\.name) }.joined(separator: ", ")
            throw Failure.usage("no benchmark is called like '\(only)'; there are \(names)")
        }
        return selected
    }

    private func measure(
        _ executable: BenchmarkExecutable,
        _ descriptions: [BenchmarkDescription],
        _ rounds: Int,
        _ callgrind: Callgrind?
    ) throws -> [Row] {
        let names = descriptions.map(\.name)
        onProgress("Measuring \(executable.package)")
        let samples = try executable.measure(names, rounds: rounds)
        var counts: [Count] = []
        if let callgrind {
            onProgress("Counting the instructions of \(executable.package)")
            counts = try callgrind.count(names, by: executable)
        }
        return descriptions.map { description in
            Row(
                package: executable.package,
                description: description,
                samples: samples.filter { $0.row == description.name },
                counts: counts.filter { $0.row == description.name }
            )
        }
    }
}

/// The exit codes of the program, which agree with those of the other tools.
public enum ExitCode: Int32, Sendable {
    /// All goals hold.
    case holds = 0
    /// A goal is missed.
    case missed = 1
    /// The command line is wrong.
    case usage = 64
    /// A file is not a report.
    case badData = 65
    /// A file cannot be read.
    case unreadable = 66
    /// No goal is missed, but some could not be measured, because callgrind is missing.
    case notMeasured = 69
    /// A benchmark failed.
    case failed = 70
    /// The output could not be written.
    case outputFailed = 74
}

/// An error that ends a run, with its exit code.
struct Failure: Error, Equatable, CustomStringConvertible {
    let exitCode: ExitCode
    let description: String

    static func usage(_ text: String) -> Failure { Failure(exitCode: .usage, description: text) }
    static func badData(_ text: String) -> Failure {
        Failure(exitCode: .badData, description: text)
    }
    static func unreadable(_ text: String) -> Failure {
        Failure(exitCode: .unreadable, description: text)
    }
    static func failed(_ text: String) -> Failure { Failure(exitCode: .failed, description: text) }
}
