#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A pipe from a program to this one.
struct Channel {
    /// The descriptor that this program reads.
    let reading: Int32
    /// The descriptor that the other program writes.
    let writing: Int32

    /// A new pipe.
    ///
    /// - Throws: `Subprocess.LaunchError` when there are no descriptors left.
    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw Subprocess.LaunchError(program: "a pipe", code: errno)
        }
        reading = ends[0]
        writing = ends[1]
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    /// Closes both ends.
    func close() {
        closeDescriptor(reading)
        closeDescriptor(writing)
    }

    /// Reads all channels side by side to their ends, so that no writer waits for another's reader.
    ///
    /// - Returns: what came, in the order of the channels.
    static func drain(_ channels: [Channel]) -> [[UInt8]] {
        for channel in channels { closeDescriptor(channel.writing) }
        var written = [[UInt8]](repeating: [], count: channels.count)
        var waiting = channels.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while waiting.contains(where: { $0.fd >= 0 }) {
            guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else { break }
            for index in waiting.indices where waiting[index].fd >= 0 && waiting[index].revents != 0
            {
                let count = read(waiting[index].fd, &buffer, buffer.count)
                if count > 0 {
                    written[index] += buffer[..<count]
                } else if count == 0 || errno != EINTR {
                    waiting[index].fd = -1  // What poll is to leave alone.
                }
                if waiting[index].fd >= 0 { waiting[index].revents = 0 }
            }
        }
        for channel in channels { closeDescriptor(channel.reading) }
        return written
    }
}

/// `close` of the system, beside a method of the same name.
private func closeDescriptor(_ descriptor: Int32) {
    _ = close(descriptor)
}
