extension Bank {
    /// A password that every rule allows.
    public static let password = "482915"

    /// A book that begins on 2026-01-05, with its first customer in it.
    public static func withCustomer() throws -> Bank {
        let bank = try Bank()
        try bank.expecting("day start 2026-01-05")
        _ = try bank.join()
        return bank
    }

    /// Runs a line that must succeed, giving the password as often as it is asked for.
    /// - Throws: ``UnexpectedEnd`` when it ends otherwise.
    @discardableResult
    public func expecting(_ line: String) throws -> [String: any Sendable] {
        let arguments = line.split(separator: " ").map(String.init)
        let outcome = try run(
            arguments + ["--json", "--yes", "--pin-stdin"],
            input: "\(Self.password)\n\(Self.password)\n"
        )
        guard outcome.status == 0 else { throw UnexpectedEnd(line: line, outcome: outcome) }
        return try outcome.json()
    }

    /// A customer who joins now, and what the bank answered: `customer`, `recoveryCode` …
    public func join(phone: String = "010-2345-6789") throws -> [String: any Sendable] {
        try expecting("customer join --name 김하나 --birth 1990-03-14 --phone \(phone)")
    }

    /// The number of a new account of the first customer, with that much in it.
    public func account(holding won: Int = 0) throws -> String {
        let number = try text("account", in: expecting("account open --customer C000001"))
        if won > 0 { try expecting("account deposit \(number) \(won)") }
        return number
    }

    public func balance(of account: String) throws -> Int64 {
        try won("balance", in: expecting("account show \(account)"))
    }

    /// The hash of the newest entry, after an audit that found nothing.
    public func head() throws -> String {
        try text("head", in: expecting("audit"))
    }

    /// A text of an answer, by its key.
    public func text(_ key: String, in answer: [String: any Sendable]) throws -> String {
        guard let value = answer[key] as? String else { throw MissingKey(key: key) }
        return value
    }

    /// An amount of an answer, by its key.
    public func won(_ key: String, in answer: [String: any Sendable]) throws -> Int64 {
        guard let value = answer[key] as? Int else { throw MissingKey(key: key) }
        return Int64(value)
    }
}

/// A command that should have succeeded, and did not.
public struct UnexpectedEnd: Error, CustomStringConvertible {
    let line: String
    let outcome: Bank.Outcome

    public var description: String {
        "`bank \(line)` ended with \(outcome.status): \(outcome.error)\(outcome.output)"
    }
}

/// An answer that lacks what it should tell.
public struct MissingKey: Error {
    let key: String
}
