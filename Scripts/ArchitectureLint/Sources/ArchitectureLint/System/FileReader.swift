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
        let name = name ?? path
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0, let status = FileStatus(descriptor: file) else {
            throw Problem.unreadable(name)
        }
        defer { close(file) }
        guard !status.isDevice else {
            throw Problem(.unreadable, at: name, "is a device, and no file")
        }
        // A byte more than the size shows the end.
        var bytes = try part(of: file, size: status.size + 1, named: name)
        var isWhole = status.isFile && bytes.count <= status.size
        while !isWhole {
            let more = try part(of: file, size: 1 << 16, named: name)
            isWhole = more.isEmpty
            bytes += more
        }
        return bytes
    }

    /// The next bytes of an open file; none at its end.
    private static func part(of file: Int32, size: Int, named name: String) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            var result = -1
            repeat {
                // Sound: the call gets the start and the length of the buffer.
                result = systemRead(file, buffer.baseAddress, size)
            } while result < 0 && errno == EINTR
            guard result >= 0 else { throw Problem.unreadable(name) }
            count = result
        }
    }
}

/// The system call, which the methods hide.
private func systemRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
    read(descriptor, start, count)
}
