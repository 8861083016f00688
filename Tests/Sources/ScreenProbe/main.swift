import BankApp
import Console
import Foundation

// Plays the bank's screens in this process, on a book of the tests, and prints measurements.
//
// `journey` opens a card, its account, the card again, and so on; with `map` beside the module map.
// `keys` presses random keys.
// `games` does the same, and always opens the games from Home.
// `idle` shows the bank at the terminal, with the seconds in FILE as the time.

let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case ("journey", 4), ("journey", 5):
    let journey = Journey(
        hops: Int(arguments[2]) ?? 0,
        journeys: Int(arguments[3]) ?? 0,
        hasMap: arguments.last == "map"
    )
    let size = FrameSize(columns: journey.hasMap ? 120 : 80, rows: journey.hasMap ? 40 : 24)
    try await BankSession(book: arguments[1], size: size).run { try await journey.run(in: $0) }
case ("keys", 4), ("games", 4):
    let keys = RandomKeys(
        seed: UInt64(arguments[2]) ?? 0,
        count: Int(arguments[3]) ?? 0,
        entry: arguments[0] == "games" ? "game" : nil
    )
    try await BankSession(book: arguments[1]).run { try await keys.run(in: $0) }
case ("idle", 3):
    let status = await BankProgram.run(
        ["--book", arguments[1], "--idle-lock", "5"],
        io: StandardIO(),
        idleClock: FileClock(file: arguments[2])
    )
    exit(status.rawValue)
default:
    print(
        """
        usage: ScreenProbe journey BOOK HOPS JOURNEYS [map] | (keys | games) BOOK SEED COUNT | \
        idle BOOK FILE
        """
    )
}
