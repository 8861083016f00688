/// Gathers what is wrong with a rules file, and goes on, so that one run tells everything.
struct RuleFileDecoder {
    let file: String
    /// What is wrong, in the order in which it was found.
    private(set) var problems: [Problem] = []

    init(file: String) {
        self.file = file
    }

    /// Notes that something is wrong.
    mutating func report(_ message: String, at place: TextPlace) {
        problems.append(Problem(.badData, at: "\(file):\(place)", message.onOneLine))
    }

    /// Notes that a name is unknown, and what was probably meant.
    mutating func reportUnknown(
        _ what: String,
        _ name: String,
        among names: [String],
        at place: TextPlace
    ) {
        let near = NearestName.of(name, in: names).map { "; did you mean \"\($0)\"?" }
        let list = names.isEmpty ? "" : "; there are \(names.joined(separator: ", "))"
        report("there is no \(what) \"\(name)\"\(near ?? list)", at: place)
    }

    /// The members of an object, by key. Other keys than these are reported.
    mutating func object(
        _ value: JSON5Value,
        _ what: String,
        keys: [String]
    ) -> [String: JSON5Value]? {
        guard case .object(let members) = value.content else {
            report("\(what) is an object, not \(value.kindName)", at: value.place)
            return nil
        }
        for member in members where !keys.contains(member.key) {
            reportUnknown("key", member.key, among: keys, at: member.place)
        }
        return Dictionary(
            members.map { ($0.key, $0.value) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The values of a list.
    mutating func list(_ value: JSON5Value?, _ what: String) -> [JSON5Value] {
        guard let value else { return [] }
        guard case .array(let values) = value.content else {
            report("\(what) is a list, not \(value.kindName)", at: value.place)
            return []
        }
        return values
    }

    /// A text that is not empty.
    mutating func text(_ value: JSON5Value?, _ what: String) -> String? {
        guard let value else { return nil }
        guard case .string(let text) = value.content else {
            report("\(what) is a text, not \(value.kindName)", at: value.place)
            return nil
        }
        guard !text.isEmpty else {
            report("\(what) is empty", at: value.place)
            return nil
        }
        return text
    }

    /// One text or a list of texts, with their places.
    mutating func texts(_ value: JSON5Value?, _ what: String) -> [(text: String, place: TextPlace)]
    {
        guard let value else { return [] }
        let values: [JSON5Value]
        switch value.content {
        case .array(let elements): values = elements
        case .string: values = [value]
        default:
            report("\(what) is a text or a list of texts, not \(value.kindName)", at: value.place)
            return []
        }
        return values.compactMap { element in
            text(element, "each of \(what)").map { ($0, element.place) }
        }
    }

    /// `true` or `false`.
    mutating func flag(_ value: JSON5Value?, _ what: String, or other: Bool = false) -> Bool {
        guard let value else { return other }
        guard case .bool(let flag) = value.content else {
            report("\(what) is true or false, not \(value.kindName)", at: value.place)
            return other
        }
        return flag
    }

    /// A whole number from 1.
    mutating func count(_ value: JSON5Value, _ what: String) -> Int? {
        guard case .number(let number) = value.content else {
            report("\(what) is a whole number from 1, not \(value.kindName)", at: value.place)
            return nil
        }
        guard let count = Int(exactly: number), count > 0 else {
            let written = Int(exactly: number).map(String.init) ?? "\(number)"
            let found = number.isFinite ? written : value.kindName
            report("\(what) is a whole number from 1, not \(found)", at: value.place)
            return nil
        }
        return count
    }

    /// One of the words of a list.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ value: JSON5Value?,
        _ what: String
    ) -> Choice? where Choice.RawValue == String {
        guard let value, let word = text(value, what) else { return nil }
        if let choice = Choice(rawValue: word) { return choice }
        reportUnknown(what, word, among: Choice.allCases.map(\.rawValue), at: value.place)
        return nil
    }

    /// A member that has to be there.
    mutating func required(
        _ key: String,
        of object: [String: JSON5Value],
        _ what: String,
        at place: TextPlace
    ) -> JSON5Value? {
        if let value = object[key] { return value }
        report("\(what) needs \"\(key)\"", at: place)
        return nil
    }
}
