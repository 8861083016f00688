import Foundation
import Testing

@testable import Console

@Suite("The contrast of colors")
struct ContrastTests {
    /// The 16 colors of a terminal with its default settings, on one of its backgrounds.
    struct Palette: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let kind: TerminalBackground
        let background: Int
        let colors: [Int]

        /// The color of ordinary text.
        var text: Int { kind == .dark ? colors[7] : colors[0] }
    }

    private static let xterm = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    private static let macOS = [
        0x000000, 0xC23621, 0x25BC24, 0xADAD27, 0x492EE1, 0xD338D3, 0x33BBC8, 0xCBCCCD,
        0x818383, 0xFC391F, 0x31E722, 0xEAEC23, 0x5833FF, 0xF935F8, 0x14F0F0, 0xE9EBEB,
    ]
    private static let campbell = [
        0x0C0C0C, 0xC50F1F, 0x13A10E, 0xC19C00, 0x0037DA, 0x881798, 0x3A96DD, 0xCCCCCC,
        0x767676, 0xE74856, 0x16C60C, 0xF9F1A5, 0x3B78FF, 0xB4009E, 0x61D6D6, 0xF2F2F2,
    ]
    private static let codeDark = [
        0x000000, 0xCD3131, 0x0DBC79, 0xE5E510, 0x2472C8, 0xBC3FBC, 0x11A8CD, 0xE5E5E5,
        0x666666, 0xF14C4C, 0x23D18B, 0xF5F543, 0x3B8EEA, 0xD670D6, 0x29B8DB, 0xE5E5E5,
    ]
    private static let codeLight = [
        0x000000, 0xCD3131, 0x00BC00, 0x949800, 0x0451A5, 0xBC05BC, 0x0598BC, 0x555555,
        0x666666, 0xCD3131, 0x14CE14, 0xB5BA00, 0x0451A5, 0xBC05BC, 0x0598BC, 0xA5A5A5,
    ]

    static let palettes = [
        ("xterm", TerminalBackground.dark, 0x000000, xterm),
        ("xterm", .light, 0xFFFFFF, xterm),
        ("macOS Terminal", .dark, 0x000000, macOS),
        ("macOS Terminal", .light, 0xFFFFFF, macOS),
        ("Windows Terminal", .dark, 0x0C0C0C, campbell),
        ("Windows Terminal", .light, 0xFFFFFF, campbell),
        ("VS Code", .dark, 0x1E1E1E, codeDark),
        ("VS Code", .light, 0xFFFFFF, codeLight),
    ].map { name, kind, background, colors in
        Palette(
            testDescription: "\(name), \(kind)",
            kind: kind,
            background: background,
            colors: colors
        )
    }

    private static let roles: [ColorRole] =
        [.plain, .accent, .positive, .negative, .warning, .muted]
        + (0..<ColorRole.paletteSize).map { .palette($0) }

    @Test("every role is readable at 4.5:1 in every depth, bold and reversed", arguments: palettes)
    func contrast(palette: Palette) throws {
        for depth in [ColorDepth.basic, .indexed, .direct] {
            for role in Self.roles {
                for (isBold, isReversed) in [(false, false), (true, false), (true, true)] {
                    let style = Style(role: role, isBold: isBold, isReversed: isReversed)
                    let parameters = style.parameters(depth, on: palette.kind) ?? ""
                    let color = try color(parameters, in: palette)
                    let contrast = Self.contrast(color, palette.background)
                    #expect(contrast >= 4.5, "\(role) at \(depth) is '\(parameters)'")
                }
            }
        }
    }

    /// Returns the color that a terminal shows for the parameters of an escape sequence.
    private func color(_ parameters: String, in palette: Palette) throws -> Int {
        let numbers = parameters.split(separator: ";").map { Int($0) ?? -1 }
        // Each of these terminals shows bold text of the first eight colors in the bright color.
        let bright = numbers.first == 1 ? 8 : 0
        guard let start = numbers.firstIndex(where: { $0 >= 30 }) else { return palette.text }
        switch numbers[start] {
        case 30...37: return palette.colors[numbers[start] - 30 + bright]
        case 90...97: return palette.colors[numbers[start] - 90 + 8]
        default: break
        }
        try #require(numbers[start] == 38)
        guard numbers[start + 1] == 5 else {
            return numbers[start + 2] << 16 | numbers[start + 3] << 8 | numbers[start + 4]
        }
        return Self.indexed(numbers[start + 2])
    }

    /// Returns a color of the 6 × 6 × 6 cube or of the grays, which are the same in all terminals.
    private static func indexed(_ index: Int) -> Int {
        let levels = [0, 95, 135, 175, 215, 255]
        let gray = 8 + 10 * (index - 232)
        guard index < 232 else { return gray << 16 | gray << 8 | gray }
        let (red, green, blue) = ((index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6)
        return levels[red] << 16 | levels[green] << 8 | levels[blue]
    }

    /// Returns the contrast ratio of two colors (WCAG 2.2).
    private static func contrast(_ one: Int, _ other: Int) -> Double {
        let (first, second) = (luminance(of: one), luminance(of: other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private static func luminance(of color: Int) -> Double {
        let shares = [16, 8, 0].map { shift -> Double in
            let share = Double(color >> shift & 0xFF) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * shares[0] + 0.7152 * shares[1] + 0.0722 * shares[2]
    }
}
