import Foundation

/// The program of a package's benchmarks, which answers `Scripts/bench` in JSON.
///
/// ```swift
/// try BenchmarkProgram(commandRows + screenRows).run(CommandLine.arguments)
/// ```
///
/// | arguments | answer |
/// |---|---|
/// | `describe` | each benchmark's ``BenchmarkDescription`` |
/// | `measure ROUNDS NAME` | the ``BenchmarkMeasurement`` of a benchmark |
/// | `count NAME` | the ``CountedSegment``s of a benchmark, whose work is done under callgrind |
///
/// `--long` before them chooses the sizes of the goals; see ``isLong``.
public struct BenchmarkProgram {
    /// A Boolean value that indicates whether work has the size of its goal, instead of a small one.
    public static let isLong = CommandLine.arguments.dropFirst().first == "--long"

    private let benchmarks: [Benchmark]

    /// Creates a program.
    ///
    /// - Parameter benchmarks: The benchmarks of the package.
    public init(_ benchmarks: [Benchmark]) {
        self.benchmarks = benchmarks
    }

    /// Runs a command line and prints the answer.
    ///
    /// An error of a benchmark is printed to standard error, and ends the program with 1.
    ///
    /// - Parameter arguments: The command line, beginning with the program.
    /// - Throws: ``UsageError`` for an unknown command line.
    public func run(_ arguments: [String]) throws {
        var words = arguments.dropFirst()
        if words.first == "--long" { words.removeFirst() }
        switch words.popFirst() {
        case "describe": try answer(benchmarks.map(\.description))
        case "measure":
            guard let rounds = words.popFirst().flatMap({ Int($0) }), rounds > 0 else {
                throw UsageError("measure needs a number of rounds")
            }
            let benchmark = try benchmark(words.first)
            try answer(orExit { try benchmark.measure(rounds: rounds) })
        case "count":
            let benchmark = try benchmark(words.first)
            var counting = Counting()
            orExit { try benchmark.count(by: &counting) }
            try answer(counting.segments)
        default: throw UsageError("describe, measure ROUNDS NAME or count NAME")
        }
    }

    /// An error in the command line.
    public struct UsageError: Error, CustomStringConvertible {
        /// The text of the error.
        public let description: String

        init(_ description: String) { self.description = description }
    }

    private func benchmark(_ name: String?) throws -> Benchmark {
        guard let benchmark = benchmarks.first(where: { $0.name == name }) else {
            throw UsageError("there is no benchmark '\(name ?? "")'")
        }
        return benchmark
    }

    private func orExit<Result>(_ body: () throws -> Result) -> Result {
        do {
            return try body()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private func answer(_ value: some Encodable) throws {
        print(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
    }
}

extension Benchmark {
    var description: BenchmarkDescription {
        BenchmarkDescription(name: name, title: title, floor: floor, goals: goals)
    }

    /// Measures everything but instructions and allocations.
    func measure(rounds: Int) throws -> BenchmarkMeasurement {
        let content = try prepare()
        return BenchmarkMeasurement(
            samples: try samples(of: content, rounds),
            isCounted: content.countedSides != nil
        )
    }

    private func samples(of content: Content, _ rounds: Int) throws -> [Samples] {
        func timed(_ measured: Work, _ floor: Work, _ roundLength: Int64) throws -> [Samples] {
            let samples = try TimeMeasurement.samples(
                of: measured,
                with: floor,
                rounds: rounds,
                roundLength: roundLength
            )
            return [
                Samples(
                    row: name,
                    figure: .time,
                    measured: samples.measured,
                    floor: samples.floor
                )
            ]
        }
        switch content {
        case .compared(let measured, with: let floor), .timed(let measured, with: let floor):
            return try timed(measured, floor, TimeMeasurement.roundLength)
        case .threaded(let measured, with: let floor):
            // In a short round threads may run at once all the time, or never.
            return try timed(measured, floor, 8 * TimeMeasurement.roundLength)
        case .bytes(let measured, with: let floor):
            return [
                Samples(
                    row: name,
                    figure: .bytes,
                    measured: [try measured()].compactMap { $0 },
                    floor: [try floor?()].compactMap { $0 }
                )
            ]
        case .sampled(let round):
            let samples = try (0..<rounds).flatMap { _ in try round() }
            return Figure.allCases.compactMap { figure in
                let values = samples.filter { $0.figure == figure }
                if values.isEmpty { return nil }
                return Samples(
                    row: name,
                    figure: figure,
                    measured: values.compactMap(\.measured),
                    floor: values.compactMap(\.floor)
                )
            }
        }
    }

    /// Does the work of both sides, if its instructions are counted.
    func count(by counting: inout Counting) throws {
        guard let (measured, floor) = try prepare().countedSides else { return }
        try counting.run(floor, row: name, isFloor: true)
        try counting.run(measured, row: name, isFloor: false)
    }
}

extension Benchmark.Content {
    /// The sides whose instructions are counted; nil if they are not.
    fileprivate var countedSides: (measured: Work, floor: Work)? {
        switch self {
        case .compared(let measured, with: let floor), .threaded(let measured, with: let floor):
            (measured, floor)
        case .timed, .bytes, .sampled: nil
        }
    }
}
