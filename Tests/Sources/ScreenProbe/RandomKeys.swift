import Console
import ConsoleTesting
import RIBs

/// A person who presses keys at random, many of them, and happens to know the password.
@MainActor
struct RandomKeys {
    let seed: UInt64
    let count: Int
    /// Where the person goes each time they come to Home; nil for anywhere.
    let entry: ScreenAction.ID?

    func run(in window: Window) async throws {
        var generator = Generator(state: seed)
        let person = ScreenUser(at: window)
        var pressed = 0
        var deepest = 0
        var screens: Set<String> = []
        var signings = 0
        while pressed < count {
            // Whoever leaves the bank ends the session, and a random person would do little else.
            let isDoor = window.depth <= 1
            if isDoor {
                await person.press(keys: .home, .up, .up, .up, .enter)
                pressed += 5
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
            await person.press(keys: Self.key(using: &generator))
            pressed += 1
            deepest = max(deepest, window.depth)
            screens.insert(Self.kind(of: person.screen.title))
        }
        let told = "deepest \(deepest) passwords \(signings) screens \(screens.count)"
        print("pressed \(pressed) \(told)")
        print("kinds \(screens.sorted().joined(separator: "; "))")
    }

    private static func asksForPassword(_ screen: Screen) -> Bool {
        if case .secret = screen.prompt?.kind { true } else { false }
    }

    /// The title without numbers and names, which would make each account a kind of its own.
    private static func kind(of title: String) -> String {
        title.split(separator: " ").prefix(2).filter { !$0.contains { $0.isNumber } }
            .joined(separator: " ")
    }

    private static let characters = Array("0123456789만천억,. -/abqxyz한글가힣é👍🏽\u{0301}")
    private static let others: [Key] = [
        .tab, .backTab, .escape, .backspace, .delete, .left, .right, .home, .end, .pageUp,
        .pageDown, .control("a"), .control("e"), .control("u"), .control("k"), .control("w"),
        .control("l"), .control("x"), .paste("1만\n2만"), .paste("\u{1B}[31m"),
    ]

    private static func key(using generator: inout Generator) -> Key {
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<25: .down
        case ..<35: .up
        case ..<60: .enter
        case ..<85: .character(characters.randomElement(using: &generator) ?? "1")
        default: others.randomElement(using: &generator) ?? .tab
        }
    }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): the same keys for the same seed.
struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
