import BookkeepingTesting
import Console
import ConsoleTesting
import RIBs

/// Presses random keys, and often types the password where it is asked for, or the example of a field.
@MainActor
struct RandomKeys {
    let seed: UInt64
    let count: Int
    /// The entry of Home to open each time; nil for any.
    let entry: ScreenAction.ID?

    func run(in window: Window) async throws {
        var generator = SeededGenerator(seed: seed)
        let person = ScreenUser(at: window)
        var pressed = 0
        var deepest = 0
        var screens: Set<String> = []
        var signings = 0
        while pressed < count {
            // The first screen offers leaving, which random keys would choose soon.
            let isFirstScreen = window.depth <= 1
            if isFirstScreen {
                let door = entry == nil ? Self.doors.randomElement(using: &generator) : nil
                try await person.press(door ?? "sign-in")
                pressed += 1
                continue
            }
            if let entry, person.screen.actions.contains(where: { $0.id == entry }) {
                try await person.press(entry)
                pressed += 1
                continue
            }
            if Self.asksForPassword(person.screen), Int.random(in: 0..<3, using: &generator) > 0 {
                for digit in "482915" { await person.press(keys: .character(digit)) }
                await person.press(keys: .enter)
                pressed += 7
                signings += 1
                continue
            }
            if let prompt = person.screen.prompt, prompt.kind == .text, !prompt.placeholder.isEmpty,
                Int.random(in: 0..<8, using: &generator) == 0
            {
                await person.press(keys: .control("u"), .paste(prompt.placeholder), .enter)
                pressed += 3
                continue
            }
            await person.press(keys: Self.key(using: &generator))
            pressed += 1
            deepest = max(deepest, window.depth)
            screens.insert(Self.kind(of: person.screen.title))
        }
        let counts = "deepest \(deepest) passwords \(signings) screens \(screens.count)"
        print("pressed \(pressed) \(counts)")
        print("kinds \(screens.sorted().joined(separator: "; "))")
    }

    /// The actions of the first screen, other than leaving; signing in leads to all others.
    private static let doors: [ScreenAction.ID] = [
        "sign-in", "sign-in", "sign-in", "sign-in", "join", "forgot", "play",
    ]

    private static func asksForPassword(_ screen: Screen) -> Bool {
        if case .secret = screen.prompt?.kind { true } else { false }
    }

    /// Returns the first words of a title, without numbers of accounts and cards.
    private static func kind(of title: String) -> String {
        title.split(separator: " ").prefix(2).filter { !$0.contains { $0.isNumber } }
            .joined(separator: " ")
    }

    private static let characters = Array(
        "0123456789만천억,. -/?abcdefghijklmnopqrstuvwxyz한글가힣é👍🏽\u{0301}"
    )
    private static let others: [Key] = [
        .tab, .backTab, .escape, .backspace, .delete, .left, .right, .home, .end, .pageUp,
        .pageDown, .control("a"), .control("e"), .control("u"), .control("k"), .control("w"),
        .control("l"), .control("x"), .paste("1만\n2만"), .paste("\u{1B}[31m"),
    ]

    private static func key(using generator: inout SeededGenerator) -> Key {
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<25: .down
        case ..<35: .up
        case ..<60: .enter
        case ..<85: .character(characters.randomElement(using: &generator) ?? "1")
        default: others.randomElement(using: &generator) ?? .tab
        }
    }
}
