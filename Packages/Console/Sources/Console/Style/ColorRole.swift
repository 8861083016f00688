/// The meaning of a color, independent of the colors that a terminal supports.
public enum ColorRole: Sendable, Hashable {
    /// The color of ordinary text.
    case plain
    /// The color of the most important text: a headline, a key, the focus.
    case accent
    /// The color of success and of incoming money.
    case positive
    /// The color of failure, danger and outgoing money.
    case negative
    /// The color of text that needs attention.
    case warning
    /// The color of labels, borders and hints.
    case muted
    /// A numbered color that distinguishes things of one kind, such as packages.
    ///
    /// There are ``paletteSize`` colors; larger numbers start again with the first color.
    case palette(Int)

    /// The number of distinguishable colors of the palette.
    public static let paletteSize = paletteColors.count

    /// Returns the color as parameters of an SGR escape sequence; nil for the color of ordinary
    /// text.
    func parameters(_ depth: ColorDepth, on background: TerminalBackground) -> String? {
        guard let pair else { return nil }
        let color = background == .dark ? pair.dark : pair.light
        switch depth {
        case .none: return nil
        case .basic: return color.basic.isEmpty ? nil : color.basic
        case .indexed: return "38;5;\(color.indexed)"
        case .direct:
            return "38;2;\(color.rgb >> 16 & 0xFF);\(color.rgb >> 8 & 0xFF);\(color.rgb & 0xFF)"
        }
    }

    /// A color for each color depth.
    ///
    /// In the 16 colors, an empty string is the color of ordinary text. Further parameters underline
    /// (4) or slant (3) the text, because few of these colors are readable on every terminal.
    private typealias Color = (basic: String, indexed: Int, rgb: Int)

    /// The colors on dark and light backgrounds, each with a contrast of at least 4.5:1.
    private struct Pair {
        let dark: Color
        let light: Color

        init(_ dark: Color, _ light: Color) {
            (self.dark, self.light) = (dark, light)
        }
    }

    private var pair: Pair? {
        switch self {
        case .plain: nil
        case .accent: Pair(("36", 38, 0x1AA7C4), ("34", 24, 0x13798E))
        case .positive: Pair(("32", 35, 0x2FA866), ("", 28, 0x237D4C))
        case .negative: Pair(("91", 167, 0xE26067), ("31", 160, 0xD52630))
        case .warning: Pair(("33", 172, 0xD6921A), ("1", 94, 0x956512))
        case .muted: Pair(("37", 245, 0x868C96), ("", 242, 0x696F79))
        case .palette(let number):
            Self.paletteColors[Int(number.magnitude % UInt(Self.paletteColors.count))]
        }
    }

    private static let paletteColors = [
        Pair(("36", 33, 0x4C8DFF), ("34", 27, 0x0761FF)),
        Pair(("32", 71, 0x4FA85B), ("30", 28, 0x3A7C43)),
        Pair(("97", 170, 0xC86FD6), ("31", 127, 0xAF37C2)),
        Pair(("33", 178, 0xC9A227), ("34;4", 94, 0x866C1A)),
        Pair(("96", 37, 0x22A6A1), ("30;4", 23, 0x197C78)),
        Pair(("91", 167, 0xDC5C5C), ("31;4", 160, 0xD22E2E)),
        Pair(("37", 105, 0x8C82F0), ("34;3", 62, 0x6558EB)),
        Pair(("92", 112, 0x86B817), ("30;3", 58, 0x58790F)),
        Pair(("91;4", 205, 0xF06AA8), ("31;3", 161, 0xD4156E)),
        Pair(("93", 208, 0xEE7D2D), ("34;3;4", 130, 0xB3530E)),
        Pair(("36;4", 81, 0x5BB8E8), ("30;3;4", 24, 0x1776A7)),
        Pair(("33;4", 138, 0xB08272), ("31;3;4", 95, 0x936352)),
    ]
}

/// The number of colors that a terminal can show.
public enum ColorDepth: Sendable, Hashable, CaseIterable {
    /// No colors and no other styles.
    case none
    /// The 16 colors of ECMA-48, as the user has configured them.
    case basic
    /// 256 colors.
    case indexed
    /// 24-bit colors.
    case direct
}
