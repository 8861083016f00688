/// Collects the mistakes of a document, so that one run reports all of them.
final class DocumentMistakes {
    let file: String
    private(set) var problems: [Problem] = []

    init(file: String) { self.file = file }

    func report(_ message: String, at place: TextPlace) {
        problems.append(Problem(.badData, at: "\(file):\(place)", message.onOneLine))
    }

    /// Reports an unknown name with the nearest known one, or else with all of them.
    func reportUnknown(_ label: String, _ name: String, among names: [String], at place: TextPlace)
    {
        let near = NearestName.of(name, in: names).map { "; did you mean '\($0)'?" }
        let list = names.isEmpty ? "" : "; there are \(names.joined(separator: ", "))"
        report("there is no \(label) '\(name)'\(near ?? list)", at: place)
    }
}

/// A value of a document with the label that messages give it.
///
/// Each accessor reports a value of another type and returns nil.
struct DocumentValue {
    let value: JSON5Value
    let label: String
    let mistakes: DocumentMistakes

    var place: TextPlace { value.place }

    func report(_ message: String) { mistakes.report("\(label) \(message)", at: place) }

    private func reportType(_ expected: String) { report("is \(expected), not \(value.kindName)") }

    /// A text that is not empty.
    var text: String? {
        guard case .string(let text) = value.content else {
            reportType("a text")
            return nil
        }
        guard !text.isEmpty else {
            report("is empty")
            return nil
        }
        return text
    }

    var flag: Bool? {
        guard case .bool(let flag) = value.content else {
            reportType("true or false")
            return nil
        }
        return flag
    }

    /// A whole number from 1.
    var count: Int? {
        guard case .number(let number) = value.content, number.isFinite else {
            reportType("a whole number from 1")
            return nil
        }
        let whole = Int(exactly: number)
        guard let whole, whole > 0 else {
            report("is a whole number from 1, not \(whole.map(String.init) ?? "\(number)")")
            return nil
        }
        return whole
    }

    var list: [DocumentValue] {
        guard case .array = value.content else {
            reportType("a list")
            return []
        }
        return elements
    }

    /// The elements of a list, or the value itself.
    var elements: [DocumentValue] {
        var values = [value]
        if case .array(let elements) = value.content { values = elements }
        return values.map {
            DocumentValue(value: $0, label: "each of \(label)", mistakes: mistakes)
        }
    }

    /// The texts of a list, or a single text as a list.
    var texts: [(text: String, place: TextPlace)] {
        switch value.content {
        case .array, .string:
            return elements.compactMap { element in element.text.map { ($0, element.place) } }
        default:
            reportType("a text or a list of texts")
            return []
        }
    }

    /// The case of an enumeration that the text names.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> Choice? {
        guard let word = text else { return nil }
        if let choice = Choice(rawValue: word) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        mistakes.reportUnknown(label, word, among: names, at: place)
        return nil
    }

    /// The object; reports keys other than `keys`.
    func object(keys: [String]) -> DocumentObject? {
        guard case .object(let members) = value.content else {
            reportType("an object")
            return nil
        }
        for member in members where !keys.contains(member.key) {
            mistakes.reportUnknown("key", member.key, among: keys, at: member.place)
        }
        return DocumentObject(
            place: place,
            label: label,
            mistakes: mistakes,
            members: Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
        )
    }
}

/// An object of a document.
struct DocumentObject {
    let place: TextPlace
    let label: String
    let mistakes: DocumentMistakes
    fileprivate let members: [String: JSON5Value]

    var isEmpty: Bool { members.isEmpty }

    /// The value of a key.
    ///
    /// - Parameter label: The name that messages give it, if it is another than the key.
    subscript(key: String, label: String? = nil) -> DocumentValue? {
        members[key].map { DocumentValue(value: $0, label: label ?? key, mistakes: mistakes) }
    }

    /// The value of a key; reports a missing one.
    func required(_ key: String, _ label: String? = nil) -> DocumentValue? {
        if members[key] == nil { mistakes.report("\(self.label) needs '\(key)'", at: place) }
        return self[key, label]
    }
}
