import CSQLite

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A simulated disk on which a chosen write by SQLite fails or kills the program.
///
/// Synchronizations and truncations count as writes. The disk is SQLite's default file system with
/// replaced methods for these operations. Only one thread of the probe uses SQLite at a time.
enum FaultyDisk {
    enum Mode: String {
        /// The chosen write fails without effect.
        case once
        /// The chosen write and the next write fail without effect.
        case twice
        /// The chosen write and all later writes fail without effect.
        case onwards
        /// The chosen write takes effect, but is reported as failed.
        case late
        /// Like `late`, but truncations have no effect, as if power were lost before they were
        /// synchronized.
        case forgetful
        /// Kills the program before the chosen write.
        case kill
    }

    private nonisolated(unsafe) static var system: UnsafeMutablePointer<sqlite3_vfs>?
    private nonisolated(unsafe) static var methods: UnsafePointer<sqlite3_io_methods>?
    private nonisolated(unsafe) static var mode = Mode.once
    /// The number of the chosen write; 0 for none.
    private nonisolated(unsafe) static var failing = 0
    /// The number of writes since ``arm(_:failing:)``.
    private(set) nonisolated(unsafe) static var writes = 0

    /// Chooses the write that fails.
    /// - Parameter number: The number of the write; the next write has the number 1.
    static func arm(_ mode: Mode, failing number: Int) {
        self.mode = mode
        failing = number
        writes = 0
    }

    /// Makes this disk the default file system of SQLite.
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

    /// Runs `body`, or returns `code` if this write was chosen to fail.
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
