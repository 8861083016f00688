import BankConsoleTesting
import Console
import RIBs
import RIBsTesting
import Testing

@testable import Card

@Suite("Opening an account from a card, and the card again")
@MainActor
struct HopTests {
    private static let hops = 200

    @Test("opens 400 screens above each other and releases them")
    func deep() async throws {
        let bank = try await CardBank()
        let card = try await bank.issue()
        let stage = try await bank.show(card)
        let depth = stage.window.depth
        for _ in 0..<Self.hops {
            try await stage.press("The account", card.number.masked)
        }
        #expect(stage.window.depth == depth + 2 * Self.hops)
        #expect(stage.routers.count == 1 + 2 * Self.hops)
        #expect(stage.routers.dropLast().allSatisfy { $0.children.count == 1 })
        let references = RIBReferences(to: stage.routers.dropFirst())
        try await comeBack(stage)
        #expect(stage.screen.title == "Card \(card.number.masked)")
        #expect(stage.window.depth == depth)
        #expect(stage.routers.count == 1)
        try await references.waitUntilReleased()
        // Other tests run at the same time and release their screens.
        try await LeakDetector.instance.expectClean()
    }

    private func comeBack(_ stage: FeatureStage) async throws {
        for _ in 0..<2 * Self.hops { try await stage.press("Back") }
    }

    @Test("opens another card of the account")
    func others() async throws {
        let bank = try await CardBank()
        let first = try await bank.issue()
        let second = try await bank.issue()
        let stage = try await bank.show(first)
        try await stage.press("The account", second.number.masked)
        #expect(stage.screen.title == "Card \(second.number.masked)")
        try await stage.press("Close the card", "Back")
        #expect(stage.screen.title == "Account 3333-01-0000013")
        #expect(stage.labels == [first.number.masked, "Back"])
    }

    @Test("releases all screens at the end of the session")
    func end() async throws {
        let bank = try await CardBank()
        let card = try await bank.issue()
        let stage = try await bank.show(card)
        for _ in 0..<10 { try await stage.press("The account", card.number.masked) }
        try await stage.press("Change the limits")
        let references = RIBReferences(to: stage.routers)
        #expect(references.count == 22)
        stage.end()
        try await references.waitUntilReleased()
    }
}
