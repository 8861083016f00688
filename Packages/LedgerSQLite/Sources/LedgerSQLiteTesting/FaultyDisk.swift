import CFaultyDiskTesting

/// The disk below the files of a folder that SQLite opens, on which a chosen I/O call fails.
public final class FaultyDisk {
    /// A fault of the disk or of the process.
    public enum Fault: UInt32, CaseIterable, Sendable {
        /// The call does nothing and fails.
        case ioError
        /// The call does nothing and fails, because the disk is full.
        case full
        /// Half of the bytes are read or written, and the call fails.
        case short
        /// Only some sectors of the write arrive, because the power is lost meanwhile.
        case torn
        /// Writes that were not synchronized may be lost, in any order.
        case powerLoss
        /// The process dies, and all that it has written stays.
        case kill
    }

    private let disk: OpaquePointer

    /// Creates a disk.
    /// - Parameter folder: The absolute path of the folder, whose files are not open yet.
    /// - Throws: An error without memory.
    public init(folder: String) throws {
        guard let disk = faulty_disk_mount(folder) else { throw NoMemory() }
        self.disk = disk
    }

    deinit { faulty_disk_unmount(disk) }

    /// The number of I/O calls since ``arm(_:atCall:)``.
    public var calls: Int { Int(faulty_disk_calls(disk)) }

    /// Indicates that each call fails until ``restart(using:)``.
    public var isDead: Bool { faulty_disk_is_dead(disk) != 0 }

    /// Makes a call fail.
    /// - Parameters:
    ///   - fault: The fault.
    ///   - number: The number of the call, counted from one from now on.
    public func arm(_ fault: Fault, atCall number: Int) {
        faulty_disk_arm(disk, faulty_disk_fault(fault.rawValue), Int64(number))
    }

    /// Lets all calls work from now on.
    public func disarm() { faulty_disk_arm(disk, FAULTY_DISK_IO_ERROR, 0) }

    /// Works again with what the disk may hold after the fault; all files must be closed.
    /// - Parameter random: Chooses what a loss of power has kept.
    public func restart(using random: inout some RandomNumberGenerator) {
        faulty_disk_restart(disk, random.next())
    }

    private struct NoMemory: Error {}
}
