/// The completion of a value by the answer of another command, such as the nicknames in the answer
/// of `account list`.
///
/// A completion script asks the program for the words each time.
public struct Completion: Sendable, Equatable {
    /// The words that call the command, which needs no arguments.
    let command: String

    /// The name of the list in the command's JSON document, which also names the completion.
    let list: String

    /// The members of an element that complete the value; empty for a list of words.
    let members: [String]

    /// The member of an element that describes the candidate; nil for the other members.
    let description: String?

    /// Creates a completion.
    ///
    /// - Parameters:
    ///   - command: The words that call the command, which needs no arguments.
    ///   - list: The name of the list in the command's JSON document.
    ///   - members: The members of an element that complete the value; empty for a list of words.
    ///   - description: The member of an element that describes the candidate; nil for the other
    ///     members.
    public init(
        _ command: String,
        _ list: String,
        _ members: [String] = [],
        description: String? = nil
    ) {
        (self.command, self.list, self.members) = (command, list, members)
        self.description = description
    }

    /// The number of elements after which the list is cut, so that completing stays quick.
    static let mostElements = 2_000

    /// Returns the candidates in an element that begin with a prefix, each with a description.
    func candidates(in element: JSONValue, prefix: String) -> [(word: String, help: String)] {
        let words = members.isEmpty ? [element.text] : members.map { element[$0]?.text }
        return words.enumerated().compactMap { position, word in
            guard let word, word.hasPrefix(prefix), !word.contains(where: \.isNewline) else {
                return nil
            }
            if let description { return (word, element[description]?.text ?? "") }
            let others = words.enumerated().filter { $0.offset != position }.compactMap(\.element)
            return (word, others.joined(separator: ", "))
        }
    }
}

extension JSONValue {
    fileprivate var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }
}
