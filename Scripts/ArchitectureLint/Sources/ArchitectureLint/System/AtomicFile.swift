#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes a file that is there whole or not at all, whoever else writes or reads it meanwhile.
enum AtomicFile {
    /// Writes a file that only this user can read.
    ///
    /// - Returns: whether it was written.
    @discardableResult
    static func write(_ bytes: [UInt8], to path: String) -> Bool {
        // mkstemp puts its letters in place of the last ones, and makes the file for this user only.
        var name = Array("\(path).XXXXXX".utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { return false }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        guard close(descriptor) == 0, rest.isEmpty, rename(name, path) == 0 else {
            unlink(name)
            return false
        }
        return true
    }
}

/// `write` of the system, beside a method of the same name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
