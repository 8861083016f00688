/// A proof that an entry is in the log, which can be verified without the book.
///
/// The text of a receipt is a C2SP tlog-proof: the canonical entry, its index in the log, an
/// inclusion proof and a signed checkpoint.
public struct EntryReceipt: Sendable, Hashable {
    /// The first line of every receipt.
    public static let firstLine = "c2sp.org/tlog-proof@v1"
    private static let greatestLength = 1 << 21

    /// The canonical bytes of the entry; see ``LedgerEntry/canonicalBytes``.
    public let entry: [UInt8]
    /// The proof that the entry is in the tree of the checkpoint.
    public let proof: InclusionProof
    /// The signed checkpoint.
    public let note: SignedNote

    public init(entry: [UInt8], proof: InclusionProof, note: SignedNote) {
        self.entry = entry
        self.proof = proof
        self.note = note
    }

    /// Parses a receipt.
    /// - Parameter text: The receipt in UTF-8.
    /// - Throws: ``BankError`` `receipt.format` for malformed text, `receipt.entry` when the entry
    ///   is not canonical JSON, and `checkpoint.format` for a malformed checkpoint.
    public init(parsing text: some Collection<UInt8>) throws(BankError) {
        guard text.count <= Self.greatestLength else {
            throw Self.error("it is longer than \(Self.greatestLength) bytes")
        }
        let lineFeed = UInt8(ascii: "\n")
        let lines = Array(text).split(separator: lineFeed, omittingEmptySubsequences: false)
        guard let first = lines.first, first.elementsEqual(Self.firstLine.utf8) else {
            throw Self.error("the first line is not '\(Self.firstLine)'")
        }
        guard let blank = lines.firstIndex(where: { $0.isEmpty }), blank >= 3 else {
            throw Self.error("it ends before the checkpoint")
        }
        guard let entry = Self.value(of: "extra", lines[1]).flatMap({ Base64.decode($0) }) else {
            throw Self.error("the second line must be 'extra' and the encoded entry")
        }
        guard let leaf = Self.value(of: "index", lines[2]).flatMap({ Int64(canonical: $0) }) else {
            throw Self.error("the third line is not 'index' and a number")
        }
        var path: [SHA256Digest] = []
        for line in lines[3..<blank] {
            guard let hash = Base64.decode(line).flatMap({ SHA256Digest(bytes: $0) }),
                path.count < Int64.bitWidth
            else { throw Self.error("a line between 'index' and the checkpoint is not a hash") }
            path.append(hash)
        }
        guard case .object = CanonicalJSON(entry) else {
            throw BankError(
                .badData,
                code: "receipt.entry",
                "the entry of the receipt is not canonical JSON"
            )
        }
        self.entry = entry
        proof = InclusionProof(leaf: leaf, path: path)
        note = try SignedNote(parsing: Array(lines[(blank + 1)...].joined(separator: [lineFeed])))
    }

    private static func value(
        of name: String,
        _ line: ArraySlice<UInt8>
    ) -> ArraySlice<UInt8>? {
        let prefix = "\(name) ".utf8
        return line.starts(with: prefix) ? line.dropFirst(prefix.count) : nil
    }

    /// Verifies the signature of the checkpoint, and the proof that the entry is in the log.
    /// - Parameters:
    ///   - key: The public key of the log, from a source other than the receipt.
    ///   - isValid: The function that verifies Ed25519 signatures.
    /// - Returns: The verified checkpoint.
    /// - Throws: The errors of ``SignedNote/checkpoint(verifiedWith:by:)``, and ``BankError``
    ///   `receipt.proof` when the proof does not connect the entry with the checkpoint.
    @discardableResult
    public func verify(
        with key: VerifierKey,
        by isValid: SignedNote.Verification
    ) throws(BankError) -> Checkpoint {
        let checkpoint = try note.checkpoint(verifiedWith: key, by: isValid)
        guard proof.proves(MerkleTree.leafHash(of: entry), in: checkpoint.head) else {
            throw BankError(
                .refused,
                code: "receipt.proof",
                "the log has another entry at the index of the receipt: the receipt was changed"
            )
        }
        return checkpoint
    }

    private static func error(_ problem: String) -> BankError {
        BankError(.badData, code: "receipt.format", "the text is not a receipt: \(problem)")
    }
}

extension EntryReceipt: CustomStringConvertible {
    /// The text of the receipt, which ``init(parsing:)`` reads.
    public var description: String {
        let hashes = proof.path.map { Base64.text($0.bytes) + "\n" }.joined()
        return "\(Self.firstLine)\nextra \(Base64.text(entry))\nindex \(proof.leaf)\n\(hashes)"
            + "\n\(note)"
    }
}
