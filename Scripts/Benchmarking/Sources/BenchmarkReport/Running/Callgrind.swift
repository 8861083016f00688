import Benchmarking

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Counts instructions and allocations: valgrind's tool, which runs a program on a made-up processor.
///
/// It writes down what it counted each time the program enters `benchmarking_mark`, so one run is
/// enough for all benchmarks.
struct Callgrind {
    /// What valgrind calls itself: `valgrind-3.19.0`.
    let version: String

    /// Callgrind, if it is installed.
    static func find() -> Callgrind? {
        guard let run = try? Subprocess.run("valgrind", ["--version"], quietly: true),
            run.status == 0
        else { return nil }
        let version = String(decoding: run.output, as: UTF8.self)
        return Callgrind(version: String(version.prefix { !$0.isNewline }))
    }

    /// What the benchmarks of those names cost.
    func count(_ names: [String], by executable: BenchmarkExecutable) throws -> [Count] {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        let file = folder.appendingPathComponent("counts").path
        let segments = try executable.count(
            names,
            under: [
                // Otherwise each run would hash, and so count, a little differently.
                "env", "SWIFT_DETERMINISTIC_HASHING=1",
                "valgrind", "--quiet", "--tool=callgrind", "--dump-before=benchmarking_mark",
                "--callgrind-out-file=\(file)",
            ]
        )
        return try Count.counts(of: segments) { part in
            guard let text = try? String(contentsOfFile: "\(file).\(part)", encoding: .utf8) else {
                throw Failure.failed("\(executable.package): callgrind wrote no part \(part)")
            }
            return try CallgrindPart(text)
        }
    }
}
