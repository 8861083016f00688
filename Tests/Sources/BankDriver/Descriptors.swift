#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import Synchronization

/// Reading and writing whole texts on file descriptors.
enum Descriptors {
    /// Held while descriptors are made or a program is started: a program started between making a
    /// descriptor and marking it would inherit it, and a pipe would seem open for ever.
    static let startLock = Mutex(())

    /// A pipe whose ends are not inherited by programs that other tests start.
    static func pipe() throws -> (read: Int32, write: Int32) {
        try startLock.withLock { _ in
            var ends: [Int32] = [0, 0]
            #if canImport(Darwin)
                let result = Darwin.pipe(&ends)
            #else
                let result = Glibc.pipe(&ends)
            #endif
            guard result == 0 else { throw DriverError.system("pipe", errno) }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return (ends[0], ends[1])
        }
    }

    /// What is there to read now, at most 64 KiB; nil at the end, or when the other side has gone.
    static func readSome(_ descriptor: Int32) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 { return Array(buffer[..<count]) }
            if count < 0, errno == EINTR { continue }
            return nil  // 0 at the end of a pipe; EIO where a pseudo-terminal's program has gone
        }
    }

    /// Writes all of it, as far as the other side takes it.
    static func writeAll(_ descriptor: Int32, _ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return
            }
        }
    }
}

/// Why a test could not run the program at all.
public enum DriverError: Error, CustomStringConvertible {
    case system(String, Int32)
    case timeout(String)

    public var description: String {
        switch self {
        case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
        case .timeout(let what): "timed out: \(what)"
        }
    }
}
