import ConsoleTesting
import Foundation
import Synchronization

extension Bank {
    /// Returns a bank whose book begins on 2026-01-05 and has its first customer.
    public static func withCustomer() throws -> Bank {
        try copy(of: "customer", madeBy: anotherWithCustomer)
    }

    /// Returns a bank as ``withCustomer()`` does, but with another book and other keys.
    public static func anotherWithCustomer() throws -> Bank {
        let bank = try Bank()
        try bank.expecting("day start 2026-01-05")
        _ = try bank.join()
        return bank
    }

    /// Returns a bank whose customer has money in an account, and the number of the account.
    /// - Parameter won: The first deposit in whole won.
    public static func withAccount(holding won: Int) throws -> (bank: Bank, account: String) {
        let bank = try copy(of: "account holding \(won)") {
            let bank = try Bank.withCustomer()
            _ = try bank.account(holding: won)
            return bank
        }
        return (bank, firstAccount)
    }

    /// The number of the first account of each bank.
    public static let firstAccount = "3333-01-0000013"

    /// Returns a bank whose customer has 1,000,000 won in an account with a safe box and a card.
    public static func withCard() throws -> Bank {
        try copy(of: "card") {
            let (bank, account) = try Bank.withAccount(holding: 1_000_000)
            try bank.expecting("safebox open \(account)")
            try bank.expecting("card issue \(account)")
            return bank
        }
    }

    /// Returns a copy of a bank that this process makes once.
    /// - Parameters:
    ///   - name: The name of the bank among those that are copied.
    ///   - make: Makes the bank.
    public static func copy(of name: String, madeBy make: () throws -> Bank) throws -> Bank {
        let known = originals.withLock { $0[name] }
        if let known { return try known.copy() }
        let bank = try make()
        originals.withLock { originals in
            // Nothing releases the folders of a static property at the exit of a process.
            if originals.isEmpty { atexit { Bank.originals.withLock { $0 = [:] } } }
            originals[name] = bank
        }
        return try bank.copy()
    }

    private static let originals = Mutex<[String: Bank]>([:])

    /// Runs a line that must succeed, with the password on standard input, and returns the answer.
    ///
    /// - Throws: ``UnexpectedExit`` for another exit code than 0.
    @discardableResult
    public func expecting(_ line: String) throws -> [String: any Sendable] {
        let arguments = line.split(separator: " ").map(String.init)
        let outcome = try run(
            arguments + ["--json"] + answeringOptions(of: arguments),
            input: "\(Self.password)\n\(Self.password)\n"
        )
        guard outcome.exitCode == 0 else { throw UnexpectedExit(line: line, outcome: outcome) }
        return try outcome.json()
    }

    /// Returns the options that answer the questions of a command, of those that its help names.
    ///
    /// - Parameter help: The document of `--help --json`.
    public static func answeringOptions(named help: String) -> [String] {
        ["--yes", "--pin-stdin"].filter { help.contains("\"name\": \"\($0)\"") }
    }

    /// Returns the options that answer the questions of a command, of those that it accepts.
    public func answeringOptions(of arguments: [String]) throws -> [String] {
        let command = arguments.prefix(2).joined(separator: " ")
        // Only a revealed number is signed.
        if command == "card show", !arguments.contains("--reveal") { return [] }
        if let known = Self.known.withLock({ $0[command] }) { return known }
        // After '--', '--help' would be an argument.
        let help = try run(arguments.prefix { $0 != "--" } + ["--help", "--json"])
        guard help.exitCode == 0 else {
            throw UnexpectedExit(line: "\(command) --help", outcome: help)
        }
        let options = Self.answeringOptions(named: help.output)
        Self.known.withLock { $0[command] = options }
        return options
    }

    private static let known = Mutex<[String: [String]]>([:])

    /// Adds a customer and returns the answer, with `customer`, `recoveryCode` and more.
    public func join(phone: String = "010-2345-6789") throws -> [String: any Sendable] {
        try expecting("customer join --name 김하나 --birth 1990-03-14 --phone \(phone)")
    }

    /// Opens an account of the first customer and returns its number.
    ///
    /// - Parameter won: The first deposit in whole won; 0 for none.
    public func account(holding won: Int = 0) throws -> String {
        let number = try text("account", in: expecting("account open --customer C000001"))
        if won > 0 { try expecting("account deposit \(number) \(won)") }
        return number
    }

    public func balance(of account: String) throws -> Int64 {
        try won("balance", in: expecting("account show \(account)"))
    }

    /// Audits the book, which must pass, and returns the hash of the newest entry.
    public func head() throws -> String {
        try text("head", in: expecting("audit"))
    }

    /// Returns a text of an answer.
    ///
    /// - Throws: ``MissingKey``.
    public func text(_ key: String, in answer: [String: any Sendable]) throws -> String {
        guard let value = answer[key] as? String else { throw MissingKey(key: key) }
        return value
    }

    /// Returns an amount of an answer in whole won.
    ///
    /// - Throws: ``MissingKey``.
    public func won(_ key: String, in answer: [String: any Sendable]) throws -> Int64 {
        guard let value = answer[key] as? Int else { throw MissingKey(key: key) }
        return Int64(value)
    }

    /// Runs `ScreenProbe` on this book and returns the lines that it prints.
    ///
    /// - Throws: ``UnexpectedExit`` for another exit code than 0.
    public func probe(_ arguments: String...) throws -> [String] {
        let probe = URL(fileURLWithPath: Self.executable).deletingLastPathComponent()
            .appendingPathComponent("ScreenProbe").path
        let words = [arguments[0], book] + arguments.dropFirst()
        let outcome = try run(program: [probe] + words)
        guard outcome.exitCode == 0 else {
            throw UnexpectedExit(line: words.joined(separator: " "), outcome: outcome)
        }
        return outcome.output.split(separator: "\n").map(String.init)
    }
}

/// The failure of a command that a test needs to succeed.
public struct UnexpectedExit: Error, CustomStringConvertible {
    let line: String
    let outcome: Bank.Outcome

    public var description: String {
        "'\(line)' ended with \(outcome.exitCode): \(outcome.errorOutput)\(outcome.output)"
    }
}

/// An answer without an expected key, or with a value of another type.
public struct MissingKey: Error {
    let key: String
}
