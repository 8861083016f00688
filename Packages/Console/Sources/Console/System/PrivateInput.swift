#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A small file that is readable by its owner only, or a pipe.
struct PrivateInput {
    /// The greatest size in bytes.
    static let maximumSize = 64 * 1024

    let path: String
    /// The maximum time in milliseconds to wait until another program writes to a named pipe.
    var patience = 10_000

    /// Returns the bytes of the file; the caller must wipe the bytes.
    ///
    /// - Throws: A `Failure` with exit code `unreadable`.
    func read() throws(Failure) -> [UInt8] {
        // Without waiting for the other end of a pipe, which may never come.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(Posix.lastError) }
        defer { close(descriptor) }
        let isPipe = try check(descriptor)
        var bytes: [UInt8] = []
        // A growing array would leave copies behind.
        bytes.reserveCapacity(Self.maximumSize + 4096)
        do throws(Failure) {
            if isPipe {
                var first = try firstBytes(of: descriptor)
                defer { first.wipe() }
                bytes += first
            }
            while true {
                var more = try Posix.readSome(from: descriptor, source: source)
                defer { more.wipe() }
                guard !more.isEmpty else { return bytes }
                bytes += more
                guard bytes.count <= Self.maximumSize else {
                    throw unreadable("it has more than \(Self.maximumSize) bytes")
                }
            }
        } catch {
            bytes.wipe()
            throw error
        }
    }

    /// Throws unless the descriptor is a pipe, or a regular file that only its owner can access.
    ///
    /// - Returns: True for a pipe; false for a regular file.
    private func check(_ descriptor: Int32) throws(Failure) -> Bool {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(Posix.lastError) }
        switch status.st_mode & S_IFMT {
        case S_IFIFO: return true
        case S_IFREG: break
        case S_IFDIR: throw unreadable("it is a folder")
        default: throw unreadable("it is neither a file nor a pipe")
        }
        guard status.st_mode & 0o077 == 0 else {
            throw unreadable("other users may read it; make it private: chmod 600 '\(path)'")
        }
        return false
    }

    /// Waits until another program has written to the pipe, and returns the first bytes.
    ///
    /// Until another program opens the pipe, reads return no bytes.
    private func firstBytes(of descriptor: Int32) throws(Failure) -> [UInt8] {
        for _ in 0..<(patience / 10) {
            let bytes = try Posix.readSome(from: descriptor, source: source)
            if !bytes.isEmpty { return bytes }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            poll(&waiting, 1, 10)
            // The other end was open, and is closed.
            if Int32(waiting.revents) & POLLHUP != 0 {
                return try Posix.readSome(from: descriptor, source: source)
            }
        }
        throw unreadable("it is a pipe, and no program writes to it")
    }

    private var source: String { "The file '\(path)'" }

    private func unreadable(_ reason: String) -> Failure {
        .unreadable(source, reason: reason)
    }
}
