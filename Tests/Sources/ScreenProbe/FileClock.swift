import Foundation

/// A clock whose time is the number of seconds in a file, and zero without the file.
struct FileClock: Clock {
    struct Instant: InstantProtocol {
        var time = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        func duration(to other: Instant) -> Duration { other.time - time }
        static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
    }

    let file: String

    var now: Instant {
        let text = try? String(contentsOfFile: file, encoding: .utf8)
        return Instant(time: .seconds(text.flatMap(Int.init) ?? 0))
    }

    var minimumResolution: Duration { .milliseconds(10) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        while now < deadline { try await Task.sleep(for: .milliseconds(10)) }
    }
}
