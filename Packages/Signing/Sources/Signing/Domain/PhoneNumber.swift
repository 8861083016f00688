package import Bookkeeping

/// A Korean phone number, stored with dashes, such as `010-1234-5678`.
package struct PhoneNumber: Sendable, Hashable, CustomStringConvertible {
    /// The area or service code, the exchange code, and the last four digits, joined by dashes.
    package let description: String

    // The prefixes of the numbering plan, and the number of digits that follow. 02 is Seoul, 010
    // mobile, 01x mobile in the past, 070 internet telephony.
    private static let plan: [(prefixes: [String], least: Int, most: Int)] = [
        (["02"], 7, 8),
        (["031", "032", "033", "041", "042", "043", "044"], 7, 8),
        (["051", "052", "053", "054", "055", "061", "062", "063", "064"], 7, 8),
        (["010"], 8, 8),
        (["011", "016", "017", "018", "019"], 7, 8),
        (["070"], 8, 8),
        ((0...9).map { "050\($0)" }, 7, 8),
    ]

    /// Parses a phone number that is written without dashes, with both dashes, or with spaces in the
    /// place of dashes.
    ///
    /// - Throws: `BankError` `customer.phone`.
    package init(parsing text: String) throws(BankError) {
        let typed = text.replacing(" ", with: "-")
        let digits = typed.filter { $0 != "-" }
        guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let prefix = Self.prefix(of: digits)
        else { throw Self.refusal(text) }
        let rest = digits.dropFirst(prefix.count)
        let dashed = "\(prefix)-\(rest.dropLast(4))-\(rest.suffix(4))"
        guard typed == digits || typed == dashed else { throw Self.refusal(text) }
        description = dashed
    }

    /// The digits without dashes, in ASCII.
    var digits: [UInt8] { description.utf8.filter { $0 != UInt8(ascii: "-") } }

    private static func prefix(of digits: String) -> String? {
        for (prefixes, least, most) in plan {
            for prefix in prefixes where digits.hasPrefix(prefix) {
                return (least...most).contains(digits.count - prefix.count) ? prefix : nil
            }
        }
        return nil
    }

    private static func refusal(_ text: String) -> BankError {
        BankError(
            .badData,
            code: "customer.phone",
            "'\(text)' is not a Korean phone number; write it as 010-1234-5678"
        )
    }
}

extension PhoneNumber: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            try self.init(parsing: container.decode(String.self))
        } catch let error as BankError {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: error.message)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
