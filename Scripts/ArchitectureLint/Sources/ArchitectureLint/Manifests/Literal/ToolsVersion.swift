/// The version of the tools that a manifest was written for, from its first line.
package struct ToolsVersion: Equatable, Sendable {
    let major: Int
    let minor: Int
    let patch: Int

    /// Always in three parts.
    package var description: String { "\(major).\(minor).\(patch)" }

    /// As a number that grows with it: 506 for 5.6, 510 for 5.10.
    var number: Int { major * 100 + minor }

    /// The language mode that manifests and sources are read in when nothing else is said.
    package var languageMode: String { major >= 6 ? "6" : "\(major)" }

    /// The version that a manifest's text starts with.
    ///
    /// SwiftPM also takes other spellings (other spaces, capitals, later lines); whoever uses them
    /// asks SwiftPM.
    ///
    /// - Returns: nothing when the first line is not plainly `// swift-tools-version: 6.2`.
    package init?(firstLineOf bytes: [UInt8]) {
        var line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        guard line.count <= 60 else { return nil }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        let text = String(decoding: line, as: UTF8.self)
        let usual = "// swift-tools-version:"
        let isUsual = text.hasPrefix(usual)
        guard isUsual || text.hasPrefix("//swift-tools-version:") else { return nil }
        let rest = text.drop { $0 != ":" }.dropFirst()
        self.init(plain: rest.drop { $0 == " " })
        // Before 5.4 there was one way to write it.
        guard number >= 504 || (isUsual && !rest.hasPrefix(" ")) else { return nil }
    }

    /// A version of two or three plain numbers.
    package init?(plain text: Substring) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap(Self.number(of:))
        guard numbers.count == parts.count, numbers.count == 2 || numbers.count == 3 else {
            return nil
        }
        major = numbers[0]
        minor = numbers[1]
        patch = numbers.count == 3 ? numbers[2] : 0
    }

    private static func number(of text: Substring) -> Int? {
        guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy(\.isDecimalDigit),
            text == "0" || !text.hasPrefix("0")
        else { return nil }
        return Int(text)
    }
}
