// Plays the bank's screens in this process, on a real book, and tells as JSON what it counted:
//
//     ScreenProbe journey BOOK HOPS JOURNEYS     from a card to its account, to the card, and so on
//     ScreenProbe keys BOOK SEED COUNT           random keys
//     ScreenProbe games BOOK SEED COUNT          random keys, from Home always into the games
//
// The book is made by the tests; its first customer's password is that of `Bank.password`.

let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case ("journey", 4):
    let journey = Journey(hops: Int(arguments[2]) ?? 0, journeys: Int(arguments[3]) ?? 0)
    try await Stage(book: arguments[1]).play { try await journey.run(in: $0) }
case ("keys", 4), ("games", 4):
    let keys = RandomKeys(
        seed: UInt64(arguments[2]) ?? 0,
        count: Int(arguments[3]) ?? 0,
        entry: arguments[0] == "games" ? "game" : nil
    )
    try await Stage(book: arguments[1]).play { try await keys.run(in: $0) }
default:
    print(
        "usage: ScreenProbe journey BOOK HOPS JOURNEYS | keys BOOK SEED COUNT | games BOOK SEED COUNT"
    )
}
