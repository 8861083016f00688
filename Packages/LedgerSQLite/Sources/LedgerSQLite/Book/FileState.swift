import Bookkeeping
import LedgerInterface

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The owner, the permissions, the links and the last change of the file of a book.
struct FileState: Equatable {
    private let device: UInt64
    private let node: UInt64
    private let size: Int64
    /// The times of the last changes of the file's content and of its metadata, in seconds and
    /// nanoseconds.
    private let changes: [Int]
    private let owner: UInt32
    private let permissions: UInt32
    /// The number of hard links to the file.
    let links: UInt64

    /// Reads the state of an existing file.
    /// - Throws: ``BankError`` `book.missing`, `book.closed`, or `book.foreign` for a folder or a
    ///   pipe, because opening a pipe would wait for a writer.
    init(of path: String) throws(BankError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            let systemError = errno
            switch systemError {
            case ENOENT, ENOTDIR: throw .bookMissing(at: path)
            default: throw .bookInaccessible(path, SQLiteFailure.text(ofSystemError: systemError))
            }
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .bookForeign(path) }
        #if canImport(Darwin)
            let times = [status.st_mtimespec, status.st_ctimespec]
        #else
            let times = [status.st_mtim, status.st_ctim]
        #endif
        device = UInt64(truncatingIfNeeded: status.st_dev)
        node = UInt64(status.st_ino)
        size = Int64(status.st_size)
        changes = times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
        owner = UInt32(status.st_uid)
        permissions = UInt32(status.st_mode & 0o7777)
        links = UInt64(status.st_nlink)
    }

    /// Indicates whether the last change is old enough that another change now would have a
    /// different time.
    ///
    /// The clock of a file system may tick only every two seconds, and two changes within a tick
    /// have the same time.
    var isSettled: Bool {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return !(now.tv_sec - 2...now.tv_sec + 1).contains(changes[2])
    }

    /// Returns whether this user may write the file and create files beside it.
    ///
    /// Only the owner and root may write. If another user wrote, SQLite's side files would belong
    /// to that user, and the owner could no longer open the book. For root, SQLite gives the side
    /// files to the owner.
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - folder: The path of the folder that contains the file.
    func allowsWriting(_ path: String, in folder: String) -> Bool {
        (owner == geteuid() || geteuid() == 0)
            && access(path, W_OK) == 0 && access(folder, W_OK | X_OK) == 0
    }

    /// Returns the error for a folder in which other users may replace the file; otherwise nil.
    ///
    /// In a sticky folder such as /tmp, other users cannot replace the file.
    static func exposure(of path: String, inFolder folder: String) -> BankError? {
        var status = stat()
        guard stat(folder, &status) == 0 else { return nil }
        let isWide = status.st_mode & 0o022 != 0 && status.st_mode & mode_t(S_ISVTX) == 0
        guard isWide || ![geteuid(), 0].contains(status.st_uid) else { return nil }
        return .bookExposed(
            path,
            code: "folder-shared",
            "is in the folder '\(folder)', in which other users may write; "
                + "fix: chmod 700 '\(folder)', or move the book to a folder of your own"
        )
    }

    /// Returns the error for a file that other users may use or that has several names; otherwise
    /// nil.
    /// - Parameter path: The path of the file, for the text of the error.
    func exposure(of path: String) -> BankError? {
        if owner != geteuid() {
            return .bookExposed(
                path,
                code: "owner",
                "belongs to another user (\(owner)); fix: run the program as that user, "
                    + "or chown the file to yourself"
            )
        }
        if permissions & 0o077 != 0 {
            return .bookExposed(
                path,
                code: "permissions",
                "can be used by other users (its mode is \(String(permissions, radix: 8))); "
                    + "fix: chmod 600 '\(path)'"
            )
        }
        if links > 1 {
            return .bookExposed(
                path,
                code: "links",
                "has \(links) names (hard links); fix: delete the other names, which "
                    + "'find -samefile' lists"
            )
        }
        return nil
    }
}
