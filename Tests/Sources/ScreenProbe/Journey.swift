import Console
import ConsoleTesting
import RIBs

/// A journey from a card's screen to its account's, to the card's again and so on, and back.
@MainActor
struct Journey {
    /// The number of screens to open.
    let hops: Int
    let journeys: Int
    /// A Boolean value that indicates whether the module map is open beside the screens.
    let hasMap: Bool

    func run(in window: Window) async throws {
        let person = ScreenUser(at: window)
        try await person.press("Sign in")
        try await person.press(ScreenAction.ID("C000001"))
        try await person.type("482915")
        if hasMap { await person.press(keys: .character("m")) }
        try await person.press(ScreenAction.ID("cards"))
        // The first journey also creates what is created once.
        try await goAndReturn(person, hops: 10)
        let before = Measurements.liveObjects
        print("before \(before)")
        for journey in 1...max(1, journeys) {
            let (near, far) = try await goAndReturn(person, hops: hops)
            print("journey \(journey) near \(near) far \(far) resident \(Measurements.residentKiB)")
        }
        print("after \(Measurements.liveObjects)")
        print("map \(window.side?.screen.blocks.count ?? 0)")
    }

    /// - Returns: The CPU times of a hop near the beginning and at the end, in nanoseconds.
    @discardableResult
    private func goAndReturn(
        _ person: ScreenUser,
        hops: Int
    ) async throws -> (near: Int64, far: Int64) {
        guard let card = person.screen.actions.first?.id else { return (0, 0) }
        let depth = person.window.depth
        try await person.press(card)
        var times: [Int64] = []
        for hop in 0..<hops {
            let start = Measurements.cpuNanoseconds
            if hop.isMultiple(of: 2) {
                try await person.press(ScreenAction.ID("account"))
            } else {
                try await person.press(ScreenAction.ID("card1"))
            }
            times.append(Measurements.cpuNanoseconds - start)
        }
        let deepest = person.window.depth
        for _ in 0...hops { try await person.press(.back) }
        guard deepest == depth + hops + 1, person.window.depth == depth else {
            throw WrongDepth(expected: depth + hops + 1, reached: deepest)
        }
        return (Self.median(times.prefix(200)), Self.median(times.suffix(200)))
    }

    /// Returns the median, which leaves out occasional work such as the search for leaks.
    private static func median(_ times: some Sequence<Int64>) -> Int64 {
        let sorted = times.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
}

/// A journey that did not open or close one screen a hop.
struct WrongDepth: Error {
    let expected: Int
    let reached: Int
}
