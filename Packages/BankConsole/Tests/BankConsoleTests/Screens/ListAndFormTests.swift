import BankConsoleTesting
import Testing

@Suite("A list RIB and the form RIB that it opens")
@MainActor
struct ListAndFormTests {
    private let letters = Letters()
    private let stage: FeatureStage

    init() async throws {
        DetachmentWatch.begin { Issue.record("\($0)") }
        stage = try FeatureStage { [letters] listener in
            ScreenRouter(
                LetterListInteractor(letters, listener: listener)
            )
        }
        await stage.window.settled()
    }

    @Test("a list shows its items, its further actions and the way back")
    func items() {
        #expect(stage.screen.title == "Letters")
        #expect(stage.labels == ["A", "B", "Clear", "Back"])
        #expect(stage.screen.blocks.isEmpty)
    }

    @Test("a list without items says so, below the outcome of what removed them")
    func empty() async throws {
        try await stage.press("Clear")
        #expect(stage.screen.blocks == [.text("No letters.")])
        #expect(stage.screen.notice == .done("The letters are cleared."))
        #expect(stage.labels == ["Clear", "Back"])
    }

    @Test("leaving a list reports to its listener once")
    func leave() async throws {
        try await stage.press("Back")
        #expect(stage.leaveCount == 1)
        #expect(stage.window.depth == 0)
    }

    @Test("a list that cannot be loaded again keeps its items and shows the reason")
    func loadFailure() async throws {
        letters.failure = BankError(.refused, code: "letters.away", "the letters are away")
        try await stage.press("A", "Back")
        #expect(stage.labels == ["A", "B", "Clear", "Back"])
        #expect(stage.screen.notice == .problem("The letters are away."))
        letters.failure = nil
        try await stage.press("A", "Back")
        #expect(stage.screen.notice == nil)
    }

    @Test("a finished form is detached, and the list shows its outcome and the new items")
    func finish() async throws {
        try await stage.press("A")
        try await stage.type("x", "2")
        #expect(stage.screen.title == "Letters")
        #expect(stage.screen.notice == .done("a is replaced."))
        #expect(stage.labels == ["B", "X1", "X2", "Clear", "Back"])
    }

    @Test("a form takes an action as an answer, too")
    func action() async throws {
        try await stage.press("A")
        try await stage.type("x")
        try await stage.press("Two")
        #expect(stage.labels == ["B", "X1", "X2", "Clear", "Back"])
    }

    @Test("a refused answer stays in the field with the reason, and the content is loaded again")
    func refusal() async throws {
        try await stage.press("A")
        let loadCount = letters.loadCount
        try await stage.type("xy")
        #expect(stage.screen.title == "Replace a")
        #expect(stage.screen.prompt?.initial == "xy")
        #expect(stage.screen.notice == .problem("Type one letter."))
        #expect(letters.loadCount == loadCount + 1)
        try await stage.type("x")
        #expect(stage.screen.notice == nil)
    }

    @Test("a form that asks again shows why, and keeps what was typed")
    func again() async throws {
        try await stage.press("A")
        try await stage.type("x", "many")
        #expect(stage.screen.title == "Replace a by x")
        #expect(stage.screen.prompt?.initial == "many")
        #expect(stage.screen.notice == .information("Type a number."))
    }

    @Test("going back leads to the question before with its text, and then out of the form")
    func back() async throws {
        try await stage.press("A")
        try await stage.type("x")
        #expect(stage.screen.prompt?.initial == "1")
        try await stage.press("Back")
        #expect(stage.screen.title == "Replace a")
        #expect(stage.screen.prompt?.initial == "x")
        try await stage.press("Back")
        #expect(stage.screen.title == "Letters")
        #expect(letters.names == ["a", "b"])
    }

    @Test("an answer that is canceled stays in the field without a notice")
    func canceled() async throws {
        try await stage.press("A")
        try await stage.type("xy", "-")
        #expect(stage.screen.title == "Replace a")
        #expect(stage.screen.prompt?.initial == "-")
        #expect(stage.screen.notice == nil)
    }

    @Test(
        "an outcome that arrives after the RIB was detached is neither shown nor reported",
        arguments: ["x", "xy", "1", nil]
    )
    func detachedWhileWorking(typed: String?) async throws {
        if typed != nil { try await stage.press("A") }
        if typed == "1" { try await stage.type("x") }
        let view = try #require(stage.window.top)
        let before = view.screen
        if let typed { view.submitted(typed) } else { view.pressed("clear") }
        stage.end()
        await stage.window.settled()
        while view.isWorking { await Task.yield() }
        #expect(view.screen == before)
        #expect(stage.leaveCount == 0)
    }
}
