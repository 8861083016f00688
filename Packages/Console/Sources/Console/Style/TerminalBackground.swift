/// The background of a terminal, on which the colors of the roles must be readable.
public enum TerminalBackground: String, Sendable, CaseIterable {
    /// A dark background, also assumed if the background is unknown.
    case dark
    /// A light background.
    case light

    /// Creates the background that `COLORFGBG` reports, such as `0;15` for black text on white.
    ///
    /// Terminals of the family of rxvt set the variable. The last number is a color of the 16
    /// colors.
    ///
    /// - Parameter io: The input, output and environment of the program.
    init(of io: any ProgramIO) {
        let number = io.environment("COLORFGBG")?.split(separator: ";").last.flatMap { Int($0) }
        self = number.map { $0 == 7 || (9...15).contains($0) } == true ? .light : .dark
    }

    /// Creates the background that a terminal reports, such as `11;rgb:ffff/ffff/ffff`.
    ///
    /// - Parameter response: The response to ``query``, without the characters around it; nil is
    ///   returned for another response.
    init?(response: [UInt8]) {
        let parts = String(decoding: response, as: UTF8.self).split(separator: ":")
        guard parts.count == 2, ["11;rgb", "11;rgba"].contains(parts[0]) else { return nil }
        let shares = parts[1].split(separator: "/").prefix(3).compactMap { digits in
            UInt16(digits, radix: 16).map { Double($0) / Double(1 << (4 * digits.count) - 1) }
        }
        guard shares.count == 3 else { return nil }
        let brightness = 0.299 * shares[0] + 0.587 * shares[1] + 0.114 * shares[2]
        self = brightness > 0.5 ? .light : .dark
    }

    /// The bytes of which a response consists, with those that end it.
    static let responseBytes = Set("0123456789abcdefABCDEFrg;:/\u{7}\u{1B}".utf8)

    /// The operating system command of xterm that asks for the background (OSC 11).
    static let query: StaticString = "\u{1B}]11;?\u{7}"
}
