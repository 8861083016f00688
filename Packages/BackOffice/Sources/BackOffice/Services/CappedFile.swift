import Bookkeeping

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file with a checkpoint, a receipt or a key; a file of more than 2 MiB is refused.
struct CappedFile {
    private static let greatestLength = 1 << 21

    private let path: String

    /// - Parameter path: The path of the file, which may also be a pipe.
    init(_ path: String) {
        self.path = path
    }

    /// Returns the bytes of the file.
    /// - Throws: `BankError` `file.unreadable` or `file.long`.
    func text() throws(BankError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= Self.greatestLength {
            let count = part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            guard count >= 0 else { throw unreadable(errno) }
            if count == 0 { return bytes }
            bytes += part[..<count]
        }
        throw BankError(
            .badData,
            code: "file.long",
            "the file '\(path)' has more than \(Self.greatestLength) bytes, "
                + "so it is not a checkpoint, a receipt or a key; use another file"
        )
    }

    private func unreadable(_ number: Int32) -> BankError {
        BankError(
            .unreadableBook,
            code: "file.unreadable",
            "the file '\(path)' cannot be read: \(String(cString: strerror(number)))"
        )
    }
}
