import Bookkeeping

extension BookFile {
    /// Returns a read-only book file at `path` with the same migrations.
    func copy(at path: String) -> BookFile {
        BookFile(path: path, migrations: migrations, signer: signer, sync: sync, isReadOnly: true)
    }

    /// Copies the book to a new file.
    ///
    /// The copy contains one state of the book. Other processes can read and write the book
    /// meanwhile.
    /// - Returns: False if a file exists at the path of `other`.
    /// - Throws: ``BankError``, or ``SQLiteFailure`` such as for a busy book.
    func copy(to other: BookFile) throws -> Bool {
        let book = try open()
        try book.requireSchema()
        let isNew = try other.make { draft in
            let copy = try SQLiteConnection(path: draft)
            try Self.prepare(copy)
            try book.sqlite.copy(to: copy)
            try copy.close()
        }
        guard book.isConsistent else { throw SQLiteFailure.busy }
        try book.close()
        return isNew
    }
}
