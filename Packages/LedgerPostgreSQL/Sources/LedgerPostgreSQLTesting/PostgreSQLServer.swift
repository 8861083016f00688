#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A PostgreSQL server with a new cluster in a temporary folder, which listens only on a Unix
/// socket.
///
/// The server ends and its folder is removed when the process that started the server ends, even by
/// a crash.
///
/// PostgreSQL refuses to run as root. So a process of root runs the server as the user `postgres`.
public final class PostgreSQLServer: Sendable {
    /// The path of the folder with the socket and the cluster.
    public let folder: String
    /// The port number, which is also a part of the socket's file name.
    public let port: Int
    private let programs: String
    /// The file descriptor for the input of the guardian process, which stops the server when its
    /// input is closed.
    private let guardian: Int32

    /// Indicates whether tests use a server; false after `Scripts/test --without postgresql`.
    public static var isWanted: Bool {
        getenv("MODULARBANK_WITHOUT").map { String(cString: $0) } != "postgresql"
    }

    /// Creates a cluster and starts its server.
    /// - Parameters:
    ///   - settings: Lines of the server's configuration, such as `fsync = off`.
    /// - Throws: ``Failure`` if a command fails or PostgreSQL is not installed.
    public convenience init(settings: [String] = ["fsync = off"]) throws {
        try self.init(port: 5432, isSynced: !settings.contains("fsync = off"))
        try initialize()
        try configure(settings + ["listen_addresses = ''"])
        try start()
    }

    /// Creates a synchronous standby; from now on, each commit of the primary waits for the
    /// standby.
    public convenience init(standbyOf primary: PostgreSQLServer) throws {
        try self.init(port: primary.port)
        let connection = "host=\(primary.folder) port=\(port) user=bank application_name=standby"
        try run("pg_basebackup", "-d '\(connection)' -D '\(folder)/data' -R -c fast --no-sync")
        try configure([])
        try start()
        try primary.query("ALTER SYSTEM SET synchronous_standby_names = 'standby'", in: "postgres")
        try primary.query("SELECT pg_reload_conf()", in: "postgres")
        let state = "SELECT sync_state FROM pg_stat_replication"
        while try primary.query(state, in: "postgres") != "sync" { usleep(10_000) }
    }

    /// Creates the temporary folder, which is removed when this process ends.
    /// - Parameters:
    ///   - port: The port number.
    ///   - isSynced: Whether to create the folder on a disk, because the server waits for it.
    init(port: Int, isSynced: Bool = false) throws {
        self.port = port
        programs = try Self.programFolder()
        folder = try Self.temporaryFolder(isSynced: isSynced)
        // An interrupt of the terminal reaches all its processes, and ends only the tests.
        let ending = """
            trap '' INT TERM; cat >/dev/null
            \(Self.prefix)'\(programs)/pg_ctl' -D '\(folder)/data' -m immediate stop
            rm -rf '\(folder)'
            """
        guard let input = popen("{ \(ending); } >/dev/null 2>&1", "w") else {
            throw Failure(description: "the shell cannot be started, because popen has failed")
        }
        guardian = fileno(input)
        _ = fcntl(guardian, F_SETFD, FD_CLOEXEC)
        try giveFolderToServer()
    }

    /// Makes the user of the server the owner of all files in the folder.
    func giveFolderToServer() throws {
        if !Self.prefix.isEmpty { try Self.shell("chown -R postgres '\(folder)'") }
    }

    /// The template cluster that each server copies, because `initdb` takes a second of CPU time.
    private static let cluster = Result {
        let server = try PostgreSQLServer(port: 5432)
        try server.run(
            "initdb",
            "-D '\(server.folder)/data' -U bank -A trust -E UTF8 --locale=C --no-sync"
        )
        return server
    }

    /// Copies the template cluster into this server's folder.
    func initialize() throws {
        try Self.shell("\(Self.prefix)cp -R '\(Self.cluster.get().folder)/data' '\(folder)'")
    }

    /// Adds lines to the configuration; they override earlier lines when the server starts.
    func configure(_ settings: [String]) throws {
        guard let file = fopen("\(folder)/data/postgresql.conf", "a") else {
            throw Failure(description: "the configuration in '\(folder)' cannot be written")
        }
        for line in settings + ["unix_socket_directories = '\(folder)'"] {
            fputs(line + "\n", file)
        }
        fclose(file)
    }

    deinit {
        close(guardian)
    }

    /// Starts the server after ``stop()``, and waits until it answers.
    public func start() throws {
        try run("pg_ctl", "-D '\(folder)/data' -l '\(folder)/log' -w start")
    }

    /// Stops the server and all its connections at once, as a crash does.
    public func stop() throws {
        try run("pg_ctl", "-D '\(folder)/data' -m immediate -w stop")
    }

    /// Promotes this standby to the primary.
    public func promote() throws {
        try run("pg_ctl", "-D '\(folder)/data' -w promote")
    }

    /// Kills a process of the server, which makes the server restart all its processes.
    /// - Parameter process: The process ID.
    public func kill(_ process: Int32) throws {
        try run("pg_ctl", "kill KILL \(process)")
    }

    /// Creates a database and returns its connection string.
    public func database() throws -> String {
        let name = "bank\(UInt64.random(in: 0 ... .max))"
        try query("CREATE DATABASE \(name)", in: "postgres")
        return "host=\(folder) port=\(port) user=bank dbname=\(name)"
    }

    /// Creates a database with the content of another one, and returns its connection string.
    /// - Parameter original: A connection string of ``database()``, that has no connections.
    public func database(copiedFrom original: String) throws -> String {
        let name = original.split(separator: "dbname=").last ?? ""
        let copy = "bank\(UInt64.random(in: 0 ... .max))"
        try query("CREATE DATABASE \(copy) TEMPLATE \(name)", in: "postgres")
        return original.dropLast(name.count) + copy
    }

    /// Creates a user that has a role, unless the user exists.
    /// - Parameters:
    ///   - user: The name of the user.
    ///   - role: The name of the role.
    public func makeUser(_ user: String, in role: String) throws {
        let known = "SELECT count(*) FROM pg_roles WHERE rolname = '\(user)'"
        guard try query(known, in: "postgres") == "0" else { return }
        try query("CREATE ROLE \(user) LOGIN IN ROLE \(role)", in: "postgres")
    }

    /// Returns a connection string for another user.
    /// - Parameters:
    ///   - database: The connection string that ``database()`` has returned.
    ///   - user: The name of the user.
    public static func store(_ database: String, as user: String) -> String {
        // Of two values, libpq takes the last.
        "\(database) user=\(user)"
    }

    /// Runs statements as the administrator, and returns their rows, with `|` between the columns.
    /// - Parameters:
    ///   - sql: The statements.
    ///   - database: The name of the database, or a connection string.
    @discardableResult
    public func query(_ sql: String, in database: String) throws -> String {
        try run("psql", arguments(sql, database))
    }

    /// Opens a transaction as the administrator and keeps it open until ``endTransaction()``.
    ///
    /// The transaction runs in another process, so that it occupies no thread of this process.
    /// - Parameters:
    ///   - table: The expression that follows FROM in the query of the transaction.
    ///   - database: The name of the database, or a connection string.
    public func openTransaction(_ table: String, in database: String) throws {
        try run("psql", arguments("SELECT pg_sleep(100000) FROM \(table)", database) + " &")
        let count = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
        while try query(count, in: "postgres") == "0" { usleep(10_000) }
    }

    /// Rolls back the transaction that ``openTransaction(_:in:)`` has opened.
    public func endTransaction() throws {
        try query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'",
            in: "postgres"
        )
    }

    /// Runs each statement separately, and returns its error code.
    /// - Parameters:
    ///   - statements: The statements, whose transactions are rolled back.
    ///   - store: The connection string for the statements.
    /// - Returns: The codes, such as `42501`; nil for a statement that succeeds.
    public func errorCodes(of statements: [String], in store: String) throws -> [String?] {
        let mark = "next statement"
        let commands = statements.map { statement in
            #"-c '\warn \#(mark)' -c \#(Self.quoted(statement)) -c ROLLBACK"#
        }
        let output = try run(
            "psql",
            "-Xq -v VERBOSITY=sqlstate -d '\(store)' \(commands.joined(separator: " ")) || true"
        )
        let parts = output.split(separator: "\n").split(
            separator: Substring(mark),
            omittingEmptySubsequences: false
        )
        return parts.dropFirst().map { lines in
            lines.first { $0.hasPrefix("ERROR: ") }?.split(separator: " ").last.map { String($0) }
        }
    }

    private func arguments(_ sql: String, _ database: String) -> String {
        "-XqAt -v ON_ERROR_STOP=1 -v VERBOSITY=verbose -h '\(folder)' -p \(port) -U bank "
            + "-c \(Self.quoted(sql)) -d '\(database)'"
    }

    private static func quoted(_ text: String) -> String {
        let parts = text.split(separator: "'", omittingEmptySubsequences: false)
        return "'\(parts.joined(separator: #"'\''"#))'"
    }

    /// Returns the log of the server so far.
    public func log() throws -> String { try Self.shell("cat '\(folder)/log'") }

    // MARK: Programs

    /// Runs a program of PostgreSQL, such as `pgbench`.
    /// - Parameters:
    ///   - program: The name of the program.
    ///   - arguments: The arguments, as for a shell.
    /// - Returns: The output.
    @discardableResult
    public func run(_ program: String, _ arguments: String) throws -> String {
        try Self.shell("\(Self.prefix)'\(programs)/\(program)' \(arguments)")
    }

    private static var prefix: String { getuid() == 0 ? "runuser -u postgres -- " : "" }

    private static func programFolder() throws -> String {
        let search = """
            ls -d /usr/lib/postgresql/*/bin /opt/homebrew/opt/postgresql*/bin 2>/dev/null \
            | sort -V | tail -n 1
            """
        let found = try shell(search)
        guard !found.isEmpty else {
            throw Failure(
                description: "PostgreSQL is missing; install it with 'apt install postgresql'"
            )
        }
        return found
    }

    /// Creates a folder, in memory if nothing is synced and memory has room.
    ///
    /// Each database has 300 files, and creating them takes much longer on a disk.
    private static func temporaryFolder(isSynced: Bool) throws -> String {
        let parent = !isSynced && hasRoom("/dev/shm") ? "/dev/shm" : "/tmp"
        // The path of a socket has at most 107 bytes.
        var template = Array("\(parent)/bank-postgresql-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw Failure(description: "no temporary folder can be created in '\(parent)'")
        }
        return template.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { String(cString: $0) } ?? ""
        }
    }

    /// Indicates whether a folder is writable and has 4 GiB for the databases of a test run.
    private static func hasRoom(_ folder: String) -> Bool {
        var statistics = statvfs()
        return access(folder, W_OK) == 0 && statvfs(folder, &statistics) == 0
            && UInt64(statistics.f_bavail) * UInt64(statistics.f_frsize) >= 4 << 30
    }

    /// Runs a command, and returns its output without the last line feed.
    @discardableResult
    static func shell(_ command: String) throws -> String {
        // A server that goes on must not hold the pipe.
        let log = "/tmp/bank-postgresql-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        defer { unlink(log) }
        guard
            let output = popen(
                "cd / && { \(command)\n} >'\(log)' 2>&1 </dev/null; echo $? ; cat '\(log)'",
                "r"
            )
        else {
            throw Failure(description: "the shell cannot be started, because popen has failed")
        }
        var text = ""
        while let line = readLine(from: output) { text += line }
        pclose(output)
        let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let result = parts.count > 1 ? parts[1] : ""
        guard parts.first == "0" else {
            throw Failure(description: "the command '\(command)' has failed: \(result)")
        }
        return String(result.last == "\n" ? result.dropLast() : result)
    }

    private static func readLine(from file: UnsafeMutablePointer<FILE>) -> String? {
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(line) }
        guard getline(&line, &capacity, file) >= 0 else { return nil }
        return line.map { String(cString: $0) }
    }

    /// The failure of a command, with a text for people.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }
}
