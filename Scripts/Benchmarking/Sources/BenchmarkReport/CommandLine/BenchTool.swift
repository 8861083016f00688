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
        let (benchmarks, failed) = try selected(by: options)
        var rows = failed
        for (index, (executable, description)) in benchmarks.enumerated() {
            let place = "\(index + 1) of \(benchmarks.count)"
            onProgress("Measuring \(executable.package): \(description.name) (\(place))")
            rows.append(measure(description, of: executable, options.rounds, callgrind))
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
        let errors = rows.compactMap { row in
            row.failure.map { "Scripts/bench: \(row.package): \($0)\n" }
        }
        return Answer(output: output, errors: errors.joined(), exitCode: report.exitCode)
    }

    private func instructionsNote(_ options: Options, _ callgrind: Callgrind?) -> String {
        guard options.countsInstructions else { return "not counted: --no-instructions" }
        return callgrind?.version ?? "not counted: valgrind is not installed"
    }

    /// Returns the benchmarks to run, and a row for each executable that cannot describe its own.
    private func selected(
        by options: Options
    ) throws(Failure) -> ([(BenchmarkExecutable, BenchmarkDescription)], failed: [Row]) {
        var all: [(BenchmarkExecutable, BenchmarkDescription)] = []
        var failed: [Row] = []
        for executable in options.executables {
            let executable = BenchmarkExecutable(executable, isLong: options.isLong)
            do {
                all += try executable.describe().map { (executable, $0) }
            } catch {
                failed.append(Row(failedPackage: executable.package, "\(error)"))
            }
        }
        guard let only = options.only else { return (all, failed) }
        let pattern = NamePattern(only)
        let selected = all.filter { pattern.matches($1.name) }
        guard !selected.isEmpty || !failed.isEmpty else {
            let names = all.map(\.1.name).joined(separator: ", ")
            throw .usage("no benchmark is called like '\(only)'; there are \(names)")
        }
        return (selected, failed)
    }

    private func measure(
        _ description: BenchmarkDescription,
        of executable: BenchmarkExecutable,
        _ rounds: Int,
        _ callgrind: Callgrind?
    ) -> Row {
        var samples: [Samples] = []
        var counts: [Count] = []
        var failure: String?
        do {
            let measurement = try executable.measure(description.name, rounds: rounds)
            samples = measurement.samples
            // Valgrind cannot run what the others prepare: when Foundation starts a program, it closes
            // the files of valgrind, too, which fails.
            if let callgrind, measurement.isCounted {
                counts = try callgrind.count(description.name, by: executable)
            }
        } catch {
            failure = "\(error)"
        }
        return Row(
            package: executable.package,
            description: description,
            samples: samples,
            counts: counts,
            failure: failure
        )
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
    /// A benchmark failed; the others were measured.
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
