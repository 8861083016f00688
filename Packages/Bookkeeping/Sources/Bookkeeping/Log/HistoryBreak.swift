/// The acceptance of a restored book, which does not continue the head that the bank has signed last.
///
/// The ledger keeps it as an entry, and a witness as a signed note. So everyone who holds an older
/// checkpoint can see why the entries after the copy are missing.
public struct HistoryBreak: Request {
    /// The head that was signed last before the break.
    public let old: TreeHead
    /// The head of the restored book, from which the log continues.
    public let new: TreeHead

    /// The purpose of the ledger's entry.
    public let purpose = Purpose.historyBreak
    /// The fields of the request.
    public var fields: [String: any RequestField] { ["new": new, "old": old] }

    /// Creates a break.
    /// - Parameters:
    ///   - old: The head that was signed last before the break.
    ///   - new: The head of the restored book.
    public init(from old: TreeHead, to new: TreeHead) {
        self.old = old
        self.new = new
    }

    /// Creates a break from stored fields.
    /// - Throws: ``BankError`` `request.malformed`.
    public init(_ fields: RequestFields) throws(BankError) {
        self.init(from: try fields("old"), to: try fields("new"))
    }

    /// Indicates whether a checkpoint of `size` entries has entries that are lost.
    public func affects(_ size: Int64) -> Bool { size > new.size && size <= old.size }
}

extension HistoryBreak {
    /// Returns the text of the signed note, which is not the text of a checkpoint.
    /// - Parameter origin: The name of the log.
    public func text(in origin: String) -> String {
        "\(origin)\nsigned \(old.requestText)\nrestored \(new.requestText)\n"
    }

    /// Parses the text of a note; nil for a note that is not about a break in the log.
    /// - Parameters:
    ///   - text: The text.
    ///   - origin: The name of the log.
    public init?(parsing text: String, in origin: String) {
        let heads = text.split(separator: "\n").dropFirst().compactMap { line in
            try? TreeHead(requestText: String(line.drop { $0 != " " }.dropFirst()))
        }
        guard heads.count == 2 else { return nil }
        self.init(from: heads[0], to: heads[1])
        guard text.utf8.elementsEqual(self.text(in: origin).utf8) else { return nil }
    }
}

extension Intent {
    /// Returns the intent of accepting a break; one head is accepted only once.
    static func accepting(_ historyBreak: HistoryBreak) -> Intent {
        Intent(id: .historyBreak(from: historyBreak.old), historyBreak)
    }
}

extension TreeHead: RequestField {
    /// The text that a book stores: the number of leaves and the root in hexadecimal digits.
    public var requestText: String { "\(size) \(root)" }

    /// Creates a head from its text.
    public init(requestText: String) throws {
        let parts = requestText.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 2, let size = Int64(canonical: parts[0].utf8),
            let root = SHA256Digest(hexadecimal: String(parts[1]))
        else { throw RequestTextError() }
        self.init(size: size, root: root)
    }
}
