/// Texts made safe to print: what could move the cursor, change the terminal or turn the direction
/// of the text around is shown instead of done.
public enum TerminalSafe {
    /// A text as one line: line breaks and tabs become visible too.
    ///
    /// - Parameter text: any text, from a person or from a file.
    /// - Returns: the text with `\n`, `\t`, `\u{1B}` written out.
    public static func line(_ text: String) -> String {
        escape(text) { _ in false }
    }

    /// A text of several lines, which keeps its line breaks.
    ///
    /// - Parameter text: a text the program has made.
    /// - Returns: the text with everything unsafe but line feeds and tabs written out.
    public static func lines(_ text: String) -> String {
        escape(text) { $0 == "\n" || $0 == "\t" }
    }

    private static func escape(
        _ text: String,
        except isKept: (Unicode.Scalar) -> Bool
    ) -> String {
        guard text.unicodeScalars.contains(where: { isUnsafe($0) && !isKept($0) }) else {
            return text
        }
        var safe = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isUnsafe(scalar) && !isKept(scalar) {
                safe.append(contentsOf: spelling(of: scalar).unicodeScalars)
            } else {
                safe.append(scalar)
            }
        }
        return String(safe)
    }

    /// Control characters (Cc: C0, DEL, C1), what breaks lines, what turns the direction of text
    /// (Unicode Standard Annex #9, and its deprecated forms), and the invisible characters by which
    /// two texts that differ look the same. Joiners are kept: emoji and Persian need them.
    static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x200B, 0x200E, 0x200F: true
        case 0x2028...0x202E, 0x2060...0x206F: true
        case 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }

    private static func spelling(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }
}
