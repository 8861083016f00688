import Benchmarking
import Foundation

/// A folder with the book and the keys of a bank.
struct BankFolder: Sendable {
    /// The path of the bank's program.
    static let bank = variables["BANK_EXECUTABLE"] ?? program("bank")
    /// The path of SQLite's program.
    static let sqlite = program("sqlite3")

    private static let variables = ProcessInfo.processInfo.environment

    /// Returns the first file of that name in the folders of `PATH`.
    private static func program(_ name: String) -> String {
        let folders = (variables["PATH"] ?? "/usr/bin").split(separator: ":")
        let files = folders.map { "\($0)/\(name)" }
        return files.first { FileManager.default.isExecutableFile(atPath: $0) } ?? name
    }

    /// The number of runs that are measured together.
    private static let runs = 20

    private let folder: BenchmarkFolder

    var book: String { "\(folder.path)/bank.book" }

    /// The environment of a run.
    var environment: [String: String] { ["HOME": folder.path, "BANK_BOOK": book] }

    init() throws {
        folder = try BenchmarkFolder()
    }

    /// Creates the book with a customer and an account, and returns its number.
    func openAccount() throws -> String {
        let join = ["customer", "join", "--name", "김하나", "--birth", "1990-03-14"]
        let phone = ["--phone", "010-2345-6789", "--pin-stdin"]
        try run(Self.bank, join + phone, input: "246810\n246810\n")
        let account = "3333-01-0000013"
        try run(Self.bank, ["account", "open", "--customer", "C000001"])
        try run(Self.bank, ["account", "deposit", account, "1", "--yes"])
        return account
    }

    /// Adds deposits of one won to the book, by SQL, because the bank would take an hour for millions.
    ///
    /// - Parameters:
    ///   - count: The number of movements.
    ///   - account: The account.
    ///   - share: The number of movements of which one has a purpose that notices hear.
    func addMovements(_ count: Int, to account: String, heardOneIn share: Int = 1) throws {
        let sql = """
            PRAGMA journal_mode = OFF;
            PRAGMA synchronous = OFF;
            CREATE TEMP TABLE last AS SELECT e.*, a.key, a.balance
              FROM entries e JOIN accounts a ON a.id = '\(account)'
              ORDER BY e.sequence DESC LIMIT 1;
            CREATE TEMP TRIGGER move AFTER INSERT ON main.entries BEGIN
              INSERT INTO legs SELECT NEW.sequence, 0, key, 'credit', 1, 'cash paid in',
                balance + NEW.sequence - sequence FROM last;
            END;
            INSERT INTO entries SELECT sequence + value, date, time, 'movement-' || value,
                iif(value % \(share) = 0, purpose, 'account.unheard'), content, result, authority, authority_name,
                signature, signed, memo, reverses
              FROM last, generate_series(1, \(count));
            PRAGMA journal_mode = WAL;
            """
        try run(Self.sqlite, ["-bail", book], input: sql)
    }

    /// Runs a program several times.
    /// - Returns: The CPU time of a run in nanoseconds.
    func time(of program: String, _ words: [String]) throws -> Double {
        let start = Self.childrenTime
        for _ in 0..<Self.runs { try run(program, words) }
        return (Self.childrenTime - start) / Double(Self.runs)
    }

    /// Starts a program, reads some lines of its output, and ends it.
    /// - Returns: The nanoseconds from the start to the end of the last line.
    func time(untilLine count: Int, of program: String, _ words: [String]) throws -> Double {
        let (process, output) = (process(program, words), Pipe())
        process.standardOutput = output
        let clock = ContinuousClock()
        let start = clock.now
        try process.run()
        var lines = 0
        while lines < count {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Failure(program, words, "its output is too short") }
            lines += data.count { $0 == UInt8(ascii: "\n") }
        }
        let elapsed = clock.now - start
        process.terminate()
        process.waitUntilExit()
        return elapsed / .nanoseconds(1)
    }

    private func run(_ program: String, _ words: [String], input: String = "") throws {
        let (process, source) = (process(program, words), Pipe())
        process.standardInput = source
        try process.run()
        try source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try source.fileHandleForWriting.close()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(program, words, "exit code \(process.terminationStatus)")
        }
    }

    private func process(_ program: String, _ words: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = words
        process.environment = environment
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }

    /// The CPU time of all children that have ended, in nanoseconds.
    private static var childrenTime: Double {
        var usage = rusage()
        #if canImport(Glibc)
            getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        #else
            getrusage(RUSAGE_CHILDREN, &usage)
        #endif
        return nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime)
    }

    private static func nanoseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ program: String, _ words: [String], _ reason: String) {
            description = "\(program) \(words.joined(separator: " ")): \(reason)"
        }
    }
}
