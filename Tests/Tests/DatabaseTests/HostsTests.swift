@Suite("The signers of several computers", .enabled(if: PostgreSQLServer.isWanted))
struct HostsTests {
    /// Returns two computers with the same keys, on one database with an account.
    private static func hosts(
        on server: PostgreSQLServer
    ) throws -> (first: Bank, second: Bank, account: String) {
        var first = try Bank()
        first.environment["BANK_STORE"] = try server.database()
        _ = try first.join()
        let account = try first.account()
        return (first, try first.copy(), account)
    }

    @Test("each vouches for what it has signed, and both refuse a database that was rolled back")
    func rolledBack() throws {
        let server = try PostgreSQLServer()
        var (first, second, account) = try Self.hosts(on: server)
        for host in [first, second, first, first, second] {
            try host.expecting("account deposit \(account) 5")
            try host.expecting("checkpoint")
        }
        let old = try server.database(copiedFrom: try #require(first.environment["BANK_STORE"]))
        let witness = first.directory + "/witness"
        try FileManager.default.createDirectory(atPath: witness, withIntermediateDirectories: false)
        for host in [second, first] { try host.expecting("day advance --witness \(witness)") }
        first.environment["BANK_STORE"] = old
        second.environment["BANK_STORE"] = old
        for host in [first, second] {
            #expect(try host("checkpoint").exitCode == 6)
            #expect(try host("audit").exitCode == 65)
            try host.expecting("signer accept --witness \(witness)")
            try host.expecting("day advance --witness \(witness)")
            try host.expecting("audit --witness \(witness)")
        }
        try first.expecting("checkpoint")
        let breaks = try #require(second.expecting("audit")["breaks"] as? [Any])
        #expect(breaks.count == 2, "each computer had signed another head")
    }

    @Test("a promoted standby continues all that was signed")
    func promoted() throws {
        let primary = try PostgreSQLServer()
        let (host, _, account) = try Self.hosts(on: primary)
        let standby = try PostgreSQLServer(standbyOf: primary)
        for _ in 1...3 {
            try host.expecting("account deposit \(account) 5")
            try host.expecting("day advance")
        }
        try primary.stop()
        try standby.promote()
        try standby.query("ALTER SYSTEM SET synchronous_standby_names = ''", in: "postgres")
        try standby.query("SELECT pg_reload_conf()", in: "postgres")
        var moved = host
        moved.environment["BANK_STORE"] = host.environment["BANK_STORE"]?
            .replacing(primary.folder, with: standby.folder)
        try moved.expecting("day advance")
        try moved.expecting("audit")
    }
}
