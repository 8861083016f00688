#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads whole files into one buffer, which each file overwrites.
///
/// It uses system calls only: a file costs little more than its bytes.
struct FileReader {
    /// The bytes of the last file, up to `end`.
    private(set) var bytes: [UInt8]
    private(set) var end = 0

    /// Makes a reader whose buffer holds most sources, or a file of `size` bytes.
    init(size: Int = 0) { bytes = [UInt8](repeating: 0, count: max(1 << 16, size + 1)) }

    /// Reads a file.
    ///
    /// - Parameter name: The name of the file in a problem; nil for its path.
    /// - Throws: `Problem` for a file that cannot be read, and for a device, which may have no end.
    static func read(_ path: String, named name: String? = nil) throws -> [UInt8] {
        let status = FileStatus(path)
        if let status, status.isDevice {
            throw Problem(.unreadable, at: name ?? path, "is a device, and no file")
        }
        var reader = FileReader(size: status?.size ?? 0)
        do {
            try reader.read(path)
        } catch {
            throw error.problem(at: name ?? path)
        }
        return Array(reader.bytes[..<reader.end])
    }

    /// Reads a file into the buffer.
    mutating func read(_ path: String) throws(SystemError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(code: errno) }
        defer { close(descriptor) }
        end = 0
        while true {
            if end == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
            let count = bytes.withUnsafeMutableBytes { buffer in
                // Sound: the call gets the start and the length of the rest of the buffer.
                systemRead(descriptor, buffer.baseAddress.map { $0 + end }, buffer.count - end)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw SystemError(code: errno) }
            if count == 0 { return }
            end += count
        }
    }
}

/// The system call, which the methods hide.
private func systemRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
    read(descriptor, start, count)
}

extension FileReader {
    /// The number of lines, including a last line without a line break.
    var lineCount: Int {
        let text = bytes[..<end]
        let breaks = text.reduce(0) { $1 == Byte.newline ? $0 + 1 : $0 }
        return text.isEmpty || text.last == Byte.newline ? breaks : breaks + 1
    }

    /// The problem with a source that is not text in UTF-8, judged by its first kilobyte.
    func encodingProblem(at path: String) -> Problem? {
        let head = bytes[..<min(end, 1024)]
        // Without an early exit, the compiler vectorizes these loops.
        let (least, bits) = head.withUnsafeBufferPointer { ($0.reduce(.max, min), $0.reduce(0, |)) }
        if least > 0, bits < 0x80 { return nil }
        let reason: String
        if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]) {
            reason = "it is written in UTF-16; sources in Swift are in UTF-8"
        } else if least == 0 {
            reason = "it is no text: it has a zero byte"
        } else {
            let isCut = end > head.count
            let whole = isCut ? head.dropLast(Self.incompleteSuffix(of: head)) : head
            guard String(validating: whole, as: UTF8.self) == nil else { return nil }
            reason = "it is no text in UTF-8, as sources in Swift are"
        }
        return Problem(.badData, at: path, reason)
    }

    /// The number of bytes of an incomplete character at the end.
    private static func incompleteSuffix(of head: ArraySlice<UInt8>) -> Int {
        for count in 1...3 {
            guard let byte = head.dropLast(count - 1).last else { return 0 }
            if byte & 0xC0 == 0x80 { continue }
            return byte >= 0xC0 ? count : 0
        }
        return 0
    }
}
