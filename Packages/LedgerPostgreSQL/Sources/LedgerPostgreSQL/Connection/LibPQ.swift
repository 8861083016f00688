import Bookkeeping
import CPostgreSQL

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension libpq {
    /// Loads libpq, the client library of PostgreSQL.
    /// - Throws: ``BankError`` `store.library` if libpq is not installed or the program is linked
    ///   statically.
    static func loaded() throws(BankError) -> libpq {
        guard libpq_is_loadable() else {
            throw BankError(
                .unreadableBook,
                code: "store.library",
                "this program is linked statically and cannot use PostgreSQL; "
                    + "use the dynamic program that 'Scripts/bank' builds in a checkout of ModularBank"
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

    /// Checks that a connection string is valid and has no password, because messages show the
    /// string.
    /// - Returns: The `options` for the server that the string has, or else the environment.
    /// - Throws: ``BankError`` `store.malformed` or `store.password`.
    @discardableResult
    func requireReadable(_ store: String) throws(BankError) -> String {
        var reason: UnsafeMutablePointer<CChar>?
        defer { freemem(reason) }
        guard let options = conninfoParse(store, &reason) else {
            let text = reason.map { String(cString: $0) } ?? "out of memory"
            throw BankError(
                .badData,
                code: "store.malformed",
                "the store is not a connection string of PostgreSQL, such as 'postgres://host/bank': "
                    + PostgreSQLFailure(text).message
            )
        }
        defer { conninfoFree(options) }
        var serverOptions = getenv("PGOPTIONS").map { String(cString: $0) } ?? ""
        var option = options
        while let keyword = option.pointee.keyword {
            defer { option += 1 }
            guard let value = option.pointee.val else { continue }
            switch String(cString: keyword) {
            case "options": serverOptions = String(cString: value)
            case "password", "sslpassword":
                throw BankError(
                    .badData,
                    code: "store.password",
                    "the connection string has a password, which other users of this computer could "
                        + "read; put it into the file that PGPASSFILE names, by default ~/.pgpass"
                )
            default: break
            }
        }
        return serverOptions
    }
}
