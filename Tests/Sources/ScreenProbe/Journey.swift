import Console
import ConsoleTesting
import RIBs

/// From a card's management screen to the linked account's, from there to the card's again, and so on;
/// and all the way back.
@MainActor
struct Journey {
    /// How many screens deep.
    let hops: Int
    let journeys: Int

    func run(in window: Window) async throws {
        let person = ScreenUser(at: window)
        try await person.press("Sign in")
        try await person.press(ScreenAction.ID("C000001"))
        try await person.type("482915")
        try await person.press(ScreenAction.ID("cards"))
        // The first one makes what is made once.
        try await goAndReturn(person, hops: 10)
        let before = Census.now
        print("before \(before)")
        for journey in 1...max(1, journeys) {
            let (near, far) = try await goAndReturn(person, hops: hops)
            print("journey \(journey) near \(near) far \(far) resident \(Census.residentKiB)")
        }
        print("after \(Census.now)")
    }

    /// - Returns: The CPU time of a hop near the beginning, and of one at the deepest, in nanoseconds.
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
            let start = Census.cpuNanoseconds
            if hop.isMultiple(of: 2) {
                try await person.press(ScreenAction.ID("account"))
            } else {
                try await person.press(ScreenAction.ID("card1"))
            }
            times.append(Census.cpuNanoseconds - start)
        }
        let deepest = person.window.depth
        for _ in 0...hops { try await person.press(.back) }
        guard deepest == depth + hops + 1, person.window.depth == depth else {
            throw WrongDepth(expected: depth + hops + 1, reached: deepest)
        }
        return (Self.usual(times.prefix(200)), Self.usual(times.suffix(200)))
    }

    /// The median: what else goes on in the process now and then, such as the search for leaks, is left
    /// out.
    private static func usual(_ times: some Sequence<Int64>) -> Int64 {
        let sorted = times.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
}

/// The screens did not lead where they should.
struct WrongDepth: Error {
    let expected: Int
    let reached: Int
}
