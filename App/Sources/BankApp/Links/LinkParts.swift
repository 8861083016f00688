import Console

/// The percent-decoded parts of a link `scheme://segment/segment?name=value&name=value` (RFC 3986).
///
/// A link with a fragment, a repeated parameter, or bytes that are not UTF-8 is refused.
struct LinkParts: Sendable, Hashable {
    /// The link as it was typed.
    let link: String
    let scheme: String
    /// The host, followed by the segments of the path.
    let path: [String]
    let query: [String: String]

    /// - Throws: `Failure` `link.form` if the text is not a valid link.
    init(_ link: String) throws(Failure) {
        self.link = link
        let bytes = Array(link.utf8)
        guard let colon = link.firstRange(ofText: "://"), !link.contains("#") else {
            throw .link(
                "form",
                "'\(link)' is not a link; use the form 'scheme://place?name=value' without '#'"
            )
        }
        guard bytes.count <= Self.longest else {
            throw .link("form", "the link is longer than \(Self.longest) bytes; shorten it")
        }
        scheme = link[..<colon.lowerBound].lowercased()
        let rest = link[colon.upperBound...]
        let question = rest.firstIndex(of: "?") ?? rest.endIndex
        var path: [String] = []
        let segments = rest[..<question].split(separator: "/", omittingEmptySubsequences: false)
        for (index, segment) in segments.enumerated() {
            // An extra slash leads to the same place; a link without a host leads nowhere.
            guard index == 0 || !segment.isEmpty else { continue }
            path.append(try Self.decoded(segment, in: link))
        }
        // A host ignores capitals (RFC 3986, 3.2.2).
        if let host = path.first { path[0] = host.lowercased() }
        self.path = path
        query = try Self.query(rest[question...].dropFirst(), in: link)
    }

    private static let longest = 2_000

    private static func query(
        _ text: Substring,
        in link: String
    ) throws(Failure) -> [String: String] {
        var query: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let equals = pair.firstIndex(of: "=") ?? pair.endIndex
            let name = try decoded(pair[..<equals], in: link)
            let value = try decoded(pair[equals...].dropFirst(), in: link)
            guard query.updateValue(value, forKey: name) == nil else {
                throw .link("form", "parameter '\(name)' is given twice in '\(link)'; give it once")
            }
        }
        return query
    }

    private static func decoded(_ text: Substring, in link: String) throws(Failure) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, let text = String(digits), text.allSatisfy(\.isHexDigit),
                let value = UInt8(text, radix: 16)
            else {
                throw .link("form", "'%' is not followed by two hex digits in '\(link)'")
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        guard let decoded = String(validating: bytes, as: UTF8.self) else {
            throw .link("form", "the bytes after '%' in '\(link)' are not UTF-8")
        }
        return decoded
    }
}

extension String {
    fileprivate func firstRange(ofText text: String) -> Range<String.Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) {
                return start..<index(start, offsetBy: text.count)
            }
            start = index(after: start)
        }
        return nil
    }
}
