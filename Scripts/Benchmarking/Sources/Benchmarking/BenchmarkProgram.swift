#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The executable of a package's benchmarks: `Scripts/bench` asks it, and it answers in JSON.
///
/// ```swift
/// try BenchmarkProgram(benchmarks).run(CommandLine.arguments)
/// ```
///
/// | arguments | answer |
/// |---|---|
/// | `describe` | each benchmark's ``BenchmarkDescription`` |
/// | `measure ROUNDS NAME…` | the ``Samples`` of these |
/// | `count NAME…` | does the work of these between marks, to be run by callgrind, and tells which ``CountedSegment`` is where |
public struct BenchmarkProgram {
    private let benchmarks: [Benchmark]

    /// A program of these benchmarks.
    public init(_ benchmarks: [Benchmark]) {
        self.benchmarks = benchmarks
    }

    /// Does what the arguments say and prints the answer.
    /// - Parameter arguments: the command line; the first is the program itself.
    /// - Throws: ``UsageError``, and what a benchmark throws.
    public func run(_ arguments: [String]) throws {
        let names = Array(arguments.dropFirst(2))
        switch arguments.dropFirst().first {
        case "describe": try answer(benchmarks.map(\.description))
        case "measure":
            guard let rounds = names.first.flatMap({ Int($0) }), rounds > 0 else {
                throw UsageError("measure needs a number of rounds")
            }
            try answer(chosen(names.dropFirst()).compactMap { try $0.samples(rounds: rounds) })
        case "count":
            var counting = Counting()
            for benchmark in try chosen(names[...]) { try benchmark.count(by: &counting) }
            try answer(counting.segments)
        default: throw UsageError("describe, measure ROUNDS NAME… or count NAME…")
        }
    }

    /// The command line cannot be understood.
    public struct UsageError: Error, CustomStringConvertible {
        public let description: String

        init(_ description: String) { self.description = description }
    }

    private func chosen(_ names: ArraySlice<String>) throws -> [Benchmark] {
        try names.map { name in
            guard let benchmark = benchmarks.first(where: { $0.name == name }) else {
                throw UsageError("there is no benchmark '\(name)'")
            }
            return benchmark
        }
    }

    private func answer(_ value: some Encodable) throws {
        let bytes = [UInt8](try JSONEncoder().encode(value)) + [UInt8(ascii: "\n")]
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
            guard written > 0 else { return }
            rest = rest.dropFirst(written)
        }
    }
}

extension Benchmark {
    var description: BenchmarkDescription {
        BenchmarkDescription(name: name, title: title, floor: floor, goals: goals)
    }

    /// Time, or bytes.
    func samples(rounds: Int) throws -> Samples? {
        func timed(_ measured: Work, _ floor: Work, _ roundLength: Int64) throws -> Samples {
            let samples = try TimeMeasurement.samples(
                of: measured,
                with: floor,
                rounds: rounds,
                roundLength: roundLength
            )
            return Samples(
                row: name,
                figure: .time,
                measured: samples.measured,
                floor: samples.floor
            )
        }
        switch try prepare() {
        case .compared(let measured, with: let floor):
            return try timed(measured, floor, TimeMeasurement.roundLength)
        case .timed(let measured, with: let floor):
            // Whether threads meet is for the scheduler to say, from one moment to the next: in a
            // short round they may do so all the time, or never.
            return try timed(measured, floor, 8 * TimeMeasurement.roundLength)
        case .bytes(let measured, with: let floor):
            return Samples(
                row: name,
                figure: .bytes,
                measured: [try measured()].compactMap { $0 },
                floor: [try floor?()].compactMap { $0 }
            )
        }
    }

    /// Does the work of both sides, if it is counted.
    func count(by counting: inout Counting) throws {
        guard case .compared(let measured, with: let floor) = try prepare() else { return }
        try counting.run(floor, row: name, isFloor: true)
        try counting.run(measured, row: name, isFloor: false)
    }
}
