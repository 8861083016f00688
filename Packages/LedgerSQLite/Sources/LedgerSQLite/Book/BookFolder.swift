import Bookkeeping

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder of a book, open until this object is released.
///
/// A process builds a book in a draft, a file with a temporary name, and locks the folder
/// meanwhile. Drafts are removed only under the same lock, so the draft of a running process stays.
/// The system releases the lock of a killed process.
final class BookFolder {
    /// A function that synchronizes a file descriptor, and returns 0 or sets `errno`.
    typealias Sync = @Sendable (Int32) -> Int32

    private let path: String
    private let sync: Sync
    private let descriptor: Int32

    /// Opens a folder.
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - sync: The system's `fsync`, or a function that fails in a test.
    /// - Throws: ``BankError`` `book.folder` when the folder cannot be opened.
    init(_ path: String, sync: @escaping Sync) throws(BankError) {
        self.path = path
        self.sync = sync
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .folderUnwritable(path, systemError: errno) }
    }

    deinit {
        close(descriptor)
    }

    /// Creates the missing folders of a path for this user alone, and makes their names durable.
    ///
    /// Existing folders keep their permissions.
    /// - Throws: ``BankError`` `book.folder` or `book.full`. A folder whose name cannot be made
    ///   durable is removed again.
    static func make(_ path: String, sync: @escaping Sync) throws(BankError) {
        var status = stat()
        guard path != "/", stat(path, &status) != 0, errno == ENOENT else { return }
        let parent = self.parent(of: path)
        try make(parent, sync: sync)
        guard mkdir(path, 0o700) == 0 else {
            if errno == EEXIST { return }
            throw .folderUnwritable(path, systemError: errno)
        }
        do {
            try BookFolder(parent, sync: sync).synchronize()
        } catch {
            rmdir(path)
            throw error
        }
    }

    /// Returns the path of the folder that contains `path`.
    static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    /// Synchronizes the folder, so that new names in it survive a loss of power.
    /// - Throws: ``BankError`` `book.folder` or `book.full`.
    func synchronize() throws(BankError) {
        guard sync(descriptor) != 0 else { return }
        // Some file systems cannot synchronize folders.
        guard errno != EINVAL, errno != ENOTSUP else { return }
        throw .folderUnwritable(path, systemError: errno)
    }

    /// Locks the folder until this object is released, and removes the drafts of killed processes.
    ///
    /// The method waits for processes that build a book. After ten seconds, or on a disk without
    /// locks, it returns without the lock and removes nothing.
    ///
    /// Even without the lock, only one of several processes can give its book the final name.
    /// - Parameters:
    ///   - name: The name of the book.
    ///   - abandon: Called with the id of the log of each draft that has not become a book.
    func lockForBuilding(of name: String, abandon: (_ id: String) -> Void = { _ in }) {
        for _ in 0..<2_000 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                return removeAllDrafts(of: name, abandon)
            }
            guard errno == EWOULDBLOCK || errno == EINTR else { return }
            usleep(5_000)
        }
    }

    /// Removes a book's drafts that killed processes left behind, unless a process is building a
    /// book now.
    ///
    /// If a process was killed right after it had created the book, its draft is a second hard link
    /// to the book.
    /// - Parameters:
    ///   - name: The name of the book.
    ///   - abandon: Called with the id of the log of each draft that has not become a book.
    /// - Returns: False if a process is building a book in this folder.
    @discardableResult
    func removeDrafts(of name: String, abandon: (_ id: String) -> Void) -> Bool {
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return errno != EWOULDBLOCK }
        defer { flock(descriptor, LOCK_UN) }
        removeAllDrafts(of: name, abandon)
        return true
    }

    private func removeAllDrafts(of name: String, _ abandon: (_ id: String) -> Void) {
        for draft in names where Self.isDraft(draft, of: name) {
            let place = path + "/" + draft
            var status = stat()
            guard lstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                status.st_uid == geteuid()
            else { continue }
            if status.st_nlink == 1 { abandon(String(draft.dropFirst(name.count + 5).prefix(16))) }
            unlink(place)
        }
    }

    /// The suffixes in the names of a database and its side files.
    private static let suffixes = ["", "-journal", "-wal", "-shm"]

    /// Creates an empty draft that only this user can read and write, regardless of the umask.
    ///
    /// SQLite gives its `-wal` and `-shm` files the permissions of the database file. The path ends
    /// with the id of the log and 16 random digits, so no file that a person named looks like a
    /// draft. The id leads to the key that was prepared for the book.
    /// - Parameters:
    ///   - book: The path of the book.
    ///   - id: The id of the log, 16 digits; nil for a copy, which needs no key.
    /// - Returns: The path of the draft.
    static func makeDraft(of book: String, log id: Substring?) throws(BankError) -> String {
        let random = IdempotencyID.random().rawValue
        let draft = book + ".new-" + (id ?? random.prefix(16)) + random.suffix(16)
        let descriptor = open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw .folderUnwritable(parent(of: book), systemError: errno)
        }
        defer { close(descriptor) }
        guard fchmod(descriptor, 0o600) == 0 else {
            let systemError = errno
            unlink(draft)
            throw .folderUnwritable(parent(of: book), systemError: systemError)
        }
        return draft
    }

    /// Gives a complete draft the name of the book, if no file has it.
    /// - Returns: True if the draft is the book now.
    static func name(_ draft: String, _ book: String) throws(BankError) -> Bool {
        guard link(draft, book) != 0 else { return true }
        let systemError = errno
        // A link may be made although the system reports that it failed.
        if try FileState(of: draft).links > 1 { return true }
        guard systemError == EEXIST else {
            throw .folderUnwritable(parent(of: book), systemError: systemError)
        }
        return false
    }

    static func removeDraft(_ draft: String) {
        for suffix in suffixes { unlink(draft + suffix) }
    }

    private static func isDraft(_ name: String, of book: String) -> Bool {
        guard name.hasPrefix(book + ".new-") else { return false }
        let rest = name.dropFirst(book.count + 5)
        return rest.count >= 32 && rest.prefix(32).allSatisfy("0123456789abcdef".contains)
            && suffixes.contains(String(rest.dropFirst(32)))
    }

    private var names: [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            names.append(name)
        }
        return names
    }
}
