public import Bookkeeping

extension Request {
    /// Returns the damaged forms of this request that decoding accepts or refuses wrongly.
    ///
    /// In each form, one field is added, removed or changed. The new value is a control
    /// character, or a number with an additional sign or leading zero. Decoding must refuse the
    /// form with an error that names the field and the purpose.
    /// - Returns: A description of each form that is not refused in this way; empty if all are
    ///   refused.
    public func acceptedChanges() -> [String] {
        let intent = Intent(id: .random(), self)
        guard (try? intent.request(as: Self.self)) == self else { return ["no change"] }
        var changes: [(field: String, text: String?)] = [("another", "1")]
        for (field, text) in intent.content.sorted(by: { $0.key < $1.key }) {
            changes += [(field, nil), (field, "\u{7}")]
            if Int(text) != nil { changes += [(field, "0" + text), (field, "+" + text)] }
        }
        return changes.compactMap { field, text in
            var content = intent.content
            content[field] = text
            let changed = Intent(id: intent.id, purpose: purpose, content: content)
            do throws(BankError) {
                _ = try changed.request(as: Self.self)
            } catch {
                let isRight =
                    error.code == "request.malformed"
                    && error.message.contains("'\(field)'")
                    && error.message.contains("'\(purpose)'")
                if isRight { return nil }
            }
            return "'\(field)' of '\(purpose)' as \(text ?? "nothing")"
        }
    }
}
