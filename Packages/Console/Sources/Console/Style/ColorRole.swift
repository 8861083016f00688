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
    func parameters(_ depth: ColorDepth) -> String? {
        guard let color else { return nil }
        switch depth {
        case .none: return nil
        case .basic: return color.basic
        case .indexed: return "38;5;\(color.indexed)"
        case .direct:
            return "38;2;\(color.rgb >> 16 & 0xFF);\(color.rgb >> 8 & 0xFF);\(color.rgb & 0xFF)"
        }
    }

    /// A color for each color depth, readable on dark and light backgrounds.
    private struct Color {
        let basic: String
        let indexed: Int
        let rgb: Int

        init(_ basic: String, _ indexed: Int, _ rgb: Int) {
            (self.basic, self.indexed, self.rgb) = (basic, indexed, rgb)
        }
    }

    private var color: Color? {
        switch self {
        case .plain: nil
        case .accent: Color("36", 38, 0x1AA7C4)
        case .positive: Color("32", 35, 0x2FA866)
        case .negative: Color("31", 167, 0xE0525A)
        case .warning: Color("33", 172, 0xD6921A)
        // Faint, because the 16 colors have no gray that is readable on every background.
        case .muted: Color("2", 245, 0x868C96)
        case .palette(let number):
            Self.paletteColors[Int(number.magnitude % UInt(Self.paletteColors.count))]
        }
    }

    private static let paletteColors = [
        Color("34", 33, 0x4C8DFF), Color("32", 71, 0x4FA85B), Color("35", 170, 0xC86FD6),
        Color("33", 178, 0xC9A227), Color("36", 37, 0x22A6A1), Color("31", 167, 0xDB5A5A),
        Color("94", 105, 0x8C82F0), Color("92", 112, 0x86B817), Color("95", 205, 0xF06AA8),
        Color("93", 208, 0xEE7D2D), Color("96", 81, 0x5BB8E8), Color("91", 138, 0xB08272),
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
