import Benchmarking
import Bookkeeping
import Foundation
import LedgerPostgreSQLTesting

/// The program `pgbench`, which sends what the ledger sends for a transfer.
///
/// The statements are those that the log of the server shows for a transfer of the ledger. Only the key
/// and the accounts change from one transaction to the next. Rules and balances are not computed.
struct PGBench {
    private let server: PostgreSQLServer
    private let options: String

    /// The settings of a server whose log can be read.
    static let serverSettings = ["max_connections = 200", "log_line_prefix = '\(mark)'"]
    private static let mark = "@@"

    /// Makes a copy of a book, and records the statements of a transfer there.
    /// - Parameters:
    ///   - server: The server.
    ///   - store: A database with the book, which is not in use.
    ///   - accounts: The number of its accounts.
    init(on server: PostgreSQLServer, copying store: String, accounts: Int) throws {
        self.server = server
        let book = String(store.split(separator: "=").last ?? "")
        try server.query("CREATE DATABASE copied TEMPLATE \(book)", in: "postgres")
        let (settings, transfer) = try Self.recordedTransfer(
            on: server,
            in: store.replacing("dbname=\(book)", with: "dbname=copied")
        )
        let script = "\(server.folder)/transfer.sql"
        try Self.script(of: transfer, accounts: accounts)
            .write(toFile: script, atomically: true, encoding: .utf8)
        options = """
            -h '\(server.folder)' -U bank -n -M prepared -f '\(script)' -D prepared=0 \
            "dbname=copied options='\(settings)'"
            """
    }

    /// Runs transactions, and returns the nanoseconds for each.
    func run(_ count: Int, clients: Int) throws -> (time: Double, elapsed: Double) {
        let start = Self.childrenTime()
        let output = try server.run("pgbench", "-c \(clients) -t \(count / clients) \(options)")
        let time = Self.childrenTime() - start
        let rate = output.split(separator: "\n").first { $0.hasPrefix("tps = ") }?
            .split(separator: " ").dropFirst(2).first.flatMap { Double($0) }
        guard let rate, output.contains("number of failed transactions: 0 ") else {
            throw BenchmarkFailure(description: "pgbench has failed: \(output)")
        }
        return (time / Double(count), 1e9 / rate)
    }

    /// The CPU time of programs that have ended, in nanoseconds.
    private static func childrenTime() -> Double {
        var usage = rusage()
        getrusage(-1, &usage)  // RUSAGE_CHILDREN, whose type differs between systems
        let (user, system) = (usage.ru_utime, usage.ru_stime)
        return Double(user.tv_sec + system.tv_sec) * 1e9
            + Double(user.tv_usec + system.tv_usec) * 1e3
    }

    // MARK: Recording

    /// A statement with the values of its parameters.
    private struct Recorded {
        let text: String
        var values: [Int: String] = [:]
    }

    private static let (id, from, to) = ("the-transfer", 3, 4)

    /// Posts a transfer, and returns the settings of the connection as options of the server, and the
    /// statements of the transfer from BEGIN to COMMIT.
    private static func recordedTransfer(
        on server: PostgreSQLServer,
        in store: String
    ) throws -> (settings: String, transfer: [Recorded]) {
        try server.query("ALTER DATABASE copied SET log_statement = 'all'", in: "postgres")
        try blocking {
            let bank = try await BenchmarkBank(store)
            try await bank.transfer(IdempotencyID(unchecked: id), from: from, to: to)
            try await bank.close()
        }
        try server.query("ALTER DATABASE copied RESET log_statement", in: "postgres")

        var statements: [Recorded] = []
        for part in try server.log().components(separatedBy: mark) {
            if let match = part.wholeMatch(of: /LOG:  execute s\d+: (?<text>(?s:.*?))\n*/) {
                statements.append(Recorded(text: String(match.text)))
            } else if part.hasPrefix("DETAIL:  parameters: "), !statements.isEmpty {
                for match in part.matches(of: /\$(?<number>\d+) = '(?<value>(?:[^']|'')*)'/) {
                    statements[statements.count - 1].values[Int(match.number) ?? 0] =
                        String(match.value)
                }
            }
        }
        // What comes before opens the connections, each with the same settings.
        guard let commit = statements.lastIndex(where: { $0.text == "COMMIT" }),
            let begin = statements[..<commit].lastIndex(where: { $0.text == "BEGIN" })
        else { throw BenchmarkFailure(description: "the log shows no transfer") }
        let settings = statements[..<begin].compactMap { statement in
            statement.text.wholeMatch(of: /SET (?<name>\w+) = '?(?<value>\w+)'?/)
                .map { "-c \($0.name)=\($0.value)" }
        }
        return (settings.joined(separator: " "), Array(statements[begin...commit]))
    }

    /// Returns a script of pgbench.
    private static func script(of transfer: [Recorded], accounts: Int) -> String {
        let writing = transfer.firstIndex { $0.text.hasPrefix("WITH") } ?? transfer.endIndex
        func pipeline(_ statements: some Sequence<Recorded>) -> String {
            let lines = statements.map { sql($0) + ";" }.joined(separator: "\n")
            return "\\startpipeline\n\(lines)\n\\endpipeline"
        }
        // All statements are prepared with the first one, which must not be in a pipeline.
        return """
            \\if :prepared = 0
            SELECT 1;
            \\set prepared 1
            \\endif
            \\set from random(0, \(accounts - 1))
            \\set to (:from + random(1, \(accounts - 1))) % \(accounts)
            \\set id random(1, 9223372036854775807)
            \(pipeline(transfer[..<writing]))
            \(pipeline(transfer[writing...]))

            """
    }

    /// Returns a statement with its values, of which some are variables of pgbench.
    private static func sql(_ statement: Recorded) -> String {
        let variables = [
            (id, ":id"), (BenchmarkBank.account(from).rawValue, ":from"),
            (BenchmarkBank.account(to).rawValue, ":to"),
        ]
        return statement.text.replacing(/\$(?<number>\d+)/) { match in
            guard let value = statement.values[Int(match.number) ?? 0] else { return "NULL" }
            var text = "'\(value)'"
            for (name, variable) in variables {
                let prefix = name == id ? "transfer-" : "account-"
                text.replace(name, with: "\(prefix)' || \(variable)::text || '")
            }
            return text == "'\(value)'" ? text : "(\(text))::text[]"
        }
    }
}
