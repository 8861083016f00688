import Console
import ConsoleTesting
import Testing

@Suite("Check of frames")
struct FrameCheckTests {
    private let screen = Screen(
        "Card",
        headline: Headline("Number", "9490-1234-5678-0018"),
        notice: .done("The number is shown."),
        blocks: [.text("Settings of the card")],
        actions: [ScreenAction("pay", "Pay", key: "p"), .back()]
    )

    private func problems(_ text: String, columns: Int = 40) -> [String] {
        FrameCheck([screen]).problems(
            in: Frame(text),
            size: FrameSize(columns: columns, rows: 12)
        )
    }

    private let sound = """
        Card
        ✓ The number is shown.
        Number  9490-1234-5678-0018
        Settings of the card
        ▸ p Pay  q Back
        Enter choose
        """

    @Test("a drawn frame is sound at every size", arguments: GoldenFrames.sizes)
    @MainActor
    func drawn(size: FrameSize) {
        let frame = screen.frame(columns: size.columns, rows: size.rows)
        #expect(FrameCheck([screen]).problems(in: frame, size: size) == [])
        #expect(problems(sound) == [])
    }

    @Test("a torn word is a fault")
    func tornWord() {
        let torn = sound.replacing("Settings of the card", with: "Sett\nings of the card")
        #expect(
            problems(torn) == [
                "the word 'Sett' is split or cut", "the word 'ings' is split or cut",
            ]
        )
    }

    @Test("a line that is wider than the window is a fault, measured in columns")
    func wideLine() {
        let wide = sound.replacing(
            "Settings",
            with: "Settings \(String(repeating: " ", count: 20))"
        )
        #expect(problems(wide).contains { $0.hasSuffix("is wider than 40 columns") })
        #expect(problems(sound, columns: 24).contains { $0.hasSuffix("is wider than 24 columns") })
    }

    @Test("a primary fact or a result that is not visible is a fault")
    func belowTheFold() {
        let cut = sound.replacing("Number  9490-1234-5678-0018\n", with: "")
        #expect(problems(cut) == ["the primary fact '9490-1234-5678-0018' is not visible"])
        let silent = sound.replacing("✓ The number is shown.\n", with: "")
        #expect(problems(silent) == ["the result 'The number is shown.' is not visible"])
    }

    @Test(
        "a letter of two actions, a reserved one and an invalid one are faults",
        arguments: [
            ("p", "actions 'pay' and 'lost' share the key 'p'"),
            ("m", "action 'lost' uses the reserved key 'm'"),
            ("L", "the key 'L' of action 'lost' is not a lowercase letter"),
        ] as [(Character, String)]
    )
    func letters(key: Character, problem: String) {
        var screen = screen
        screen.actions.append(ScreenAction("lost", "Report it lost", key: key))
        #expect(screen.keyProblems == [problem])
        let frame = screen.frame(columns: 40, rows: 12)
        let size = FrameSize(columns: 40, rows: 12)
        #expect(FrameCheck([screen]).problems(in: frame, size: size) == [problem])
    }
}
