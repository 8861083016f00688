import Bookkeeping
import LedgerInterface
import SigningInterface

extension BookFile {
    /// Creates a book with its first entry, unless a file exists at the path.
    ///
    /// The book is built under another name and then linked to the path, so no process sees an
    /// incomplete book. If several processes start the same book, one builds it and the others
    /// wait.
    /// - Returns: Whether this call created the book.
    /// - Throws: ``BankError`` `outcome.unknown` if the book exists but its name may not survive a
    ///   loss of power. After any other error the book does not exist.
    func start(with firstEntry: Posting) throws -> Bool {
        var isBuilt = false
        do {
            let isNew = try make(log: firstEntry.entry.logOrigin.suffix(16)) { draft in
                isBuilt = true
                try build(firstEntry, at: draft)
            }
            if isNew {
                adoptKey(of: firstEntry.entry.logOrigin)
            } else if isBuilt {
                discardKey(of: firstEntry)
            }
            return isNew
        } catch {
            // A book that exists after a failure is this one, and needs its key.
            if isBuilt, !exists { discardKey(of: firstEntry) }
            throw error
        }
    }

    /// Removes the key of a log whose book a killed process has not finished.
    func discardKey(ofLog id: String) {
        try? signer?.discardKey(of: "modularbank/" + id)
    }

    private func discardKey(of firstEntry: Posting) {
        try? signer?.discardKey(of: firstEntry.entry.logOrigin)
    }

    /// Builds a book under a temporary name, and then gives the file its final name, unless that
    /// name exists.
    /// - Parameters:
    ///   - id: The id of the log; nil for a copy, which needs no key.
    ///   - build: Writes a complete book to the empty file at `draft`.
    /// - Returns: Whether this call made the file.
    func make(log id: Substring? = nil, _ build: (_ draft: String) throws -> Void) throws -> Bool {
        try requirePath()
        if !exists {
            try BookFolder.make(folder, sync: sync)
        }
        let open = try BookFolder(folder, sync: sync)
        if !exists {
            open.lockForBuilding(of: name, abandon: discardKey)
        }
        let isNew = try !exists && makeAndName(log: id, build)
        // The call that created an existing book may not have been able to say so.
        try makeDurable(open)
        return isNew
    }

    private func makeAndName(log id: Substring?, _ build: (String) throws -> Void) throws -> Bool {
        let draft = try BookFolder.makeDraft(of: path, log: id)
        defer { BookFolder.removeDraft(draft) }
        do {
            try build(draft)
        } catch let failure as SQLiteFailure {
            throw BankError(failure, path: path)
        } catch let commit as UncertainCommit {
            throw BankError(commit.failure, path: path)
        }
        return try BookFolder.name(draft, path)
    }

    /// Synchronizes the folder, so that the name of the book survives a loss of power.
    private func makeDurable(_ folder: BookFolder) throws(BankError) {
        do {
            try folder.synchronize()
        } catch {
            throw .outcomeUnknown(
                "the book at '\(path)' exists, but can be lost in a power failure, because its folder "
                    + "could not be synchronized",
                of: nil
            )
        }
    }

    /// Builds a book with its first entry and checkpoint.
    ///
    /// The signing key is only prepared, and is put in use when the book has its final name.
    private func build(_ firstEntry: Posting, at draft: String) throws {
        try build(at: draft) { connection in
            try BookWriter.writing(connection, path: path) { try $1.write(firstEntry) }
            guard let signer else { return }
            let origin = firstEntry.entry.logOrigin
            let log = LogStore(BookReader(connection, path: path))
            _ = try log.seal(1)
            try signer.prepareKey(of: origin)
            let head = try log.head
            try log.store(signer.sign(head, continuing: .new, of: origin), size: head.size)
        }
    }

    /// Builds a book at `draft`; `fill` writes the content in one transaction.
    func build(at draft: String, _ fill: (SQLiteConnection) throws -> Void) throws {
        let connection = try SQLiteConnection(path: draft)
        try Self.prepare(connection)
        try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
        try connection.withoutForeignKeys {
            try connection.transaction(.writing) {
                try Migrator(migrations: migrations).runMissing(on: connection)
            }
        }
        try connection.transaction(.writing) { try fill(connection) }
        // Last, because only the database file is linked: until now no side file has pages of it.
        try connection.execute("PRAGMA journal_mode = WAL")
        try connection.close()
    }
}
