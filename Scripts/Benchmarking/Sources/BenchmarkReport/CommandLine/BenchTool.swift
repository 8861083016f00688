import Benchmarking

/// `bench`: runs the executables that it is given and prints one table of all their benchmarks.
public struct BenchTool {
    /// Something that is told about the run while it goes on.
    public typealias Listener = (String) -> Void

    /// What a run came to.
    public struct Answer: Equatable {
        /// For standard output.
        public let output: String
        /// For standard error.
        public let errors: String
        /// How the program ends.
        public let status: ExitStatus
    }

    private let listener: Listener

    /// The tool.
    /// - Parameter listener: is told what is being done.
    public init(listener: @escaping Listener = { _ in }) {
        self.listener = listener
    }

    /// Does what a command line asks for.
    /// - Parameter arguments: the command line without the program.
    public func run(_ arguments: [String]) -> Answer {
        do {
            return try answer(to: Options(arguments))
        } catch let failure as Failure {
            return Answer(output: "", errors: "Scripts/bench: \(failure)\n", status: failure.status)
        } catch {
            return Answer(output: "", errors: "Scripts/bench: \(error)\n", status: .failed)
        }
    }

    private func answer(to options: Options) throws -> Answer {
        let earlier = try options.earlier.map(EarlierReport.read)
        if options.isCheck { return Answer(output: "", errors: "", status: .holds) }
        let callgrind = options.countsInstructions ? Callgrind.find() : nil
        let suites = try chosen(by: options)
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
            ? try ReportJSON.text(of: report, comparison)
            : TableText.text(of: report) + (comparison.map(ComparisonText.text) ?? "")
        return Answer(output: output, errors: "", status: report.status)
    }

    private func instructionsNote(_ options: Options, _ callgrind: Callgrind?) -> String {
        guard options.countsInstructions else { return "not counted: --no-instructions" }
        return callgrind?.version ?? "not counted: valgrind is not installed"
    }

    private func chosen(
        by options: Options
    ) throws -> [(BenchmarkExecutable, [BenchmarkDescription])] {
        let all = try options.executables.map { executable in
            let executable = BenchmarkExecutable(executable)
            return (executable, try executable.describe())
        }
        guard let only = options.only else { return all }
        let pattern = NamePattern(only)
        let chosen = all.map { executable, descriptions in
            (executable, descriptions.filter { pattern.matches($0.name) })
        }.filter { !$1.isEmpty }
        guard !chosen.isEmpty else {
            let names = all.flatMap { $1.map(\.name) }.joined(separator: ", ")
            throw Failure.usage("no benchmark is called like '\(only)'; there are \(names)")
        }
        return chosen
    }

    private func measure(
        _ executable: BenchmarkExecutable,
        _ descriptions: [BenchmarkDescription],
        _ rounds: Int,
        _ callgrind: Callgrind?
    ) throws -> [Row] {
        let names = descriptions.map(\.name)
        listener("Measuring \(executable.package)")
        let samples = try executable.measure(names, rounds: rounds)
        var counts: [Count] = []
        if let callgrind {
            listener("Counting the instructions of \(executable.package)")
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
