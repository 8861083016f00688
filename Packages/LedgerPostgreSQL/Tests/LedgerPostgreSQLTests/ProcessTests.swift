import BookkeepingTesting
import Foundation

@testable import LedgerPostgreSQL

@Suite("Several processes with one book", .enabled(if: PostgreSQLServer.isWanted))
struct ProcessTests {
    @Test("processes that move money among ten accounts lose and double no won")
    func transfers() async throws {
        let processes = 8
        let transfers = GeneratedWork.serverTransfers.amount / processes
        let server = try PostgreSQLServer()
        let store = try server.database()
        let fixture = try await LedgerFixture(adding: [Self.rule]) {
            try await PostgreSQLLedger.started(in: PostgreSQLStore(store), $0)
        }
        let outputs = try await withThrowingTaskGroup(of: String.self) { group in
            for name in 1...processes {
                group.addTask { try await probe("'\(store)' p\(name) \(transfers)") }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        // Every line is a transfer: a process that fails prints its error there, too.
        var balances: [String: Int64] = [:]
        for output in outputs {
            let lines = output.split(separator: "\n")
            #expect(lines.count == transfers, "\(output.suffix(1_000))")
            for line in lines {
                let words = line.split(separator: " ").map(String.init)
                let won = try #require(words.last.flatMap { Int64($0) }, "\(line)")
                balances[words[0], default: 0] -= won
                balances[words[1], default: 0] += won
            }
        }
        GeneratedWork.serverTransfers.report(processes * transfers)
        #expect(balances.count == 10)
        for (account, balance) in balances {
            #expect(try await fixture.balance(AccountID(account)) == balance, "\(account)")
        }
        let audit = try await fixture.ledger.audit()
        #expect(audit.entries == 1 + Int64(processes * transfers))
        #expect(audit.passed, "\(audit.findings)")
    }

    /// The rule of the transfers, by which the audit judges them.
    private static let rule = AuthorityRule(
        Purpose("probe.transfer"),
        by: .bank("Probe"),
        opening: (0..<10).map { number in
            AccountOpening(
                id: AccountID("mixed-\(number)"),
                kind: AccountKind("probe", normalSide: .credit, mayBeNegative: true),
                owner: nil
            )
        }
    )

    /// Runs a TransferProbe, and returns its output and errors.
    private func probe(_ arguments: String) async throws -> String {
        let command = "'\(try Self.executable.path)' \(arguments) 2>&1"
        // Another thread waits for its end: the tests have few.
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var output = ""
                guard let pipe = popen(command, "r") else {
                    return continuation.resume(returning: "popen has failed")
                }
                var part = [UInt8](repeating: 0, count: 4_096)
                while case let count = fread(&part, 1, part.count, pipe), count > 0 {
                    output += String(decoding: part[..<count], as: UTF8.self)
                }
                let status = pclose(pipe)
                continuation.resume(returning: status == 0 ? output : "\(output)status \(status)")
            }
        }
    }

    /// The program, which the build puts beside the program of the tests.
    private static var executable: URL {
        get throws {
            for argument in CommandLine.arguments {
                var folder = URL(fileURLWithPath: argument)
                for _ in 0..<5 {
                    folder = folder.deletingLastPathComponent()
                    let candidate = folder.appendingPathComponent("TransferProbe")
                    if FileManager.default.isExecutableFile(atPath: candidate.path) {
                        return candidate
                    }
                }
            }
            throw CocoaError(.fileNoSuchFile)
        }
    }
}
