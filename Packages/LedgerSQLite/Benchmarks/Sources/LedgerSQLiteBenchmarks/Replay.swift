import Benchmarking
import CReplay

/// A C program that writes the rows of one book into an earlier copy of it.
final class Replay {
    private let replay: OpaquePointer

    /// Opens both books.
    /// - Parameters:
    ///   - source: The path of the book with the rows.
    ///   - target: The path of the copy from before they were written.
    init(of source: String, onto target: String) throws {
        guard let replay = replay_open(source, target) else {
            throw BenchmarkFailure(description: "the C program has no memory")
        }
        self.replay = replay
    }

    deinit { replay_close(replay) }

    /// Writes all rows, and requires that both books are equal afterward.
    /// - Parameters:
    ///   - batch: The number of entries in a durable transaction.
    ///   - reads: Whether it also runs the queries of the bank.
    /// - Returns: The nanoseconds for each entry.
    func write(batches batch: Int, reads: Bool = false) throws -> (time: Double, elapsed: Double) {
        var (time, elapsed, count) = (0.0, 0.0, 0.0)
        while case let loaded = try checked(replay_load(replay, Int32(batch))), loaded > 0 {
            let stopwatch = Stopwatch()
            _ = try checked(replay_write(replay, reads ? 1 : 0))
            time += stopwatch.time
            elapsed += stopwatch.elapsed
            count += Double(loaded)
        }
        guard try checked(replay_differences(replay)) == 0 else {
            throw BenchmarkFailure(description: "the C program has written other rows")
        }
        return (time / count, elapsed / count)
    }

    /// Reads an account of the copy so many times, each in its own transaction.
    /// - Returns: The nanoseconds for each read.
    func read(_ account: String, times: Int) throws -> Double {
        let stopwatch = Stopwatch()
        _ = try checked(replay_read(replay, account, Int32(times)))
        return stopwatch.time / Double(times)
    }

    private func checked(_ result: Int32) throws -> Int32 {
        guard result >= 0 else {
            throw BenchmarkFailure(description: String(cString: replay_error(replay)))
        }
        return result
    }
}
