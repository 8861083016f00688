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
        [
            .line(title), .fields(facts), .heading("Checkpoint"),
            .fields(Self.facts(of: checkpoint, signedWith: key)),
        ]
    }

    /// The facts of the entry: what, when, how much, and on whose authority.
    private var facts: [Field] {
        guard let entry = CanonicalJSON(entry) else { return [] }
        let (memo, authority) = (entry["memo"].text, entry["authority"])
        let kind = authority["kind"].text
        let signer = authority[kind == "customer" ? "customer" : "holder"].text
        return [
            Field("What", entry["purpose"].text),
            Field("When", "\(entry["date"].text), written \(entry["time"].time)"),
        ] + entry["legs"].elements.map(Self.leg)
            + (memo.isEmpty ? [] : [Field("Memo", memo)])
            + [Field("By", kind == "none" ? "none needed" : "the \(kind) (\(signer))")]
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

    private static func leg(_ leg: CanonicalJSON) -> Field {
        let money = Money(won: leg["amount"].number).description
        return Field(
            leg["side"].text == "debit" ? "From" : "To",
            "\(leg["account"].text)  \(money)  (\(leg["text"].text))"
        )
    }
}

extension CanonicalJSON {
    fileprivate subscript(key: String) -> CanonicalJSON {
        guard case .object(let members) = self else { return .string("") }
        return members.first { $0.key == key }?.value ?? .string("")
    }

    fileprivate var text: String { if case .string(let text) = self { text } else { "" } }
    fileprivate var number: Int64 { if case .integer(let number) = self { number } else { 0 } }
    fileprivate var time: String { Timestamp(milliseconds: number).description }
    fileprivate var elements: [CanonicalJSON] {
        if case .array(let elements) = self { elements } else { [] }
    }
}
