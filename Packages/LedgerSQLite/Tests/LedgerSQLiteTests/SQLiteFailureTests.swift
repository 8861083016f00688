import CSQLite

@testable import LedgerSQLite

@Suite("Failures of SQLite")
struct SQLiteFailureTests {
    /// Returns the failure of a call with a result code that left an `errno`.
    private func failure(_ code: Int32, _ systemError: Int32 = 0) -> SQLiteFailure {
        errno = systemError
        return SQLiteFailure(code: code, connection: nil)
    }

    @Test("a busy or full database contains no transaction of a failed commit")
    func certain() {
        #expect(failure(SQLITE_BUSY).leavesNoCommit)
        #expect(failure(SQLITE_LOCKED).leavesNoCommit)
        #expect(failure(SQLITE_FULL).leavesNoCommit)
        #expect(failure(csqlite_failed_write, ENOSPC).leavesNoCommit)
    }

    @Test("the outcome of a commit is unknown after any other failure")
    func uncertain() {
        #expect(!failure(SQLITE_IOERR, ENOSPC).leavesNoCommit)
        #expect(!failure(csqlite_failed_write, EIO).leavesNoCommit)
        #expect(!failure(SQLITE_CORRUPT).leavesNoCommit)
    }

    @Test("the reason is the system's, or that of SQLite if the system did not fail")
    func reason() {
        #expect(failure(SQLITE_IOERR, EIO).reason == String(cString: strerror(EIO)))
        #expect(failure(SQLITE_CORRUPT).reason == "database disk image is malformed")
    }
}
