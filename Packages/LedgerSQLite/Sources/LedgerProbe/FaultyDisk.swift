import CSQLite

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A disk on which a chosen write, synchronization or truncation of SQLite fails or ends the program.
///
/// It is SQLite's default file system with other methods for these three. The probe has one thread
/// that uses SQLite at a time.
enum FaultyDisk {
    enum Mode: String {
        /// The write is not done and fails, once.
        case once
        /// The write and the next one are not done and fail.
        case twice
        /// All writes fail from this one on.
        case onwards
        /// The write is done and reported as failed, once.
        case late
        /// Like `late`, and truncations are lost, as in a loss of power before they are synchronized.
        case forgetful
        /// Kills the program before the write.
        case kill
    }

    private nonisolated(unsafe) static var system: UnsafeMutablePointer<sqlite3_vfs>?
    private nonisolated(unsafe) static var methods: UnsafePointer<sqlite3_io_methods>?
    private nonisolated(unsafe) static var mode = Mode.once
    /// The number of the write that fails; 0 for none.
    private nonisolated(unsafe) static var failing = 0
    /// The number of writes since ``arm(_:failing:)``.
    private(set) nonisolated(unsafe) static var writes = 0

    /// Lets a write fail.
    /// - Parameter number: The number of the write from now on.
    static func arm(_ mode: Mode, failing number: Int) {
        self.mode = mode
        failing = number
        writes = 0
    }

    /// Makes this disk the default of SQLite.
    static func install() {
        guard let found = sqlite3_vfs_find(nil) else { return }
        system = found
        let disk = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
        disk.initialize(to: found.pointee)
        disk.pointee.pNext = nil
        disk.pointee.zName = UnsafePointer(strdup("faulty"))
        disk.pointee.xOpen = { disk, name, file, flags, result in
            let code = FaultyDisk.system?.pointee.xOpen(disk, name, file, flags, result)
            if let file, let methods = file.pointee.pMethods {
                file.pointee.pMethods = FaultyDisk.faulty(methods)
            }
            return code ?? SQLITE_CANTOPEN
        }
        sqlite3_vfs_register(disk, 1)
    }

    private static func faulty(
        _ original: UnsafePointer<sqlite3_io_methods>
    ) -> UnsafePointer<sqlite3_io_methods> {
        // The three are the same functions for all files.
        methods = original
        let faulty = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
        faulty.initialize(to: original.pointee)
        faulty.pointee.xWrite = { file, bytes, count, offset in
            FaultyDisk.write(SQLITE_IOERR | 3 << 8) { $0.xWrite(file, bytes, count, offset) }
        }
        faulty.pointee.xSync = { file, flags in
            FaultyDisk.write(SQLITE_IOERR | 4 << 8) { $0.xSync(file, flags) }
        }
        faulty.pointee.xTruncate = { file, size in
            FaultyDisk.write(SQLITE_IOERR | 6 << 8) {
                FaultyDisk.mode == .forgetful ? SQLITE_OK : $0.xTruncate(file, size)
            }
        }
        return UnsafePointer(faulty)
    }

    /// Does a write, or fails with a code.
    private static func write(_ code: Int32, _ body: (sqlite3_io_methods) -> Int32) -> Int32 {
        guard let methods else { return SQLITE_MISUSE }
        writes += 1
        let last =
            switch mode {
            case .onwards: Int.max
            case .twice: failing + 1
            default: failing
            }
        guard failing > 0, (failing...last).contains(writes) else { return body(methods.pointee) }
        if mode == .kill { raise(SIGKILL) }
        if mode == .late || mode == .forgetful { _ = body(methods.pointee) }
        errno = EIO
        return code
    }
}
