import Bookkeeping
internal import CPostgreSQL

extension libpq {
    /// Loads the client library.
    /// - Throws: ``BankError`` `store.library` when it is not installed.
    static func loaded() throws(BankError) -> libpq {
        var functions = libpq()
        guard let reason = libpq_load(&functions) else { return functions }
        throw BankError(
            .unreadableBook,
            code: "store.library",
            "PostgreSQL's client library cannot be loaded (\(String(cString: reason))); "
                + "install it with 'apt install libpq5'"
        )
    }
}
