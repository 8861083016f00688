import Console

/// The names of the two who play, as they pass from one RIB to the next.
@MainActor
final class NamesOnTheirWay {
    /// Where they were seen, in that order.
    private(set) var sightings: [String] = []

    func see(_ player1Name: String, _ player2Name: String, at place: String) {
        sightings.append("\(place): \(player1Name), \(player2Name)")
    }

    /// Those that a screen, or a part of one, shows as fields.
    func see(in blocks: [ScreenBlock], at place: String) {
        let fields = blocks.flatMap { block -> [Field] in
            if case .fields(let fields) = block { fields } else { [] }
        }
        let names = ["Player 1", "Player 2"].map { player in
            fields.first { $0.name == player }?.value ?? "nobody"
        }
        see(names[0], names[1], at: place)
    }
}
