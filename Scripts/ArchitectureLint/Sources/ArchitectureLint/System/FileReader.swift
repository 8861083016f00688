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
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0, let status = FileStatus(descriptor: file) else {
            throw Problem.unreadable(name ?? path)
        }
        defer { close(file) }
        guard !status.isDevice else {
            throw Problem(.unreadable, at: name ?? path, "is a device, and no file")
        }
        // A byte more than the size shows the end.
        var size = status.size + 1
        var bytes: [UInt8] = []
        while true {
            let part = try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                count = try fill(buffer, from: file, named: name ?? path)
            }
            bytes = bytes.isEmpty ? part : bytes + part
            if part.isEmpty || (status.isFile && part.count < size) { return bytes }
            size = 1 << 16
        }
    }

    /// Reads as much as one call gives.
    private static func fill(
        _ buffer: UnsafeMutableBufferPointer<UInt8>,
        from file: Int32,
        named name: String
    ) throws -> Int {
        while true {
            // Sound: the call gets the start and the length of the buffer.
            let count = systemRead(file, buffer.baseAddress, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Problem.unreadable(name) }
            return count
        }
    }
}

/// The system call, which the methods hide.
private func systemRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
    read(descriptor, start, count)
}
