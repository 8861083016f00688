extension String {
    /// The text without the spaces at its end.
    var withoutTrailingSpaces: String {
        let end = utf8.lastIndex { $0 != UInt8(ascii: " ") }
        return end.map { String(self[...$0]) } ?? ""
    }
}
