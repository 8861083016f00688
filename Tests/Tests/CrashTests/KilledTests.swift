import BankDriver
import Foundation
import Testing

/// Pulling the plug, at any moment.
@Suite("A bank that is killed")
struct KilledTests {
    /// 200 times in the long run.
    private static let rounds =
        ProcessInfo.processInfo.environment["MODULARBANK_LONG"] == nil ? 20 : 200

    @Test("a killed bank keeps acknowledged transfers whole, and repeats return the first result")
    func transfers() throws {
        let bank = try Bank.withCustomer()
        let from = try bank.account(holding: 1_000_000)
        let to = try bank.account()
        let longest = try timeOfOneTransfer(bank, from: from, to: to)
        var random = SystemRandomNumberGenerator()
        var acknowledged = 0
        var known: [String: Int] = [:]

        for round in 1...Self.rounds {
            let transfer = [
                "account", "transfer", from, to, String(round), "--idempotency-key", "k\(round)",
                "--yes", "--json", "--pin-stdin",
            ]
            let running = try bank.start(transfer, input: Bank.password + "\n")
            usleep(UInt32.random(in: 0...longest, using: &random))
            running.kill()
            let killed = running.wait()
            if killed.status == 0 {
                acknowledged += 1
                known["k\(round)"] = try #require(try killed.json()["entry"] as? Int)
            }

            let repeated = try bank.run(transfer, input: Bank.password + "\n")
            #expect(repeated.status == 0, "\(repeated.error)")
            let answer = try repeated.json()
            let entry = try #require(answer["entry"] as? Int)
            if let first = known["k\(round)"] {
                #expect(entry == first)
                #expect(answer["repeated"] as? Bool == true)
            }
            known["k\(round)"] = entry
        }

        let moved = Int64(Self.rounds * (Self.rounds + 1) / 2) + 1
        #expect(try bank.balance(of: from) == 1_000_000 - moved)
        #expect(try bank.balance(of: to) == moved)
        let statement = try bank.expecting("account statement \(to)")
        let lines = try #require(statement["lines"] as? [[String: any Sendable]])
        #expect(lines.count == Self.rounds + 1)
        #expect(Set(known.values).count == Self.rounds)
        _ = try bank.head()
        #expect(acknowledged < Self.rounds, "some must have been killed before their end")
    }

    /// In microseconds: how long one takes from start to end, so that a kill falls anywhere in it.
    private func timeOfOneTransfer(_ bank: Bank, from: String, to: String) throws -> UInt32 {
        let clock = ContinuousClock()
        let time = try clock.measure { try bank.expecting("account transfer \(from) \(to) 1") }
        return UInt32(time / .microseconds(1))
    }
}
