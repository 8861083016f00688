import Bookkeeping

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension SigningsJournal {
    /// What stands in the journal.
    struct Contents {
        /// In the order in which they were noted.
        var entries: [SigningEntry] = []
        /// The numbers of lines that are no entries, from 1.
        var damagedLines: [Int] = []
    }

    /// All that stands in it; nothing when nobody has asked for a signature yet.
    /// - Throws: `BankError` `signings.unreadable`.
    func read() throws(BankError) -> Contents {
        var contents = Contents()
        let decoder = JSONDecoder()
        let lines = try bytes().split(separator: Self.newline, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty {
            if let entry = try? decoder.decode(SigningEntry.self, from: Data(line)) {
                contents.entries.append(entry)
            } else {
                contents.damagedLines.append(index + 1)
            }
        }
        return contents
    }

    private func bytes() throws(BankError) -> [UInt8] {
        let descriptor = openForReading(path)
        guard descriptor >= 0 else {
            if errno == ENOENT { return [] }
            throw unreadable(errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw unreadable(EFTYPE) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = systemRead(descriptor, &part)
            guard count >= 0 else { throw unreadable(errno) }
            if count == 0 { return bytes }
            bytes += part[..<count]
        }
    }

    private func unreadable(_ number: Int32) -> BankError {
        BankError(
            .unreadableBook,
            code: "signings.unreadable",
            "the journal of signings \(path) cannot be read: \(Self.reason(number))"
        )
    }
}

// Outside of the type, where `open` and `read` are the system's.

private func openForReading(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
}

private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
}
