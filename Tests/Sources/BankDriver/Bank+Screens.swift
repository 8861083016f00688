import Foundation

extension Bank {
    /// What the probe of the bank's screens prints about itself, line by line; see `ScreenProbe`.
    /// - Throws: ``UnexpectedEnd`` when it does not end well.
    public func probe(_ arguments: String...) throws -> [String] {
        let probe = URL(fileURLWithPath: Self.executable).deletingLastPathComponent()
            .appendingPathComponent("ScreenProbe").path
        let words = [arguments[0], book] + arguments.dropFirst()
        let outcome = try run(program: [probe] + words)
        guard outcome.status == 0 else {
            throw UnexpectedEnd(line: words.joined(separator: " "), outcome: outcome)
        }
        return outcome.output.split(separator: "\n").map(String.init)
    }

    /// A book with a customer, an account of 1,000,000 won with a safe box, and a card.
    public static func withCard() throws -> Bank {
        let bank = try Bank.withCustomer()
        let account = try bank.account(holding: 1_000_000)
        try bank.expecting("safebox open \(account)")
        try bank.expecting("card issue \(account)")
        return bank
    }

    /// Whether what takes many minutes is asked for: `Scripts/test --long`.
    public static let isLong = ProcessInfo.processInfo.environment["MODULARBANK_LONG"] == "1"
}
