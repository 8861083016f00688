import Bookkeeping
import Console

extension EntryReceipt {
    /// Returns the content of the receipt for a person.
    ///
    /// - Parameters:
    ///   - title: The sentence above the facts.
    ///   - checkpoint: The checkpoint of the receipt.
    ///   - key: The public key of the log.
    func blocks(_ title: String, _ checkpoint: Checkpoint, signedWith key: VerifierKey) -> [Block] {
        let entry = CanonicalJSON(entry) ?? .object([])
        let signed = entry["authority"]["signed"]["preview"].text
        return [.line(title), .fields(Self.facts(of: entry))]
            + (signed.isEmpty ? [] : [.heading("Signed"), .text(signed)])
            + [.heading("Checkpoint"), .fields(Self.facts(of: checkpoint, signedWith: key))]
    }

    /// The facts of the entry: what, when, how much, and by which authority.
    private static func facts(of entry: CanonicalJSON) -> [Field] {
        let authority = entry["authority"]
        let signer = authority["customer"].text + authority["holder"].text
        let when = Timestamp(milliseconds: entry["time"].number)
        let (first, last) = (
            [("What", entry["purpose"].text), ("When", "\(entry["date"].text), written \(when)")],
            [
                ("Memo", entry["memo"].text),
                ("By", signer.isEmpty ? "" : "the \(authority["kind"].text) (\(signer))"),
                ("Id", entry["id"].text),
            ]
        )
        return (first + entry["legs"].elements.map(leg) + last)
            .compactMap { $1.isEmpty ? nil : Field($0, $1) }
    }

    /// Returns the facts of a checkpoint: its log and key, and what it covers.
    static func facts(of checkpoint: Checkpoint, signedWith key: VerifierKey) -> [Field] {
        [
            Field("Log", checkpoint.origin),
            Field("Key", key.description),
            Field("Entries", String(checkpoint.head.size)),
            Field("Root", checkpoint.head.root.description),
        ]
    }

    private static func leg(_ leg: CanonicalJSON) -> (String, String) {
        let (money, text) = (Money(won: leg["amount"].number), leg["text"].text)
        let name = leg["side"].text == "debit" ? "From" : "To"
        return (name, "\(leg["account"].text)  \(money)  (\(text))")
    }
}

extension CanonicalJSON {
    fileprivate subscript(key: String) -> CanonicalJSON {
        guard case .object(let members) = self else { return .string("") }
        return members.first { $0.key == key }?.value ?? .string("")
    }

    fileprivate var text: String { if case .string(let text) = self { text } else { "" } }
    fileprivate var number: Int64 { if case .integer(let number) = self { number } else { 0 } }
    fileprivate var elements: [CanonicalJSON] {
        if case .array(let elements) = self { elements } else { [] }
    }
}
