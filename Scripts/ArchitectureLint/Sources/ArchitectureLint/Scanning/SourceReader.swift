#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads files whole, by nothing but the system's own calls: of thirty thousand, each costs little
/// more than its bytes.
enum SourceReader {
    /// The bytes of a file.
    ///
    /// - Throws: `Problem` when it cannot be read.
    static func read(_ path: String) throws -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(path) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw failure(path, EISDIR) }
        // One byte more than it should hold: then the read that fills it is the last.
        var bytes = try chunk(of: Int(status.st_size) + 1, from: descriptor, path)
        guard bytes.count > Int(status.st_size) else { return bytes }
        // It has no size (a pipe), or has grown.
        while true {
            let more = try chunk(of: 1 << 16, from: descriptor, path)
            if more.isEmpty { return bytes }
            bytes += more
        }
    }

    /// As many bytes as there are, up to a count.
    private static func chunk(
        of count: Int,
        from descriptor: Int32,
        _ path: String
    ) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            // Sound: read is told where the unfilled rest of the buffer starts and how long it is,
            // and `filled` counts only what it says it has written there.
            filled = 0
            while filled < count {
                let rest = UnsafeMutableRawBufferPointer(buffer)[filled...]
                let got = Self.read(descriptor, into: rest)
                if got > 0 {
                    filled += got
                } else if got == 0 {
                    return
                } else if errno != EINTR {
                    throw failure(path)
                }
            }
        }
    }

    private static func read(
        _ descriptor: Int32,
        into rest: Slice<UnsafeMutableRawBufferPointer>
    ) -> Int {
        let buffer = UnsafeMutableRawBufferPointer(rebasing: rest)
        return systemRead(descriptor, buffer.baseAddress, buffer.count)
    }

    private static func failure(_ path: String, _ code: Int32 = errno) -> Problem {
        Problem(.unreadable, at: path, "cannot be read: \(String(cString: strerror(code)))")
    }
}

/// `read` of the system, beside methods of the same name.
private func systemRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
    read(descriptor, start, count)
}
