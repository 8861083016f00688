/// Texts as XML writes them. What XML cannot hold at all is written as Swift writes it: `\u{1B}`.
enum XMLText {
    /// A text between tags.
    static func content(_ text: String) -> String {
        escaped(text) { scalar in
            switch scalar {
            case "\n", "\t", "\"", "'": "\(scalar)"
            default: nil
            }
        }
    }

    /// A text between quotes, where a reader would take a line break for a space.
    static func attribute(_ text: String) -> String { escaped(text) { _ in nil } }

    private static func escaped(
        _ text: String,
        except kept: (Unicode.Scalar) -> String?
    ) -> String {
        text.unicodeScalars.reduce(into: "") { written, scalar in
            if let text = kept(scalar) {
                written += text
                return
            }
            switch scalar {
            case "&": written += "&amp;"
            case "<": written += "&lt;"
            case ">": written += "&gt;"
            case "\"": written += "&quot;"
            case "'": written += "&apos;"
            case "\t", "\n", "\r": written += "&#\(scalar.value);"
            case _ where scalar.value & 0xFFFE == 0xFFFE || scalar.isNoText:
                written += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: written.unicodeScalars.append(scalar)
            }
        }
    }
}
