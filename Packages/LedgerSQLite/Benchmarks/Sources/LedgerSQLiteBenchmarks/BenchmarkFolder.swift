import Benchmarking
import Bookkeeping
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The sizes of the benchmarks: small, or with `MODULARBANK_LONG` those of the goals.
enum BenchmarkSize {
    static let isLong = ProcessInfo.processInfo.environment["MODULARBANK_LONG"] != nil

    static func boxes(_ small: Int) -> Int { isLong ? 1_000_000 : small }
}

extension BenchmarkFolder {
    func book(_ name: String) -> String { "\(path)/\(name).book" }

    /// Copies a closed book, and replaces an earlier copy.
    func copy(_ book: String, to name: String) throws -> String {
        let copy = self.book(name)
        for file in [copy, copy + "-wal", copy + "-shm"] {
            if FileManager.default.fileExists(atPath: file) {
                try FileManager.default.removeItem(atPath: file)
            }
        }
        try FileManager.default.copyItem(atPath: book, toPath: copy)
        sync()  // Otherwise the first commit waits until the copy is on the disk.
        return copy
    }
}

/// Runs asynchronous work, and waits for it on this thread, which is in no task.
func blocking<Value: Sendable>(
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
func blockingOnMainActor<Value: Sendable>(
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

/// The bytes that this process has written with system calls; nil if the system does not say.
func bytesWritten() -> Double? {
    guard let data = FileManager.default.contents(atPath: "/proc/self/io") else { return nil }
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n")
        .first { $0.hasPrefix("wchar: ") }
    return line.flatMap { Double($0.dropFirst("wchar: ".count)) }
}

/// A failure of a benchmark itself.
struct BenchmarkFailure: Error, CustomStringConvertible {
    let description: String
}
