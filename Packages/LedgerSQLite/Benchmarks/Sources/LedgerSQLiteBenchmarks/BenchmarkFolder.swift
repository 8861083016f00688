import Benchmarking
import Bookkeeping
import Foundation

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

/// The bytes that this process has written with system calls; nil if the system does not say.
func bytesWritten() -> Double? {
    guard let data = FileManager.default.contents(atPath: "/proc/self/io") else { return nil }
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n")
        .first { $0.hasPrefix("wchar: ") }
    return line.flatMap { Double($0.dropFirst("wchar: ".count)) }
}
