/// Measures the time of two sides in turns.
///
/// What disturbs a machine comes and goes. Both sides of a round are measured right after each other,
/// and the one that comes first changes with every round, so that the ratio of a round stands even
/// when the times do not.
struct TimeMeasurement {
    /// How long a side of a round lasts at least, in nanoseconds of CPU time.
    static let roundLength: Int64 = 15_000_000

    /// Nanoseconds per unit of each side in each round.
    static func samples(
        of measured: Work,
        with floor: Work,
        rounds: Int,
        roundLength: Int64
    ) throws -> (measured: [Double], floor: [Double]) {
        // Finding out how many times warms both up.
        let measuredTimes = try measured.times(filling: roundLength)
        let floorTimes = try floor.times(filling: roundLength)
        var samples: (measured: [Double], floor: [Double]) = ([], [])
        for round in 0..<rounds {
            if round.isMultiple(of: 2) {
                samples.floor.append(try floor.nanoseconds(floorTimes))
                samples.measured.append(try measured.nanoseconds(measuredTimes))
            } else {
                samples.measured.append(try measured.nanoseconds(measuredTimes))
                samples.floor.append(try floor.nanoseconds(floorTimes))
            }
        }
        return samples
    }
}

extension Work {
    /// The CPU time of one unit, in nanoseconds, as the mean of so many times.
    fileprivate func nanoseconds(_ times: Int) throws -> Double {
        Double(try time(times)) / Double(times * units)
    }
}
