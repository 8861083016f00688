import Bookkeeping

extension Request {
    /// Returns the changes of the stored fields that the decoder accepts or blames on another field;
    /// none in a strict decoder.
    ///
    /// Each field is dropped, and replaced by a control character. A field is added.
    public func acceptedChanges() -> [String] {
        let intent = Intent(id: .random(), self)
        guard (try? intent.request(as: Self.self)) == self else { return ["no change"] }
        var changes: [(field: String, text: String?)] = [("another", "1")]
        for field in intent.content.keys.sorted() { changes += [(field, nil), (field, "\u{7}")] }
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
