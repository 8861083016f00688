import CardDemo
import Console
import RIBs
import RIBsTesting
import Testing
@testable import Card

@Suite("From a card to its account, to the card again, and so on")
@MainActor
struct HopTests {
    private static let hops = 200

    @Test("goes as deep as one likes, and coming back frees all of it")
    func deep() async throws {
        let bank = try await DemoBank()
        let card = try await bank.issue()
        let visit = try await bank.visit(card)
        let depth = visit.stage.window.depth
        for _ in 0..<Self.hops {
            try await visit.press("The account", card.number.masked)
        }
        #expect(visit.stage.window.depth == depth + 2 * Self.hops)
        #expect(visit.routers.count == 1 + 2 * Self.hops)
        // Nobody has more than the one child it shows: what a hop costs does not grow.
        #expect(visit.routers.dropLast().allSatisfy { $0.children.count == 1 })
        let remains = visit.routers.dropFirst().map(Remains.init)
        try await comeBack(visit)
        #expect(visit.screen.title == "Card \(card.number.masked)")
        #expect(visit.stage.window.depth == depth)
        #expect(visit.routers.count == 1)
        for remains in remains { try await remains.expectGone() }
        // Other tests run at the same time, and are about to let go of theirs.
        try await LeakDetector.instance.expectClean(within: .seconds(10))
    }

    private func comeBack(_ visit: Visit) async throws {
        for _ in 0..<2 * Self.hops { try await visit.press("Back") }
    }

    @Test("each card of the account can be gone on to")
    func others() async throws {
        let bank = try await DemoBank()
        let first = try await bank.issue()
        let second = try await bank.issue()
        let visit = try await bank.visit(first)
        try await visit.press("The account", second.number.masked)
        #expect(visit.screen.title == "Card \(second.number.masked)")
        try await visit.press("Close the card", "Back")
        #expect(visit.screen.title == "Account 3333-01-0000013")
        #expect(visit.labels == [first.number.masked, "Back"])
    }

    @Test("all of it ends with the session, from the deepest place")
    func end() async throws {
        let bank = try await DemoBank()
        let card = try await bank.issue()
        let visit = try await bank.visit(card)
        for _ in 0..<10 { try await visit.press("The account", card.number.masked) }
        try await visit.press("Change the limits")
        let remains = visit.routers.map(Remains.init)
        #expect(remains.count == 22)
        visit.stage.end()
        for remains in remains { try await remains.expectGone() }
    }
}
