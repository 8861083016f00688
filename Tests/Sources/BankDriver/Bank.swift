public import ConsoleTesting
import Foundation

/// The real `bank`, run as a person runs it, on a book in a temporary folder.
///
/// The folder is removed when the last copy of the value is released.
public struct Bank: Sendable {
    public typealias Outcome = ChildProcess.Result

    /// A password that every rule allows.
    public static let password = "482915"

    /// The path of `bank`: beside the tests, or the value of `BANK_EXECUTABLE`.
    public static let executable: String = {
        if let path = ProcessInfo.processInfo.environment["BANK_EXECUTABLE"] { return path }
        let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
        let tests = bundles.first ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: tests).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("bank").path
    }()

    private let folder: TemporaryFolder
    /// Variables in addition to the few that every run gets.
    public var environment: [String: String] = [:]

    public init() throws {
        folder = try TemporaryFolder(named: "bank")
    }

    /// Returns another bank with a copy of this one's book and of the files beside it.
    public func copy() throws -> Bank {
        var bank = try Bank()
        bank.environment = environment
        for name in try folder.names {
            try FileManager.default.copyItem(
                atPath: folder.file(name),
                toPath: bank.folder.file(name)
            )
        }
        return bank
    }

    /// The path of the folder with this bank's files.
    public var directory: String { folder.path }
    public var book: String { folder.file("book.sqlite") }

    /// Returns the paths of all files and folders below ``directory``, relative to it.
    public func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: directory)
    }

    /// Returns the path of the only file in the bank's folders with a suffix.
    ///
    /// Secret files are named by the id of their book: `ID.key` and `ID.signer`.
    ///
    /// - Throws: ``MissingFile`` if there is no such file, or more than one.
    public func file(endingWith suffix: String) throws -> String {
        let names = try files().filter { $0.hasSuffix(suffix) }
        guard names.count == 1 else { throw MissingFile(suffix: suffix, found: names) }
        return folder.file(names[0])
    }

    /// The error of ``file(endingWith:)``.
    public struct MissingFile: Error {
        public let suffix: String
        public let found: [String]
    }

    /// The environment of every run, without the variables of the tests' own process.
    var completeEnvironment: [String: String] {
        [
            "HOME": directory, "BANK_BOOK": book, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
            "TERM": "xterm",
        ].merging(environment) { $1 }
    }

    /// Runs `bank` without a terminal until it ends.
    ///
    /// - Parameters:
    ///   - arguments: The words after `bank`.
    ///   - input: The content of standard input.
    public func run(_ arguments: [String], input: String = "") throws -> Outcome {
        try start(arguments, input: input).waitUntilExit()
    }

    /// Runs `bank` with the arguments of a line that has no quotes.
    @discardableResult
    public func callAsFunction(_ line: String, input: String = "") throws -> Outcome {
        try run(line.split(separator: " ").map(String.init), input: input)
    }

    #if os(Linux)
        /// Returns this bank on a disk with a fault, which the library WriteFaults makes.
        ///
        /// - Parameter fault: The kind and the number of the failing change of files, such as
        ///   `kill:12`. The kinds are `kill`, `fail`, `late` for a failure after the change, and
        ///   `dead`, after which all later changes fail, too.
        public func onDisk(withFault fault: String) -> Bank {
            var bank = self
            let library = URL(fileURLWithPath: Self.executable).deletingLastPathComponent()
                .appendingPathComponent("libWriteFaults.so").path
            bank.environment["LD_PRELOAD"] = library
            bank.environment["WRITE_FAULT"] = fault
            return bank
        }

        /// Returns numbers of changes of files at which a test makes a fault.
        /// - Parameters:
        ///   - end: The last number, above that of all changes.
        ///   - count: The least count of numbers, two or more.
        public static func changes(to end: Int, count: Int) -> [Int] {
            Array(stride(from: 1, through: end, by: max(1, (end - 1) / (count - 1))))
        }
    #endif

    /// Runs another program in the environment of `bank`, such as a shell for pipes and limits.
    public func run(program: [String]) throws -> Outcome {
        try ChildProcess.run(program, environment: completeEnvironment)
    }

    /// Starts `bank` without waiting for its end.
    public func start(_ arguments: [String], input: String = "") throws -> ChildProcess {
        try ChildProcess(
            [Self.executable] + arguments,
            environment: completeEnvironment,
            input: input
        )
    }
}

extension ChildProcess.Result {
    /// The option that an error names, with which a repeat is carried out at most once; nil if none.
    public var keyOption: Substring? {
        errorOutput.split(separator: "'").first { $0.hasPrefix("--idempotency-key ") }
    }

    /// Returns the JSON document on standard output.
    public func json() throws -> [String: any Sendable] {
        let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
        return value as? [String: any Sendable] ?? [:]
    }
}
