import Benchmarking
import Console
import ConsoleTesting

/// The time from a key to the frame that shows its effect, at a terminal of 120 × 40.
let screenRows: [Benchmark] = [
    Benchmark(
        "paint",
        of: "The first frame of the screens, of a book with \(movements) movements",
        goals: [.value(.elapsed, atMost: 30_000_000)]
    ) {
        let folder = try BankFolder()
        try folder.addMovements(movements, to: folder.openAccount())
        return .sampled {
            let clock = ContinuousClock()
            let start = clock.now
            let screens = try BankScreens(of: folder)
            try screens.waitForFrame()
            return [.init(.elapsed, (clock.now - start) / .nanoseconds(1))]
        }
    },
    Benchmark(
        "key",
        of: "The slowest of some keys on a list of \(movements) movements, with the module map",
        goals: [.value(.elapsed, atMost: 5_000_000)]
    ) {
        let folder = try BankFolder()
        try folder.addMovements(movements, to: folder.openAccount())
        let screens = try BankScreens(of: folder)
        try screens.openAccount()
        return .sampled { [.init(.elapsed, try screens.timeOfSlowestKey())] }
    },
]

private let movements = 10_000

/// The bank's screens at a pseudo-terminal.
private struct BankScreens {
    private let terminal: PseudoTerminal

    init(of folder: BankFolder) throws {
        terminal = try PseudoTerminal(
            [BankFolder.bank],
            environment: folder.environment.merging(
                ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
            ) { $1 },
            size: FrameSize(columns: 120, rows: 40)
        )
    }

    /// Waits for the end of a synchronized update, which is one frame.
    ///
    /// - Parameter start: The number of bytes that were written before.
    func waitForFrame(after start: Int = 0) throws {
        try terminal.waitUntil("a frame is drawn") {
            terminal.output[start...].firstRange(of: Self.endOfFrame) != nil
        }
    }

    private static let endOfFrame = Array("\u{1B}[?2026l".utf8)

    /// Signs in and opens the first account, to which the first action of each screen leads.
    ///
    /// It shows all movements, with the module map beside them.
    func openAccount() throws {
        var isOpen: Bool { terminal.grid().text.contains("Withdraw") }
        while !isOpen {
            let before = terminal.grid().text
            terminal.type(before.contains("password:") ? "246810\r" : "\r")
            try terminal.waitUntil("another screen is shown") {
                let shown = terminal.grid().text
                return shown != before && !shown.contains("Working")
            }
        }
        // Each step shows ten times as many movements.
        for step in 1...3 {
            terminal.type("o")
            try terminal.waitUntil("older movements are shown") {
                let shown = terminal.grid().text
                return !shown.contains("Working") && shown.contains("↑ more")
                    && shown.contains("Older movements") == (step < 3)
            }
        }
        terminal.type("m")
        try terminal.waitUntil("the map is shown") {
            terminal.grid().text.contains("Module map")
        }
    }

    /// Presses keys that lead back to the screen, several times each.
    ///
    /// - Returns: The greatest of the keys' medians, in nanoseconds.
    func timeOfSlowestKey() throws -> Double {
        // Down, up, the list of keys and back, Deposit, a digit, out of the field, and back; the map
        // is closed and opened.
        let keys = ["j", "k", "?", "q", "d", "5", "\t", "q", "m", "m"]
        var times = keys.map { _ in [Double]() }
        let clock = ContinuousClock()
        for _ in 0..<9 {
            for (index, key) in keys.enumerated() {
                let (start, written) = (clock.now, terminal.output.count)
                terminal.type(key)
                try waitForFrame(after: written)
                times[index].append((clock.now - start) / .nanoseconds(1))
                // Some screens load their content after the first frame.
                let end = clock.now + .milliseconds(40)
                try terminal.waitUntil("the screen is quiet") { clock.now > end }
            }
        }
        return times.map { $0.sorted()[$0.count / 2] }.max() ?? 0
    }
}
