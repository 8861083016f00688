import Bookkeeping
internal import CPostgreSQL

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension libpq {
    /// Loads the client library.
    /// - Throws: ``BankError`` `store.library` when it is not installed, or the program is static.
    static func loaded() throws(BankError) -> libpq {
        guard libpq_is_loadable() else {
            throw BankError(
                .unreadableBook,
                code: "store.library",
                "this program is linked statically and cannot use PostgreSQL; "
                    + "use the dynamic one, which 'Scripts/bank' builds in a checkout of ModularBank"
            )
        }
        var functions = libpq()
        guard let reason = libpq_load(&functions) else { return functions }
        throw BankError(
            .unreadableBook,
            code: "store.library",
            "PostgreSQL's client library cannot be loaded (\(String(cString: reason))); "
                + "install it with 'apt install libpq5'"
        )
    }

    /// Requires a connection string that can be shown, because it has no password.
    /// - Throws: ``BankError`` `store.malformed` or `store.password`.
    func requireReadable(_ store: String) throws(BankError) {
        var reason: UnsafeMutablePointer<CChar>?
        defer { freemem(reason) }
        guard let options = conninfoParse(store, &reason) else {
            let text = reason.map { String(cString: $0) } ?? "no memory"
            throw BankError(
                .badData,
                code: "store.malformed",
                "the store is not a connection string of PostgreSQL: "
                    + PostgreSQLFailure(text).message
            )
        }
        defer { conninfoFree(options) }
        var option = options
        while let keyword = option.pointee.keyword {
            let isSecret = ["password", "sslpassword"].contains(String(cString: keyword))
            guard !isSecret || option.pointee.val == nil else {
                throw BankError(
                    .badData,
                    code: "store.password",
                    "the store contains a password, which other users of this computer could read; "
                        + "put it into the file that PGPASSFILE names, by default ~/.pgpass"
                )
            }
            option += 1
        }
    }
}
