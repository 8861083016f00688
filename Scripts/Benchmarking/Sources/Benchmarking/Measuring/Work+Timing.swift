extension Work {
    /// How many units one time of the work is.
    var units: Int {
        switch self {
        case .repeating: 1
        case .building(let units, _): units
        }
    }

    /// The CPU time of doing the work so many times, in nanoseconds.
    func time(_ times: Int) throws -> Int64 {
        switch self {
        case .repeating(let work):
            let start = Stopwatch.now()
            try work(times)
            return Stopwatch.now() - start
        case .building(_, let make):
            var total: Int64 = 0
            for _ in 0..<times {
                let start = Stopwatch.now()
                let made = try make()
                total += Stopwatch.now() - start
                blackHole(made)
            }
            return total
        }
    }

    /// How many times fill a round of at least so many nanoseconds.
    func times(filling length: Int64) throws -> Int {
        var times = 1
        while try time(times) < length { times *= 2 }
        return times
    }
}
