#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A measurement of the time of two sides in turns.
///
/// The load of a machine changes. Both sides of a round are measured right after each other, and the
/// first side alternates. So the ratio of a round is reliable even when the times are not.
struct TimeMeasurement {
    /// The minimum length of one side of a round, in nanoseconds of CPU time.
    static let roundLength: Int64 = 15_000_000

    /// Measures both sides.
    ///
    /// - Parameters:
    ///   - measured: The measured side.
    ///   - floor: The floor.
    ///   - rounds: The number of rounds.
    ///   - roundLength: The minimum length of one side of a round, in nanoseconds.
    ///   - clock: Returns the time, in nanoseconds.
    /// - Returns: The nanoseconds per unit of each side in each round.
    /// - Throws: The errors of the work.
    static func samples(
        of measured: Work,
        with floor: Work,
        rounds: Int,
        roundLength: Int64,
        clock: () -> Int64 = processTime
    ) throws -> (measured: [Double], floor: [Double]) {
        // This also warms both sides up.
        let measuredTimes = try measured.times(filling: roundLength, clock)
        let floorTimes = try floor.times(filling: roundLength, clock)
        var samples: (measured: [Double], floor: [Double]) = ([], [])
        for round in 0..<rounds {
            if round.isMultiple(of: 2) {
                samples.floor.append(try floor.nanoseconds(floorTimes, clock))
                samples.measured.append(try measured.nanoseconds(measuredTimes, clock))
            } else {
                samples.measured.append(try measured.nanoseconds(measuredTimes, clock))
                samples.floor.append(try floor.nanoseconds(floorTimes, clock))
            }
        }
        return samples
    }

    /// Returns the CPU time that all threads of the process have used, in nanoseconds.
    ///
    /// Unlike the time of a clock, it does not depend on other processes.
    static func processTime() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}

/// The time since a start, for work that is measured in a benchmark's own rounds.
public struct Stopwatch {
    private let processStart = TimeMeasurement.processTime()
    private let start = ContinuousClock.now

    /// Starts.
    public init() {}

    /// The CPU time of all threads of the process since the start, in nanoseconds.
    public var time: Double { Double(TimeMeasurement.processTime() - processStart) }

    /// The time by the clock since the start, in nanoseconds.
    public var elapsed: Double { (ContinuousClock.now - start) / .nanoseconds(1) }
}

extension Work {
    /// The number of units in one execution of the work.
    private var units: Int {
        switch self {
        case .repeating: 1
        case .building(let units, _, _): units
        }
    }

    /// Returns the time of doing the work so many times, in nanoseconds.
    private func time(_ times: Int, _ clock: () -> Int64) throws -> Int64 {
        switch self {
        case .repeating(let work):
            let start = clock()
            try work(times)
            return clock() - start
        case .building(_, let prepare, let make):
            var total: Int64 = 0
            for _ in 0..<times {
                try prepare()
                let start = clock()
                let product = try make()
                total += clock() - start
                blackHole(product)
            }
            return total
        }
    }

    /// Returns the number of times that fill a round of a length in nanoseconds.
    fileprivate func times(filling length: Int64, _ clock: () -> Int64) throws -> Int {
        var times = 1
        while try time(times, clock) < length { times *= 2 }
        return times
    }

    /// Returns the time of one unit, in nanoseconds, as the mean of so many times.
    fileprivate func nanoseconds(_ times: Int, _ clock: () -> Int64) throws -> Double {
        Double(try time(times, clock)) / Double(times * units)
    }
}
