import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A server with a new cluster in a temporary folder, on a Unix socket only.
///
/// PostgreSQL refuses to run as root, so root runs it as the user `postgres`.
final class PostgreSQLServer {
    let folder: String
    private let programs: String
    private var server = Process()

    init() throws {
        folder = "/tmp/ledger-postgresql-\(UUID().uuidString.prefix(8))"
        programs = try Self.programFolder()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        if getuid() == 0 { try run("/bin/chown", ["postgres", folder], asServer: false) }
        try run(
            "\(programs)/initdb",
            ["-D", "\(folder)/data", "-U", "bank", "-A", "trust", "-E", "UTF8", "--no-sync"]
        )
        server = process(
            "\(programs)/postgres",
            [
                "-D", "\(folder)/data", "-c", "listen_addresses=",
                "-c", "unix_socket_directories=\(folder)",
            ]
        )
        try server.run()
        while server.isRunning {
            if (try? run("\(programs)/pg_isready", ["-q", "-h", folder])) != nil { return }
            usleep(20_000)
        }
        throw Failure(description: "the server has not started")
    }

    deinit {
        server.interrupt()
        server.waitUntilExit()
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Creates a database and returns its connection string.
    func database() throws -> String {
        let name = "bank_\(UUID().uuidString.prefix(8).lowercased())"
        try run("\(programs)/createdb", ["-h", folder, "-U", "bank", name])
        return "host=\(folder) user=bank dbname=\(name)"
    }

    private static func programFolder() throws -> String {
        let root = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        let places = versions.map { "\(root)/\($0)/bin" } + ["/opt/homebrew/bin", "/usr/local/bin"]
        guard
            let found = places.first(where: {
                FileManager.default.isExecutableFile(atPath: "\($0)/initdb")
            })
        else { throw Failure(description: "PostgreSQL is missing: apt install postgresql") }
        return found
    }

    private func run(_ program: String, _ arguments: [String], asServer: Bool = true) throws {
        let process = process(program, arguments, asServer: asServer)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(program) ended with \(process.terminationStatus)")
        }
    }

    private func process(
        _ program: String,
        _ arguments: [String],
        asServer: Bool = true
    ) -> Process {
        let process = Process()
        let isRoot = asServer && getuid() == 0
        process.executableURL = URL(fileURLWithPath: isRoot ? "/usr/sbin/runuser" : program)
        process.arguments = isRoot ? ["-u", "postgres", "--", program] + arguments : arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
