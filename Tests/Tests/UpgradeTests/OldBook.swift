import BankDriver
import Foundation
import Testing

@testable import LedgerSQLite

/// A book that version 0.1.0 made, with its key file beside it.
///
/// It has two customers, one with a locked password. There are accounts with nicknames, boxes with
/// interest, a lost card and a replaced one, payments in all states, and a score. Its date is a
/// payday on which version 0.1.0 has paid.
struct OldBook {
    typealias Answers = [String: Any]

    let bank: Bank
    /// The output of version 0.1.0 about the book.
    let story: Answers

    /// Creates a book.
    /// - Parameters:
    ///   - text: A text in the statements that make the book. Its last occurrence is edited.
    ///   - replacement: The new text.
    init(replacing text: String? = nil, with replacement: String = "") throws {
        let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Fixtures/book-0.1.0")
        bank = try Bank()
        story = try Self.json(Data(contentsOf: fixtures.appendingPathExtension("json")))
        var sql = try String(
            contentsOf: fixtures.appendingPathExtension("sql"),
            encoding: .utf8
        )
        if let text {
            sql.replaceSubrange(
                try #require(sql.range(of: text, options: .backwards)),
                with: replacement
            )
        }
        try write([], to: bank.book)
        let connection = try SQLiteConnection(path: bank.book)
        try connection.execute(sql)
        try connection.close()
        let key = Array((story["key"] as? String ?? "").utf8)
        try write(
            stride(from: 0, to: key.count, by: 2).compactMap {
                UInt8(String(decoding: key[$0..<$0 + 2], as: UTF8.self), radix: 16)
            },
            to: bank.book + ".key"
        )
    }

    private init(copying other: OldBook) throws {
        bank = try other.bank.copy()
        story = other.story
    }

    func copy() throws -> OldBook { try OldBook(copying: self) }

    /// The bytes of the file of the book.
    var file: Data {
        get throws { try Data(contentsOf: URL(filePath: bank.book)) }
    }

    /// The answers of version 0.1.0, by command, with the names that their members have today.
    var answers: Answers { Self.renamed(story["answers"] as? Answers ?? [:]) }

    /// The later answers of version 0.1.0, each after `days` more.
    var later: [(days: Int, answers: Answers)] {
        (story["later"] as? [Answers] ?? []).map {
            ($0["days"] as? Int ?? 0, Self.renamed($0["answers"] as? Answers ?? [:]))
        }
    }

    /// The recovery code of a customer.
    func recoveryCode(of customer: String) -> String {
        (story["recoveryCodes"] as? [String: String])?[customer] ?? ""
    }

    /// Runs a line, and returns the part of its answer that version 0.1.0 had, too.
    ///
    /// - Parameter moved: The bank after it was moved; nil for the book of version 0.1.0.
    func answer(_ line: String, of moved: Bank? = nil) throws -> Answers {
        var answer = try Self.json(Data((moved ?? bank)("\(line) --json").output.utf8))
        answer["schemaVersion"] = nil
        if line.hasPrefix("account list") {
            answer["accounts"] = Self.removing(
                ["held", "available"],
                from: answer["accounts"] ?? []
            )
        } else if line.hasPrefix("account show") {
            answer["cards"] = Self.removing(["card"], from: answer["cards"] ?? [])
        }
        return answer
    }

    private static func renamed(_ answers: Answers) -> Answers {
        Answers(
            uniqueKeysWithValues: answers.map { line, answer in
                (line, renamed(answer, isBox: line.hasPrefix("safebox")))
            }
        )
    }

    /// - Parameter isBox: Whether a balance is that of a safe box.
    private static func renamed(_ value: Any, isBox: Bool) -> Any {
        if let array = value as? [Any] { return array.map { renamed($0, isBox: isBox) } }
        guard let object = value as? Answers else { return value }
        var today: Answers = [:]
        for (key, value) in object {
            let parts = value as? Answers
            switch key {
            case "owner":
                today["customer"] = parts?["id"] ?? value
                if let parts { today["name"] = parts["name"] }
            case "password": today["passwordTries"] = value
            case "rate": today["basisPoints"] = parts?["basisPoints"]
            case "interest":
                let names = ["basisPoints", "payday"].filter { parts?.keys.contains($0) ?? true }
                for name in names { today[name] = parts?[name] ?? NSNull() }
                today["payableInterest"] = parts?["payable"] ?? NSNull()
                if let date = parts?["accruedThrough"] { today["accruedThrough"] = date }
            case "number" where object.count == 1: today["maskedNumber"] = value
            case "balance" where isBox: today["boxBalance"] = value
            default: today[key] = renamed(value, isBox: isBox || key == "safeBox")
            }
        }
        return today
    }

    /// Returns a text that is equal for equal answers.
    /// - Parameter keys: The keys that do not count.
    static func text(of answer: Any?, without keys: Set<String> = []) throws -> String {
        let data = try JSONSerialization.data(
            withJSONObject: removing(keys, from: answer ?? [:]),
            options: .sortedKeys
        )
        return String(decoding: data, as: UTF8.self)
    }

    private static func removing(_ keys: Set<String>, from value: Any) -> Any {
        switch value {
        case let object as Answers:
            object.filter { !keys.contains($0.key) }.mapValues { removing(keys, from: $0) }
        case let array as [Any]: array.map { removing(keys, from: $0) }
        default: value
        }
    }

    private static func json(_ data: Data) throws -> Answers {
        try JSONSerialization.jsonObject(with: data) as? Answers ?? [:]
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }
}
