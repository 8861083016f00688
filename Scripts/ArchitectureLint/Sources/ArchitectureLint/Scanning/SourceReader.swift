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
        // One byte more than it should hold: when that stays empty, the file has ended.
        let size = Int(status.st_size)
        var bytes = try chunk(of: size + 1, from: descriptor, path)
        if bytes.count == size, status.st_mode & S_IFMT == S_IFREG { return bytes }
        // It is no plain file (a pipe), or changes while it is read.
        while true {
            let more = try chunk(of: 1 << 16, from: descriptor, path)
            if more.isEmpty { return bytes }
            bytes += more
        }
    }

    /// As many bytes as one call hands over, up to a count; none at the end.
    private static func chunk(
        of count: Int,
        from descriptor: Int32,
        _ path: String
    ) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            // Sound: read is told where the buffer starts and how long it is, and `filled` is what
            // it says it has written there.
            var got = Self.read(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
            while got < 0, errno == EINTR {
                got = Self.read(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
            }
            guard got >= 0 else { throw failure(path) }
            filled = got
        }
    }

    private static func read(
        _ descriptor: Int32,
        into buffer: UnsafeMutableRawBufferPointer
    ) -> Int {
        systemRead(descriptor, buffer.baseAddress, buffer.count)
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
