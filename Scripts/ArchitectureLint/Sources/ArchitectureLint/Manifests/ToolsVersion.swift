/// The tools version in the first line of a manifest.
package struct ToolsVersion: Equatable, Sendable {
    let major: Int
    let minor: Int
    let patch: Int

    /// The version in three parts, such as `6.2.0`.
    package var description: String { "\(major).\(minor).\(patch)" }

    /// The major and minor version as one number: 506 for 5.6, 510 for 5.10.
    var number: Int { major * 100 + minor }
}

extension ToolsVersion {
    /// Parses the first line of a manifest.
    ///
    /// Only spellings like `// swift-tools-version: 6.2` are parsed. SwiftPM accepts further
    /// spellings; a manifest with such a spelling is evaluated.
    package init?(firstLineOf bytes: [UInt8]) {
        var line = bytes.prefix { $0 != Byte.newline }
        guard line.count <= 60 else { return nil }
        if line.last == Byte.carriageReturn { line.removeLast() }
        let text = String(decoding: line, as: UTF8.self)
        guard text.hasPrefix("// swift-tools-version:") || text.hasPrefix("//swift-tools-version:")
        else { return nil }
        self.init(plain: text.drop { $0 != ":" }.dropFirst().drop { $0 == " " })
        // SwiftPM knows other spellings since 5.4.
        guard number > 503 || text.hasPrefix("// swift-tools-version:\(major)") else { return nil }
    }

    /// Parses a version of two or three numbers, each from 0 to 99.
    package init?(plain text: Substring) {
        guard let numbers = text.versionNumbers(digits: 2), (2...3).contains(numbers.count) else {
            return nil
        }
        major = numbers[0]
        minor = numbers[1]
        patch = numbers.count == 3 ? numbers[2] : 0
    }
}

extension StringProtocol {
    /// The numbers of a version such as `6.2.0`, each without leading zeros; nil for another text.
    ///
    /// - Parameter digits: The largest number of digits in a number.
    func versionNumbers(digits: Int) -> [Int]? {
        let parts = split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part -> Int? in
            guard (1...digits).contains(part.utf8.count), part.utf8.allSatisfy(Byte.isDigit),
                part == "0" || !part.hasPrefix("0")
            else { return nil }
            return Int(part)
        }
        return numbers.count == parts.count ? numbers : nil
    }
}

extension ToolsVersion: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}
