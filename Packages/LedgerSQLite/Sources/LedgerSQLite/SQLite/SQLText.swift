/// The text of a statement: one literal, or two literals that are joined.
///
/// Several statements can have the same first literal.
///
/// Literals are never freed, so their addresses identify a statement without comparing its text.
struct SQLText: ExpressibleByStringLiteral {
    private let head: StaticString
    private let tail: StaticString

    init(stringLiteral literal: StaticString) {
        self.init(literal, "")
    }

    init(_ head: StaticString, _ tail: StaticString) {
        self.head = head
        self.tail = tail
    }

    var text: String { "\(head)\(tail)" }
}

extension SQLText: Hashable {
    static func == (left: SQLText, right: SQLText) -> Bool {
        left.head.utf8Start == right.head.utf8Start && left.tail.utf8Start == right.tail.utf8Start
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(UInt(bitPattern: head.utf8Start) ^ UInt(bitPattern: tail.utf8Start))
    }
}
