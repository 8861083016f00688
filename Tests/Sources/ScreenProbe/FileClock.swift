import Foundation

/// A clock on which five minutes pass when a file appears.
struct FileClock: Clock {
    struct Instant: InstantProtocol {
        var time = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        func duration(to other: Instant) -> Duration { other.time - time }
        static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
    }

    let file: String

    var now: Instant {
        Instant(time: FileManager.default.fileExists(atPath: file) ? .seconds(300) : .zero)
    }

    var minimumResolution: Duration { .milliseconds(10) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        while now < deadline { try await Task.sleep(for: .milliseconds(10)) }
    }
}
