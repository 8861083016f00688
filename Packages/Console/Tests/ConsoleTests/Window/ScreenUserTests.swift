import Console
import Testing

@Suite("Scripted person")
@MainActor
struct PersonTests {
    @Test("presses, types and looks as a person does")
    func person() async throws {
        let screen = RecordingScreen(screen: Screens.put)
        let person = ScreenUser(at: Window(showing: screen))
        try await person.press("Put everything in")
        try await person.press(.back)
        try await person.type("5만")
        await person.press(keys: .character("7"), .enter, .down)
        #expect(screen.events == ["press all", "press back", "submit 5만", "submit 7"])
        let frame = await person.frame(columns: 40, rows: 12)
        #expect(frame.text.contains("\n> Put everything in"))
    }

    @Test("what the screen does not offer is an error that says what it does")
    func refused() async throws {
        let person = ScreenUser(at: Window(showing: RecordingScreen(screen: Screens.list(1))))
        await #expect {
            try await person.press("Leave")
        } throws: { error in
            "\(error)"
                == "cannot press 'Leave' on 'Accounts', which has no field and the actions "
                + "'Account 1' (account1), 'Back' (back)"
        }
        await #expect(throws: ScreenUserError.self) { try await person.type("5만") }
    }
}
