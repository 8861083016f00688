#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import Foundation
import Synchronization

/// The real `bank`, run as a person runs it, on a book in a folder of its own.
///
/// The folder goes away with the value's last copy.
public struct Bank: Sendable {
    /// What a run answered.
    public struct Outcome: Sendable {
        public let status: Int32
        public let output: String
        public let error: String

        /// The one JSON document on standard output.
        public func json() throws -> [String: any Sendable] {
            let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
            return value as? [String: any Sendable] ?? [:]
        }
    }

    private let folder: TemporaryFolder
    /// Variables beside the few that every run gets.
    public var environment: [String: String] = [:]

    public init() throws {
        folder = try TemporaryFolder()
    }

    /// Another bank, with a copy of this one's book and of what belongs to it.
    public func copy() throws -> Bank {
        var bank = try Bank()
        bank.environment = environment
        for name in try FileManager.default.contentsOfDirectory(atPath: directory) {
            try FileManager.default.copyItem(
                atPath: "\(directory)/\(name)",
                toPath: "\(bank.directory)/\(name)"
            )
        }
        return bank
    }

    /// A folder for this bank's files.
    public var directory: String { folder.path }
    public var book: String { folder.path + "/book.sqlite" }

    /// Where `bank` was built: beside the tests, or where `BANK_EXECUTABLE` says.
    public static let executable: String = {
        if let path = ProcessInfo.processInfo.environment["BANK_EXECUTABLE"] { return path }
        let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
        let tests = bundles.first ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: tests).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("bank").path
    }()

    /// What every run of the program is given, and nothing of the tester's own.
    var completeEnvironment: [String: String] {
        [
            "HOME": directory, "BANK_BOOK": book, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
            "TERM": "xterm",
        ].merging(environment) { $1 }
    }

    /// Runs `bank` with standard streams that are pipes.
    /// - Parameters:
    ///   - arguments: As a shell would hand them over.
    ///   - input: All of its standard input.
    public func run(_ arguments: [String], input: String = "") throws -> Outcome {
        let running = try start(arguments, input: input)
        return running.wait()
    }

    /// Runs `bank` with the arguments of a line that has no quotes.
    @discardableResult
    public func callAsFunction(_ line: String, input: String = "") throws -> Outcome {
        try run(line.split(separator: " ").map(String.init), input: input)
    }

    /// Runs another program, with what `bank` would be given: a shell, for pipes and limits.
    public func run(program: [String], input: String = "") throws -> Outcome {
        try start(program: program, input: input).wait()
    }

    /// Starts `bank` without waiting for its end.
    public func start(_ arguments: [String], input: String = "") throws -> RunningBank {
        try start(program: [Self.executable] + arguments, input: input)
    }

    private func start(program: [String], input: String) throws -> RunningBank {
        let (inputEnd, feed) = try Descriptors.pipe()
        let (outputEnd, outputSide) = try Descriptors.pipe()
        let (errorEnd, errorSide) = try Descriptors.pipe()
        defer { [inputEnd, outputSide, errorSide].forEach { close($0) } }
        let child = try Child(
            program,
            environment: completeEnvironment,
            streams: .descriptors(input: inputEnd, output: outputSide, error: errorSide)
        )
        Descriptors.writeAll(feed, input)
        close(feed)
        return RunningBank(child: child, output: outputEnd, error: errorEnd)
    }
}

/// A `bank` that is running.
public final class RunningBank: Sendable {
    private let child: Child
    private let output: Int32
    private let error: Int32

    init(child: Child, output: Int32, error: Int32) {
        self.child = child
        self.output = output
        self.error = error
    }

    /// Kills it, as a power cut would: it cannot do anything about it.
    public func kill() {
        child.signal(SIGKILL)
    }

    public func signal(_ number: Int32) {
        child.signal(number)
    }

    /// Reads what it says until it ends.
    public func wait() -> Bank.Outcome {
        let texts = Mutex<[Int32: [UInt8]]>([:])
        // Both streams at once: a program blocks when a pipe that nobody reads is full.
        DispatchQueue.concurrentPerform(iterations: 2) { index in
            let descriptor = index == 0 ? output : error
            var bytes: [UInt8] = []
            while let more = Descriptors.readSome(descriptor) { bytes += more }
            close(descriptor)
            texts.withLock { $0[descriptor] = bytes }
        }
        let status = child.wait()
        return texts.withLock {
            Bank.Outcome(
                status: status,
                output: String(decoding: $0[output] ?? [], as: UTF8.self),
                error: String(decoding: $0[error] ?? [], as: UTF8.self)
            )
        }
    }
}

/// A folder that goes away with its last owner.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let base = FileManager.default.temporaryDirectory.appendingPathComponent(
            "bank-\(UUID().uuidString.prefix(8))"
        )
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        path = base.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
