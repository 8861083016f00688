@Suite(
    "Connection strings of PostgreSQL",
    .serialized,
    .enabled(if: PostgreSQLServer.isWanted)
)
struct PostgreSQLConnectionTests {
    // MARK: TLS and passwords

    /// A server that demands TLS and a password of each user on `localhost`.
    private static let guarded = Result { try PostgreSQLServer(certificate: .valid) }
    private static let password = "of the teller"

    /// Returns a bank with a book, which the user `teller` reaches over TLS.
    /// - Parameters:
    ///   - root: The file of the root that the bank trusts.
    ///   - password: The password in the file that PGPASSFILE names.
    private static func guardedBank(
        trusting root: String,
        password: String = password
    ) throws -> Bank {
        let server = try guarded.get()
        let database = try server.database()
        var bank = try Bank()
        bank.environment["BANK_STORE"] = database
        try bank.expecting("day start 2026-01-05")
        try server.makeUser("teller", in: "bank_writer")
        try server.query("ALTER ROLE teller PASSWORD '\(Self.password)'", in: "postgres")

        let passwords = bank.directory + "/passwords"
        let isWritten = FileManager.default.createFile(
            atPath: passwords,
            contents: Data("localhost:\(server.port):*:teller:\(password)\n".utf8),
            attributes: [.posixPermissions: 0o600]
        )
        try #require(isWritten)
        bank.environment["PGPASSFILE"] = passwords
        bank.environment["BANK_STORE"] = """
            \(PostgreSQLServer.store(database, as: "teller")) host=localhost \
            sslmode=verify-full sslrootcert=\(root)
            """
        return bank
    }

    @Test("a teller works with a verified certificate and the password of PGPASSFILE")
    func verified() throws {
        let server = try Self.guarded.get()
        try server.restart(with: .valid)
        let bank = try Self.guardedBank(trusting: server.root)
        _ = try bank.join()
        let account = try bank.account(holding: 1_000)
        #expect(try bank.balance(of: account) == 1_000)
        _ = try bank.head()
        // A connection without TLS would have been refused.
        let plain = try bank.run([
            "day", "--store", "\(bank.environment["BANK_STORE"] ?? "") sslmode=disable",
        ])
        #expect(plain.exitCode == 66)
        #expect(plain.errorOutput.contains("no encryption"), "\(plain.errorOutput)")
    }

    /// A certificate of the server, and the end of the error.
    private static let certificates: [(ServerCertificate, trustsRoot: Bool, String)] = [
        (.valid, false, untrusted),
        (.selfSigned, true, untrusted),
        (.expired, true, untrusted),
        (
            .otherHost, true,
            #"""
            certificate for "elsewhere" does not match host name "localhost"; name the host as the \#
            server's certificate does, or have another certificate made.
            """#
        ),
    ]

    private static let untrusted = """
        ; the server's certificate has expired, or no root in 'sslrootcert' \
        has signed it; have the certificate renewed, or name the right root.
        """

    @Test("a wrong certificate of the server is refused in one line", arguments: certificates)
    func refusedCertificate(
        certificate: ServerCertificate,
        trustsRoot: Bool,
        end: String
    ) throws {
        let server = try Self.guarded.get()
        try server.restart(with: certificate)
        let root = trustsRoot ? server.root : server.otherRoot
        try Self.expectRefusal(of: Self.guardedBank(trusting: root), ending: end)
    }

    @Test("a wrong or missing password is refused in one line", arguments: ["wrong", ""])
    func refusedPassword(password: String) throws {
        let server = try Self.guarded.get()
        try server.restart(with: .valid)
        try Self.expectRefusal(
            of: Self.guardedBank(trusting: server.root, password: password),
            ending: "put the user's password into the file that PGPASSFILE names, "
                + "by default ~/.pgpass."
        )
    }

    private static func expectRefusal(of bank: Bank, ending end: String) throws {
        let outcome = try bank("day")
        #expect(outcome.exitCode == 66)
        #expect(outcome.output == "")
        let lines = outcome.errorOutput.split(separator: "\n")
        #expect(lines.count == 1, "\(outcome.errorOutput)")
        #expect(lines.first?.hasSuffix(end) == true, "\(outcome.errorOutput)")
        #expect(!outcome.errorOutput.contains(Self.password))
    }

    // MARK: Hosts and services

    private static let server = Result { try PostgreSQLServer() }

    /// Returns a bank whose store is started, and the name of the database.
    private static func bank(on server: PostgreSQLServer) throws -> (Bank, database: Substring) {
        let store = try server.database()
        var bank = try Bank()
        bank.environment["BANK_STORE"] = store
        try bank.expecting("day start 2026-01-05")
        return (bank, try #require(store.split(separator: "=").last))
    }

    @Test("a dead host before the living one is passed over")
    func deadHost() throws {
        let server = try Self.server.get()
        var (bank, database) = try Self.bank(on: server)
        bank.environment["BANK_STORE"] =
            "host=/nowhere,\(server.folder) user=bank dbname=\(database)"
        #expect(try bank("day").exitCode == 0)
    }

    @Test("a standby before the primary is passed over, as its entries cannot be written")
    func standbyFirst() throws {
        let primary = try PostgreSQLServer()
        let standby = try PostgreSQLServer(standbyOf: primary)
        var (bank, database) = try Self.bank(on: primary)
        let hosts = "host=\(standby.folder),\(primary.folder) user=bank dbname=\(database)"
        for store in [hosts, hosts + " target_session_attrs=read-write"] {
            bank.environment["BANK_STORE"] = store
            try bank.expecting("day advance")
        }
        // An auditor may ask for any server, and reads from the standby.
        bank.environment["BANK_STORE"] = hosts + " target_session_attrs=any"
        try primary.stop()
        _ = try bank.head()
    }

    @Test("a service file names the server")
    func service() throws {
        let server = try Self.server.get()
        var (bank, database) = try Self.bank(on: server)
        let services = bank.directory + "/services"
        try """
        [books]
        host=\(server.folder)
        dbname=\(database)
        user=bank
        """.write(toFile: services, atomically: true, encoding: .utf8)
        bank.environment["PGSERVICEFILE"] = services
        for store in ["service=books", "postgres:///?service=books"] {
            bank.environment["BANK_STORE"] = store
            try bank.expecting("day advance")
        }
    }
}
