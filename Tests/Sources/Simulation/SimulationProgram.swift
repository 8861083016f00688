import ConsoleTesting
import Foundation

/// The program of `Scripts/simulate`: `Simulation SEED STEPS`.
@main
struct SimulationProgram {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let seed = arguments.first.flatMap({ UInt64($0) }),
            let steps = arguments.last.flatMap({ Int($0) }), steps > 0
        else {
            print("usage: Simulation SEED STEPS")
            exit(64)
        }
        let start = ContinuousClock.now
        let isTerminal = isatty(STDERR_FILENO) != 0
        let run = try SimulationRun(seed: seed, in: TemporaryFolder(named: "book"))
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
                Replay it with: Scripts/simulate --seed \(seed) --steps \(violation.step)
                """
            )
            exit(1)
        }
    }
}
