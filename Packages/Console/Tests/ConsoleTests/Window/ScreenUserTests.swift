import Console
import ConsoleTesting
import Testing

@Suite("Simulated user")
@MainActor
struct ScreenUserTests {
    @Test("a user presses actions and keys, types text and sees frames")
    func user() async throws {
        let screen = RecordingScreen(screen: Screens.put)
        let user = ScreenUser(at: Window(showing: screen))
        try await user.press("Put everything in")
        try await user.press(.back)
        try await user.type("5만")
        await user.press(keys: .character("7"), .enter, .down)
        #expect(screen.events == ["press all", "press back", "submit 5만", "submit 7"])
        let frame = await user.frame(columns: 40, rows: 12)
        #expect(frame.text.contains("\n▸ Put everything in"))
    }

    @Test("an action that the screen does not offer is an error with the available ones")
    func refused() async throws {
        let user = ScreenUser(at: Window(showing: RecordingScreen(screen: Screens.list(1))))
        await #expect {
            try await user.press("Leave")
        } throws: { error in
            "\(error)"
                == "cannot press 'Leave' on 'Accounts', which has no field and the actions "
                + "'Account 1' (account1), 'Back' (back)"
        }
        await #expect(throws: ScreenUserError.self) { try await user.type("5만") }
    }
}
