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
        // Also if libpq reads the end of a password as a port and the name of a database.
        guard !Self.hasPassword(address: store) else { throw Self.passwordIsPublic }
        guard let options = conninfoParse(store, &reason) else {
            throw BankError(
                .badData,
                code: "store.malformed",
                "the store is not a connection string of PostgreSQL, such as 'postgres://host/bank'"
                    + Self.clause(reason, about: store)
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
            case "password", "sslpassword": throw Self.passwordIsPublic
            default: break
            }
        }
        return serverOptions
    }

    /// Returns whether an address has a `:` after its scheme and an `@` after that.
    private static func hasPassword(address store: String) -> Bool {
        guard let start = store.utf8.firstRange(of: "://".utf8)?.upperBound,
            let colon = store.utf8[start...].firstIndex(of: UInt8(ascii: ":"))
        else { return false }
        return store.utf8[colon...].contains(UInt8(ascii: "@"))
    }

    /// Returns the reason why libpq refuses a connection string, as the end of a sentence.
    ///
    /// The end is empty for a string that may have a password, because libpq repeats its parts.
    private static func clause(_ reason: UnsafeMutablePointer<CChar>?, about store: String)
        -> String
    {
        guard !store.lowercased().contains("pass"), !store.contains(where: "%@".contains) else {
            return ""
        }
        let text = reason.map { String(cString: $0) } ?? "out of memory"
        return ": " + PostgreSQLFailure(text).message
    }

    private static let passwordIsPublic = BankError(
        .badData,
        code: "store.password",
        "the connection string has a password, which other users of this computer could read; "
            + "put it into the file that PGPASSFILE names, by default ~/.pgpass"
    )
}
