/// The source of candidates for a value: a list in the answer of another command, such as the
/// nicknames in the answer of `account list`.
///
/// A completion script asks the program for the candidates each time.
public struct Completion: Sendable, Equatable {
    /// The words that call the command, which needs no arguments.
    let command: String

    /// The name of the list in the command's JSON document; also the name of the completion.
    let list: String

    /// The names of the members that contain candidates in each element; empty if the elements
    /// themselves are candidates.
    let members: [String]

    /// The name of the member that describes the candidates of an element; nil to describe each
    /// candidate by the other candidates of the same element.
    let description: String?

    /// The values of members that exclude an element, such as a card whose `state` is `lost`.
    let excluded: [String: String]

    /// Creates a completion from the list `list` in the answer of `command`.
    public init(
        _ command: String,
        _ list: String,
        _ members: [String] = [],
        excluding excluded: [String: String] = [:],
        description: String? = nil,
        beginning: Completion? = nil
    ) {
        (self.command, self.list, self.members) = (command, list, members)
        self.excluded = excluded
        self.description = description
        self.beginning = beginning?.list
    }

    /// The name of the completion that offers replacements for the part of a candidate before the
    /// slash; nil for no completion.
    ///
    /// For example, a card's name begins with the number of an account. The completion of accounts
    /// replaces this number with the account's nickname, so that both names are offered.
    let beginning: String?

    /// The number of elements after which the rest of a list is ignored, so that completion stays
    /// quick.
    static let mostElements = 2_000

    /// Returns the candidates in the elements of the list, each with a description.
    ///
    /// A candidate that several elements share, such as a nickname that is used twice, is left out.
    func candidates(in elements: [JSONValue]) -> [Candidate] {
        let elements = elements.filter { element in
            !excluded.contains { element[$0.key]?.text == $0.value }
        }
        let words = elements.map(words)
        let counts = Self.counts(words)
        return zip(elements, words).flatMap { element, words in
            words.filter { counts[$0] == 1 }.map { word in
                let others = words.filter { $0 != word }.joined(separator: ", ")
                return Candidate(
                    word: word,
                    help: description.map { element[$0]?.text ?? "" } ?? others
                )
            }
        }
    }

    /// Returns a dictionary from each candidate to the other candidates of the same element.
    ///
    /// A candidate that several elements share is left out of the values.
    func spellings(in elements: [JSONValue]) -> [String: [String]] {
        let words = elements.map(words)
        let counts = Self.counts(words)
        return words.reduce(into: [:]) { spellings, words in
            for word in words {
                spellings[word] = words.filter { $0 != word && counts[$0] == 1 }
            }
        }
    }

    private static func counts(_ words: [[String]]) -> [String: Int] {
        words.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    private func words(of element: JSONValue) -> [String] {
        (members.isEmpty ? [element.text] : members.map { element[$0]?.text })
            .compactMap { $0.flatMap { $0.contains(where: \.isNewline) ? nil : $0 } }
    }
}

/// A word that completes a value.
struct Candidate {
    let word: String
    let help: String

    /// Returns copies of this candidate with the other spellings of the part before the slash.
    ///
    /// - Parameter spellings: The other spellings of each word.
    func beginning(with spellings: [String: [String]]) -> [Candidate] {
        guard let slash = word.firstIndex(of: "/") else { return [] }
        return (spellings[String(word[..<slash])] ?? []).map {
            Candidate(word: $0 + word[slash...], help: help)
        }
    }
}

extension JSONValue {
    fileprivate var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }
}
