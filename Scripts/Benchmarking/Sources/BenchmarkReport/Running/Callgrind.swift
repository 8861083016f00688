import Benchmarking
import Foundation

/// Valgrind's callgrind, which counts instructions and calls of the allocator.
///
/// It writes its counts each time the program enters `benchmarking_mark`.
struct Callgrind {
    /// The version of valgrind, such as `valgrind-3.19.0`.
    let version: String

    /// Returns callgrind, if it is installed.
    static func find() -> Callgrind? {
        guard
            let run = try? Subprocess.run("/usr/bin/env", ["valgrind", "--version"]),
            run.status == 0
        else { return nil }
        let version = String(decoding: run.output, as: UTF8.self)
        return Callgrind(version: String(version.prefix { !$0.isNewline }))
    }

    /// Returns the costs of both sides of a benchmark.
    func count(_ name: String, by executable: BenchmarkExecutable) throws -> [Count] {
        let folder = try BenchmarkFolder()
        let file = "\(folder.path)/counts"
        let segments = try executable.count(
            name,
            under: [
                // Otherwise the hashing, and so the counts, would differ a little in each run.
                "SWIFT_DETERMINISTIC_HASHING=1",
                "valgrind", "--quiet", "--tool=callgrind", "--dump-before=benchmarking_mark",
                "--callgrind-out-file=\(file)",
            ]
        )
        return try Count.counts(of: segments) { part in
            guard let text = try? String(contentsOfFile: "\(file).\(part)", encoding: .utf8) else {
                throw Failure.failed("callgrind wrote no part \(part)")
            }
            return try CallgrindPart(text)
        }
    }
}

/// The counts between two marks.
struct CallgrindPart: Equatable {
    let instructions: Int
    /// The number of calls of functions that allocate.
    let allocations: Int

    init(instructions: Int, allocations: Int) {
        self.instructions = instructions
        self.allocations = allocations
    }

    /// Parses a file in callgrind's format.
    ///
    /// In `summary: N`, N is the number of instructions. `cfn=(ID) NAME` names the function that the
    /// next `calls=N …` is about, and `fn=(ID) NAME` the caller; later ones have the ID only.
    ///
    /// A call within an allocator is a part of its allocation: `posix_memalign` calls `malloc`.
    ///
    /// - Throws: ``Failure`` if there is no summary.
    init(_ text: String) throws(Failure) {
        var instructions: Int?
        var allocations = 0
        var isAllocator: Set<Substring> = []
        var (caller, callee): (Substring, Substring) = ("", "")
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            // Most lines are costs, which begin with a digit or a sign.
            guard let first = line.first, first >= UInt8(ascii: "a") else { continue }
            let line = Substring(line)
            if line.hasPrefix("cfn=") || line.hasPrefix("fn=") {
                let name = line.drop { $0 != "(" }.split(separator: " ", maxSplits: 1)
                guard let id = name.first else { continue }
                // The compiler adds suffixes, such as `.constprop.0`.
                if name.count == 2, Self.allocators.contains(name[1].prefix { $0 != "." }) {
                    isAllocator.insert(id)
                }
                if line.hasPrefix("cfn=") { callee = id } else { caller = id }
            } else if line.hasPrefix("calls=") {
                guard isAllocator.contains(callee), !isAllocator.contains(caller) else { continue }
                allocations += Int(line.dropFirst(6).prefix { $0 != " " }) ?? 0
            } else if line.hasPrefix("summary: ") {
                instructions = Int(line.dropFirst(9).prefix { $0 != " " })
            }
        }
        guard let instructions else { throw .failed("the output of callgrind has no summary") }
        self.init(instructions: instructions, allocations: allocations)
    }

    private static let allocators: Set<Substring> = [
        "malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign", "memalign",
        "_mid_memalign",
    ]
}
