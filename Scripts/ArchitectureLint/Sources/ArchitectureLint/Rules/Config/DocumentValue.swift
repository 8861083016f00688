/// Collects the mistakes of a document, so that one run reports all of them.
final class DocumentMistakes {
    let file: String
    private(set) var problems: [Problem] = []
    /// The names of the groups defined so far, which messages suggest.
    var groupNames: [String] = []
    /// The names of the companion groups defined so far, such as `feature tests`.
    var companionNames: [String] = []

    init(file: String) { self.file = file }

    func report(_ message: String, at place: TextPlace) {
        problems.append(Problem(.badData, at: "\(file):\(place)", message.onOneLine))
    }

    /// Reports an unknown name; suggests the most similar of `names`, or else lists all of them.
    func reportUnknown(_ label: String, _ name: String, among names: [String], at place: TextPlace)
    {
        let near = NearestName.of(name, in: names).map { "; did you mean '\($0)'?" }
        let list = names.isEmpty ? "" : "; use one of \(names.joined(separator: ", "))"
        report("there is no \(label) '\(name)'\(near ?? list)", at: place)
    }
}

/// A value of a document, with the label by which messages refer to the value.
///
/// If the value does not have the type of an accessor, the accessor reports a mistake and returns
/// nil.
struct DocumentValue {
    let value: JSON5Value
    let label: String
    let mistakes: DocumentMistakes

    var place: TextPlace { value.place }

    /// Reads the text of a document.
    ///
    /// - Throws: `Problem` for a text that is not JSON5.
    static func read(_ bytes: [UInt8], file: String, label: String) throws(Problem) -> Self {
        do {
            let mistakes = DocumentMistakes(file: file)
            return Self(value: try JSON5Reader.read(bytes), label: label, mistakes: mistakes)
        } catch {
            throw Problem(.badData, at: "\(file):\(error.place)", error.message)
        }
    }

    func labeled(_ label: String) -> Self { Self(value: value, label: label, mistakes: mistakes) }

    func report(_ message: String) { mistakes.report("\(label) \(message)", at: place) }

    private func reportType<Value>(_ expected: String) -> Value? {
        report("must be \(expected), not \(value.kindName)")
        return nil
    }

    /// The value as a text that is not empty; reports any other value.
    var text: String? {
        guard case .string(let text) = value.content else { return reportType("a text") }
        guard text.isEmpty else { return text }
        report("is empty")
        return nil
    }

    var flag: Bool? {
        guard case .bool(let flag) = value.content else { return reportType("true or false") }
        return flag
    }

    /// The value as a whole number from 1; reports any other value.
    var count: Int? {
        guard case .number(let number) = value.content, number.isFinite else {
            return reportType("a whole number from 1")
        }
        let whole = Int(exactly: number)
        if let whole, whole > 0 { return whole }
        report("must be a whole number from 1, not \(whole.map(String.init) ?? "\(number)")")
        return nil
    }

    var list: [DocumentValue] {
        guard case .array = value.content else { return reportType("a list") ?? [] }
        return elements
    }

    /// The elements if the value is a list, or else the value itself.
    var elements: [DocumentValue] {
        var values = [value]
        if case .array(let elements) = value.content { values = elements }
        return values.map { Self(value: $0, label: "each of \(label)", mistakes: mistakes) }
    }

    /// The texts of a list, or a single text as a list.
    var texts: [(text: String, place: TextPlace)] {
        switch value.content {
        case .array, .string:
            elements.compactMap { element in element.text.map { ($0, element.place) } }
        default: reportType("a text or a list of texts") ?? []
        }
    }

    /// Returns the case of `Choice` that the text names; reports an unknown name.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ type: Choice.Type = Choice.self
    ) -> Choice? {
        guard let word = text else { return nil }
        if let choice = Choice(rawValue: word) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        mistakes.reportUnknown(label, word, among: names, at: place)
        return nil
    }

    /// Returns the cases that a text or a list of texts names; reports an empty list.
    func choices<Choice: RawRepresentable<String> & CaseIterable>(_ label: String) -> [Choice] {
        if elements.isEmpty { report("is empty") }
        return elements.compactMap { $0.labeled(label).choice() }
    }

    var object: DocumentObject? {
        guard case .object(let members) = value.content else { return reportType("an object") }
        return DocumentObject(value: self, entries: members)
    }

    /// Returns the object; reports keys other than `keys`.
    func object(keys: [String]) -> DocumentObject? { object?.checkingKeys(keys) }
}

/// An object of a document, such as a rule.
package struct DocumentObject {
    fileprivate let value: DocumentValue
    let entries: [JSON5Member]

    var mistakes: DocumentMistakes { value.mistakes }

    /// Reports keys other than `keys`, and returns the object.
    @discardableResult
    func checkingKeys(_ keys: [String]) -> Self {
        for entry in entries where !keys.contains(entry.key) {
            mistakes.reportUnknown("key", entry.key, among: keys, at: entry.place)
        }
        return self
    }

    /// The value of a key.
    ///
    /// - Parameter label: The label for messages; nil to use the key.
    subscript(key: String, label: String? = nil) -> DocumentValue? {
        entries.first { $0.key == key }.map {
            DocumentValue(value: $0.value, label: label ?? key, mistakes: mistakes)
        }
    }

    /// Returns the value of a key; reports a missing key.
    func required(_ key: String, _ label: String? = nil) -> DocumentValue? {
        let found = self[key, label]
        if found == nil { value.report("needs '\(key)'") }
        return found
    }
}
