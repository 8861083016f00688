import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs asynchronous work, and waits for it on this thread, which is in no task.
public func blocking<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
) throws -> Value {
    let outcome = Outcome<Value>()
    // Reading from a pipe waits without using the CPU.
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw BenchmarkFailure(description: "a pipe cannot be made") }
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    Task {
        do {
            let value = try await body()
            outcome.result.withLock { $0 = .success(value) }
        } catch {
            outcome.result.withLock { $0 = .failure(error) }
        }
        close(writing)
    }
    var byte = UInt8(0)
    while read(reading, &byte, 1) < 0 {}
    guard let result = outcome.result.withLock(\.self) else {
        throw BenchmarkFailure(description: "the work has no outcome")
    }
    return try result.get()
}

/// Runs asynchronous work on the main actor, and runs the main thread's loop until it has ended.
public func blockingOnMainActor<Value: Sendable>(
    _ body: @escaping @MainActor () async throws -> Value
) throws -> Value {
    let outcome = Outcome<Value>()
    Task { @MainActor in
        let result: Result<Value, any Error>
        do {
            result = .success(try await body())
        } catch {
            result = .failure(error)
        }
        outcome.result.withLock { $0 = result }
    }
    while true {
        if let result = outcome.result.withLock(\.self) { return try result.get() }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    }
}

private final class Outcome<Value: Sendable>: Sendable {
    let result = Mutex<Result<Value, any Error>?>(nil)
}

/// A failure of a benchmark itself.
public struct BenchmarkFailure: Error, CustomStringConvertible {
    /// The reason.
    public let description: String

    public init(description: String) { self.description = description }
}
