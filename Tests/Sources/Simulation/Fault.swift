import BookkeepingTesting
import LedgerPostgreSQLTesting
import LedgerSQLiteTesting

/// A fault of a store during a turn of a client.
struct Fault: Sendable {
    let disk: FaultyDisk.Fault
    let link: FaultyLink.Fault
    /// The number of the call to the disk, or of the request to the server, that fails.
    let call: Int
    /// Indicates whether requests are counted from the first write on.
    let isOfWrite: Bool
    /// Indicates whether the client's process is killed when it loses its connection.
    let isFatal: Bool
    /// Decides which writes survive a loss of power.
    let seed: UInt64
}

extension Fault {
    /// The fault in words.
    /// - Parameter isOnServer: Whether the book is on PostgreSQL.
    func text(isOnServer: Bool) -> String {
        guard isOnServer else {
            return switch disk {
            case .ioError: "call \(call) to the disk fails"
            case .full: "the disk is full at call \(call)"
            case .short: "call \(call) to the disk fails half done"
            case .torn: "the power is lost during call \(call) to the disk"
            case .powerLoss: "the power is lost before call \(call) to the disk"
            case .kill: "all processes are killed before call \(call) to the disk"
            }
        }
        let end =
            (isOfWrite ? " of its write" : "") + (isFatal ? ", and the process is killed" : "")
        return switch link {
        case .requestLost: "the connection is lost before request \(call)\(end)"
        case .requestTorn: "the connection is lost during request \(call)\(end)"
        case .answerLost: "the connection is lost before the answer to request \(call)\(end)"
        case .serverKilled: "the server is killed during request \(call)\(end)"
        }
    }
}

/// The store below a simulated book, and its faults.
enum SimulatedStore {
    case sqlite(FaultyDisk, path: String)
    /// The link is used by the clients that have faults.
    case postgresql(FaultyLink, PostgreSQLServer, database: String)

    /// Creates a place for a new book.
    /// - Parameters:
    ///   - folder: An empty folder for a book on SQLite.
    ///   - server: The server for a book on PostgreSQL; nil for SQLite.
    init(in folder: String, server: PostgreSQLServer?) throws {
        if let server {
            let link = try FaultyLink(to: server)
            self = .postgresql(link, server, database: try server.database())
        } else {
            self = .sqlite(try FaultyDisk(folder: folder), path: "\(folder)/book")
        }
    }

    /// Returns the book as a process opens it.
    /// - Parameter isFaulty: Whether the process has faults.
    func book(isFaulty: Bool = false) -> RealBank.Book {
        switch self {
        case .sqlite(_, let path): .file(path)
        case .postgresql(let link, _, let database):
            .database(isFaulty ? link.store(database) : database)
        }
    }

    /// Makes a later call fail.
    /// - Parameter turn: The turn of the client that makes the calls.
    func arm(_ fault: Fault, during turn: Turn) {
        switch self {
        case .sqlite(let disk, _): disk.arm(fault.disk, atCall: fault.call)
        case .postgresql(let link, _, _):
            let arm = { @Sendable in
                link.arm(fault.link, atRequest: fault.call) { if fault.isFatal { turn.kill() } }
            }
            if fault.isOfWrite { turn.onWrite(arm) } else { arm() }
        }
    }

    /// Cancels a fault that was armed.
    /// - Returns: The name of the fault if it has happened.
    func disarm(_ fault: Fault, _ turn: Turn) -> String? {
        switch self {
        case .sqlite(let disk, _):
            defer { disk.disarm() }
            return disk.calls >= fault.call ? "\(fault.disk)" : nil
        case .postgresql(let link, _, _):
            turn.onWrite(nil)
            defer { link.disarm() }
            return link.requests >= fault.call ? "\(fault.link)" : nil
        }
    }

    /// Indicates whether all processes have died with their disk.
    var isDead: Bool {
        if case .sqlite(let disk, _) = self { disk.isDead } else { false }
    }

    /// Deletes the book of a server; the folder of the run has that of a file.
    func remove() throws {
        guard case .postgresql(_, let server, let database) = self,
            let name = database.split(separator: "=").last
        else { return }
        try server.query("DROP DATABASE \(name) WITH (FORCE)", in: "postgres")
    }

    /// Makes the disk work again after all its files are closed.
    func restart(after fault: Fault) {
        guard case .sqlite(let disk, _) = self else { return }
        var random = SeededGenerator(seed: fault.seed)
        disk.restart(using: &random)
    }
}
