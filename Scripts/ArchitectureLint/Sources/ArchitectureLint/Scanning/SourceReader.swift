#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads files whole, by nothing but the system's own calls: of thirty thousand, each costs little
/// more than its bytes.
///
/// It keeps one array and reads each file over the one before.
struct SourceReader {
    /// What was read last, and behind `end` whatever was there before.
    private(set) var bytes: [UInt8]
    /// Where that ends.
    private(set) var end = 0

    /// A reader whose array is large enough for most sources, or for a file of so many bytes.
    init(size: Int = 0) {
        bytes = [UInt8](repeating: 0, count: max(1 << 16, size + 1))
    }

    /// The bytes of a file.
    ///
    /// - Throws: `Problem` when it cannot be read.
    static func read(_ path: String) throws -> [UInt8] {
        var status = stat()
        let isKnown = stat(path, &status) == 0
        // Some devices never end.
        guard !isKnown || status.st_mode & S_IFMT != S_IFCHR else {
            throw Problem(.unreadable, at: path, "is a device, and no file")
        }
        var reader = SourceReader(size: isKnown ? Int(status.st_size) : 0)
        do {
            try reader.read(path)
        } catch {
            throw error.problem(at: path)
        }
        return Array(reader.bytes[..<reader.end])
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: its path, absolute or from the folder.
    ///   - folder: the descriptor of an open folder; the current one unless told.
    ///   - stamped: whether to say which state of it was read.
    /// - Returns: the stamp from before reading, when asked for.
    /// - Throws: `SystemError` when it cannot be read.
    @discardableResult
    mutating func read(
        _ path: String,
        in folder: Int32 = AT_FDCWD,
        stamped: Bool = false
    ) throws(SystemError) -> FileStamp? {
        let descriptor = openat(folder, path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(code: errno) }
        defer { close(descriptor) }
        var stamp: FileStamp?
        if stamped {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw SystemError(code: errno) }
            stamp = FileStamp(status)
        }
        end = 0
        while true {
            if end == bytes.count {
                bytes += [UInt8](repeating: 0, count: bytes.count)
            }
            let count = bytes.withUnsafeMutableBytes { buffer in
                // Sound: read is told where the rest of the array starts and how long it is.
                systemRead(descriptor, buffer.baseAddress.map { $0 + end }, buffer.count - end)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw SystemError(code: errno) }
            if count == 0 { return stamp }
            end += count
        }
    }
}

/// `read` of the system, beside methods of the same name.
private func systemRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
    read(descriptor, start, count)
}
