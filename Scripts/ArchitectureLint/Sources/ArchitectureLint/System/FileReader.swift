#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads whole files by system calls only: a file costs little more than its bytes.
enum FileReader {
    /// Reads a file.
    ///
    /// - Parameter name: The name of the file in a problem; nil for its path.
    /// - Throws: `Problem` for a file that cannot be read, and for a device, which may have no end.
    static func read(_ path: String, named name: String? = nil) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try read(path, named: name ?? path, into: &bytes)
        return bytes
    }

    /// Reads a file into an array whose memory serves one file after the other.
    static func read(_ path: String, named name: String, into bytes: inout [UInt8]) throws {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0, let status = FileStatus(descriptor: file) else {
            throw Problem.unreadable(name)
        }
        defer { close(file) }
        guard !status.isDevice else {
            throw Problem(.unreadable, at: name, "is a device, and no file")
        }
        var end = 0
        // A byte more than the size shows the end.
        var size = status.size + 1
        while true {
            if bytes.count < size { bytes += [UInt8](repeating: 0, count: size - bytes.count) }
            let count = bytes.withUnsafeMutableBytes { buffer in
                // Sound: the call gets the start and the length of the rest of the buffer.
                systemRead(file, buffer.baseAddress.map { $0 + end }, buffer.count - end)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Problem.unreadable(name) }
            end += count
            if count == 0 || (status.isFile && end < bytes.count) { break }
            if end == bytes.count { size = end + (1 << 16) }
        }
        bytes.removeLast(bytes.count - end)
    }
}

/// The system call, which the methods hide.
private func systemRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
    read(descriptor, start, count)
}
