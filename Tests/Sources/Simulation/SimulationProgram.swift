import ConsoleTesting
import Foundation
import LedgerPostgreSQLTesting

/// The program of `Scripts/simulate`: `Simulation SEED STEPS STORE`.
@main
struct SimulationProgram {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 3, let seed = UInt64(arguments[1]), let steps = Int(arguments[2]),
            steps > 0, ["sqlite", "postgresql"].contains(arguments[3])
        else {
            print("usage: Simulation SEED STEPS sqlite|postgresql")
            exit(64)
        }
        let start = ContinuousClock.now
        let isTerminal = isatty(STDERR_FILENO) != 0
        let store = arguments[3]
        let setup = SimulationSetup(
            seed: seed,
            server: store == "postgresql" ? try PostgreSQLServer() : nil
        )
        let run = try await setup.start()
        do {
            try await run.run(steps: steps) { step in
                guard isTerminal, step.isMultiple(of: 100) else { return }
                FileHandle.standardError.write(Data("\r\(step) of \(steps) steps".utf8))
            }
            print(await run.tally.report)
            print("no violation in \((ContinuousClock.now - start).components.seconds) seconds")
        } catch let violation as Violation {
            print(await run.tally.report)
            print(
                """
                violation with seed \(seed) \(violation)
                Replay it with: \
                Scripts/simulate --store \(store) --seed \(seed) --steps \(violation.step)
                """
            )
            print("Searching for a shorter way to it …")
            let script = try await setup.shrunk(run.script, breaking: violation)
            for line in script.lines(isOnServer: setup.server != nil) { print(line) }
            exit(1)
        }
    }
}
