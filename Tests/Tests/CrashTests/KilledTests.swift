import BankDriver
import BookkeepingTesting
import Foundation
import Testing

@Suite("A bank that is killed")
struct KilledTests {
    private static let rounds = GeneratedWork.killedTransfers.amount

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
            running.send(SIGKILL)
            let killed = try running.waitUntilExit()
            if killed.exitCode == 0 {
                acknowledged += 1
                known["k\(round)"] = try #require(try killed.json()["entry"] as? Int)
            }

            let repeated = try bank.run(transfer, input: Bank.password + "\n")
            #expect(repeated.exitCode == 0, "\(repeated.errorOutput)")
            let answer = try repeated.json()
            let entry = try #require(answer["entry"] as? Int)
            if let first = known["k\(round)"] {
                #expect(entry == first)
                #expect(answer["repeated"] as? Bool == true)
            }
            known["k\(round)"] = entry
        }

        GeneratedWork.killedTransfers.report(Self.rounds)
        let moved = Int64(Self.rounds * (Self.rounds + 1) / 2) + 1
        #expect(try bank.balance(of: from) == 1_000_000 - moved)
        #expect(try bank.balance(of: to) == moved)
        let statement = try bank.expecting("account statement \(to)")
        let lines = try #require(statement["lines"] as? [[String: any Sendable]])
        #expect(lines.count == Self.rounds + 1)
        #expect(Set(known.values).count == Self.rounds)
        _ = try bank.head()
        #expect(acknowledged < Self.rounds, "at least one transfer must be killed before its end")
    }

    /// Returns the time of one transfer in microseconds, so that a kill can happen anywhere in it.
    private func timeOfOneTransfer(_ bank: Bank, from: String, to: String) throws -> UInt32 {
        let clock = ContinuousClock()
        let time = try clock.measure { try bank.expecting("account transfer \(from) \(to) 1") }
        return UInt32(time / .microseconds(1))
    }
}
