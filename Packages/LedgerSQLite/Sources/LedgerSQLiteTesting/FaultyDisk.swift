import CFaultyDiskTesting

/// A simulated disk for SQLite's files in one folder, on which a chosen I/O call fails.
public final class FaultyDisk {
    /// A fault of the disk or of the process.
    public enum Fault: UInt32, CaseIterable, Sendable {
        /// The call does nothing and fails.
        case ioError
        /// The call does nothing and fails, because the disk is full.
        case full
        /// Half of the bytes are read or written, and the call fails.
        case short
        /// The power is lost during the write, so that only some sectors are written.
        case torn
        /// The power is lost before the call, and unsynchronized writes may be lost in any order.
        case powerLoss
        /// The process dies before the call, and its earlier writes stay.
        case kill
    }

    /// A fault of the calls that change a file: writes, truncations and synchronizations.
    public enum ChangeFault: String, CaseIterable, Sendable {
        /// The chosen change fails without effect.
        case once
        /// The chosen change and the next one fail without effect.
        case twice
        /// The chosen change and all later ones fail without effect.
        case onwards
        /// The chosen change takes effect, but is reported as failed.
        case late
        /// Like `late`, but truncations have no effect, as if power were lost before they were
        /// synchronized.
        case forgetful
        /// The system kills the process before the chosen change.
        case kill
    }

    private let disk: OpaquePointer

    /// Creates a disk.
    /// - Parameter folder: The absolute path of the folder. Its files must not be open yet.
    /// - Throws: An error when memory runs out.
    public init(folder: String) throws {
        guard let disk = faulty_disk_mount(folder) else { throw NoMemory() }
        self.disk = disk
    }

    deinit { faulty_disk_unmount(disk) }

    /// The number of I/O calls since ``arm(_:atCall:)``.
    public var calls: Int { Int(faulty_disk_calls(disk)) }

    /// Indicates whether the power was lost or the process died, so that every call fails until
    /// ``restart(using:)``.
    public var isDead: Bool { faulty_disk_is_dead(disk) != 0 }

    /// Makes a later I/O call fail.
    /// - Parameters:
    ///   - fault: The kind of failure.
    ///   - number: The number of the call; the next call has the number 1.
    public func arm(_ fault: Fault, atCall number: Int) {
        faulty_disk_arm(disk, faulty_disk_fault(fault.rawValue), Int64(number))
    }

    /// Makes a later change of a file fail.
    /// - Parameters:
    ///   - fault: The kind of failure.
    ///   - number: The number of the change; the next change has the number 1.
    public func arm(_ fault: ChangeFault, atChange number: Int) {
        let index = ChangeFault.allCases.firstIndex(of: fault) ?? 0
        faulty_disk_arm_changes(disk, faulty_change(UInt32(index)), Int64(number))
    }

    /// The number of changes since ``arm(_:atChange:)``.
    public var changes: Int { Int(faulty_disk_changes(disk)) }

    /// Cancels the fault that ``arm(_:atCall:)`` has set.
    public func disarm() { faulty_disk_arm(disk, FAULTY_DISK_IO_ERROR, 0) }

    /// Makes the disk work again, with content that a real disk could have after the fault.
    ///
    /// All files must be closed.
    /// - Parameter random: Chooses which unsynchronized writes survive a loss of power.
    public func restart(using random: inout some RandomNumberGenerator) {
        faulty_disk_restart(disk, random.next())
    }

    private struct NoMemory: Error {}
}
